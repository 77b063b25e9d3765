import { send } from '../api/client.ts';
import { listPuzzles } from '../api/puzzleCalls.ts';
import {
  addressesToKeep,
  changingAddresses,
  isCall,
  isFromBuild,
  keptAddress,
  mayBeKept,
} from './keptPages.ts';
import { offlinePage } from './offlinePage.ts';

declare const self: ServiceWorkerGlobalScope;
/** All hashed files of this build except those for ads; filled in by the build. */
declare const ASSETS: readonly string[];
declare const BUILD: string;

/**
 * One cache per build, filled before the worker takes over, so that old and new files never mix: a waiting worker takes
 * over only when no page from the old build is open, and pages from another build are never kept.
 */
const cacheName = `site-${BUILD}`;
const assets = new Set(ASSETS);
const changing = new Set(changingAddresses);

async function keep(cache: Cache, address: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!mayBeKept(response)) return;
  if (isCall(address) || isFromBuild(await response.clone().text(), assets))
    await cache.put(address, response);
}

/** Fetches what is missing or may have changed, and deletes what is no longer needed. */
async function keepDailies(): Promise<void> {
  const cache = await caches.open(cacheName);
  const wanted = addressesToKeep(await send(listPuzzles()));
  const cached = new Set((await cache.keys()).map(({ url }) => url.slice(self.origin.length)));
  for (const address of wanted) if (changing.has(address) || !cached.has(address)) await keep(cache, address);
  for (const address of cached)
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

async function keptResponse(address: string): Promise<Response | undefined> {
  return address === '' ? undefined : (await caches.open(cacheName)).match(address);
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

async function pageResponse(event: FetchEvent, address: string): Promise<Response> {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  return (await freshOrKept(event, address)) ?? new Response(offlinePage, { status: 503, headers });
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.origin) return;
  const address = keptAddress(url);
  if (assets.has(address))
    event.respondWith(keptResponse(address).then((file) => file ?? fetch(event.request)));
  else if (event.request.mode === 'navigate') {
    event.respondWith(pageResponse(event, address));
    // There is a new puzzle every day. If fetching it fails, the kept ones stay.
    if (url.pathname === '/todaycrossword') event.waitUntil(keepDailies().catch(() => undefined));
  } else if (isCall(address))
    event.respondWith(freshOrKept(event, address).then((response) => response ?? Response.error()));
});
