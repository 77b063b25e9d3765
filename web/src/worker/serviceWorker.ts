import { isCall, keptAddress, offlineAddress } from './keptPages.ts';
import { listenForReminders } from './reminders.ts';
import { addressesOfSeen, seenPage } from './seenPages.ts';
import {
  deleteOtherBuilds,
  fillCache,
  isAsset,
  keepDailies,
  keepSeen,
  keptFile,
  keptResponse,
} from './siteCache.ts';

declare const self: ServiceWorkerGlobalScope;

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await deleteOtherBuilds();
  await self.clients.claim();
}

/** Tries the network first, so that nobody online sees an old page, and what is kept if the network fails. */
async function freshOrKept(event: FetchEvent, address: string): Promise<Response | undefined> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const response = preloaded ?? (await fetch(event.request));
    if (response.status < 500) return response;
    return (await keptResponse(address)) ?? response;
  } catch {
    return keptResponse(address);
  }
}

/** The page that says what works without a network. Its status keeps anybody from taking it for the page asked for. */
async function offlineResponse(): Promise<Response> {
  const page = await keptFile(offlineAddress);
  if (page === undefined) return Response.error();
  return new Response(page.body, { status: 503, headers: page.headers });
}

/** Remembers a page whose answer has come. If that fails, there is another time. */
async function remember(answer: Promise<Response>, page: string): Promise<void> {
  if (page !== '' && (await answer).ok) await keepSeen(page).catch(() => undefined);
}

self.addEventListener('install', (event) => event.waitUntil(fillCache()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

listenForReminders(self);

self.addEventListener('fetch', (event) => {
  const { method, mode, referrer } = event.request;
  const url = new URL(event.request.url);
  if (method !== 'GET' || url.origin !== self.origin) return;
  const address = keptAddress(url);
  if (isAsset(address)) event.respondWith(keptFile(address).then((file) => file ?? fetch(event.request)));
  else if (mode === 'navigate') {
    const answer = freshOrKept(event, address).then((response) => response ?? offlineResponse());
    event.respondWith(answer);
    event.waitUntil(remember(answer, seenPage(address)));
    // There is a new puzzle every day. If fetching it fails, the kept ones stay.
    if (url.pathname === '/todaycrossword') event.waitUntil(keepDailies().catch(() => undefined));
  } else if (isCall(address)) {
    const answer = freshOrKept(event, address).then((response) => response ?? Response.error());
    event.respondWith(answer);
    // A link inside the site loads no document, only what its page is made of.
    const page = referrer.startsWith(self.origin) ? seenPage(keptAddress(new URL(referrer))) : '';
    if (page !== '' && addressesOfSeen(page).includes(address)) event.waitUntil(remember(answer, page));
  }
});
