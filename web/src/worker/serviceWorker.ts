import { send } from '../api/client.ts';
import { listPuzzles } from '../api/puzzleCalls.ts';
import { addressesToKeep, changingAddresses, isCall, isOfBuild, keptAddress } from './keptPages.ts';
import { offlinePage } from './offlinePage.ts';

declare const self: ServiceWorkerGlobalScope;
/** Every hashed file of this build but those of ads, put in by the build. */
declare const ASSETS: readonly string[];
declare const BUILD: string;

/**
 * One cache a build, filled before the worker takes over, so that old and new files never mix: a waiting worker takes
 * over only when no page of the old build is open, and a page of another build than the worker's is never kept.
 */
const cacheName = `site-${BUILD}`;
const assets = new Set(ASSETS);
const changing = new Set(changingAddresses);

async function keep(cache: Cache, address: string): Promise<void> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) return;
  if (isCall(address) || isOfBuild(await answer.clone().text(), assets)) await cache.put(address, answer);
}

/** Fetches what is missing or may have changed, and forgets what has grown old. */
async function keepDailies(): Promise<void> {
  const cache = await caches.open(cacheName);
  const wanted = addressesToKeep(await send(listPuzzles()));
  const held = new Set((await cache.keys()).map(({ url }) => url.slice(self.origin.length)));
  for (const address of wanted) if (changing.has(address) || !held.has(address)) await keep(cache, address);
  for (const address of held)
    if (!assets.has(address) && !wanted.includes(address)) await cache.delete(address);
}

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(ASSETS);
  await keepDailies();
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function kept(address: string): Promise<Response | undefined> {
  return address === '' ? undefined : (await caches.open(cacheName)).match(address);
}

/** The network first, so that nobody online sees an old page; what is kept when it fails. */
async function freshOrKept(event: FetchEvent, address: string): Promise<Response | undefined> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const answer = preloaded ?? (await fetch(event.request));
    if (answer.status < 500) return answer;
    return (await kept(address)) ?? answer;
  } catch {
    return kept(address);
  }
}

async function answerPage(event: FetchEvent, address: string): Promise<Response> {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return (await freshOrKept(event, address)) ?? new Response(offlinePage, { status: 503, headers });
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.origin) return;
  const address = keptAddress(url);
  if (assets.has(address)) event.respondWith(kept(address).then((file) => file ?? fetch(event.request)));
  else if (event.request.mode === 'navigate') {
    event.respondWith(answerPage(event, address));
    // Once a day there is a new puzzle; with no network the ones at hand stay.
    if (url.pathname === '/todaycrossword') event.waitUntil(keepDailies().catch(() => undefined));
  } else if (isCall(address))
    event.respondWith(freshOrKept(event, address).then((answer) => answer ?? Response.error()));
});
