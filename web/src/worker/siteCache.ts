import { send } from '../api/client.ts';
import { listPuzzles } from '../api/puzzleCalls.ts';
import { utcToday } from '../lib/utcToday.ts';
import { aheadAddress, dueEnvelopes, envelopeAddresses, openEnvelope, responseOf } from './envelope.ts';
import {
  addressesToKeep,
  changingAddresses,
  isCall,
  isFromBuild,
  mayBeKept,
  offlineAddress,
} from './keptPages.ts';
import { addSeen, readSeen, seenCache } from './seenList.ts';
import { addressesOfSeen } from './seenPages.ts';

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

const openCache = (): Promise<Cache> => caches.open(cacheName);
const fetchNew = (address: string): Promise<Response> => fetch(address, { cache: 'no-cache' });

async function keptAddresses(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => url.slice(self.origin.length));
}

async function keep(cache: Cache, address: string): Promise<void> {
  const response = await fetchNew(address);
  if (!mayBeKept(response)) return;
  if (isCall(address) || isFromBuild(await response.clone().text(), assets))
    await cache.put(address, response);
}

/** Keeps an envelope sealed. It is opened only in passing, to see whether its pages are from this build. */
async function keepEnvelope(cache: Cache, address: string): Promise<void> {
  const response = await fetchNew(address);
  if (!mayBeKept(response)) return;
  const answers = await openEnvelope(await response.clone().arrayBuffer());
  const pages = answers.filter((answer) => !isCall(answer.address));
  if (pages.every(({ body }) => isFromBuild(body, assets))) await cache.put(address, response);
}

/** Fetches the envelopes of the next days, and returns their addresses. What fails is fetched another time. */
async function keepEnvelopes(cache: Cache): Promise<string[]> {
  const response = await fetchNew(aheadAddress);
  const addresses = response.ok ? envelopeAddresses(await response.json()) : [];
  for (const address of addresses) await keepEnvelope(cache, address).catch(() => undefined);
  return addresses;
}

/** Makes kept pages of the days that have come by this device's clock. */
async function openDueEnvelopes(cache: Cache): Promise<void> {
  for (const address of dueEnvelopes(await keptAddresses(cache), utcToday())) {
    const envelope = await cache.match(address);
    const answers = envelope === undefined ? [] : await openEnvelope(await envelope.arrayBuffer());
    for (const answer of answers) await cache.put(answer.address, responseOf(answer, crypto.randomUUID()));
    await cache.delete(address);
  }
}

/** Deletes all but the files of this build and what is wanted. */
async function keepOnly(cache: Cache, wanted: readonly string[]): Promise<void> {
  const all = new Set([...assets, ...wanted]);
  for (const address of await keptAddresses(cache)) if (!all.has(address)) await cache.delete(address);
}

async function wantedOfSeen(): Promise<string[]> {
  return (await readSeen()).flatMap(addressesOfSeen);
}

let lastTurn = Promise.resolve();

/** One after the other, so that none deletes what another has just fetched. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** Fetches what is missing or may have changed, and deletes what is no longer needed. */
export const keepDailies = (): Promise<void> => inTurn(keepDailiesNow);

async function keepDailiesNow(): Promise<void> {
  const cache = await openCache();
  const forEveryone = addressesToKeep(await send(listPuzzles()));
  const cached = new Set(await keptAddresses(cache));
  const wanted = [...new Set([...forEveryone, ...(await wantedOfSeen())])];
  for (const address of wanted) if (changing.has(address) || !cached.has(address)) await keep(cache, address);
  await keepOnly(cache, [...wanted, ...(await keepEnvelopes(cache))]);
}

/** Keeps a month or a puzzle that the player has opened, as it is now, and deletes one that was not opened for long. */
export const keepSeen = (page: string): Promise<void> => inTurn(() => keepSeenNow(page));

async function keepSeenNow(page: string): Promise<void> {
  await addSeen(page);
  const cache = await openCache();
  for (const address of addressesOfSeen(page)) await keep(cache, address);
  const list = await cache.match(listPuzzles().path);
  const published = list && listPuzzles().read(await list.json());
  if (published === undefined) return;
  const envelopes = (await keptAddresses(cache)).filter((address) => address.startsWith(`${aheadAddress}/`));
  await keepOnly(cache, [...addressesToKeep(published), ...(await wantedOfSeen()), ...envelopes]);
}

/** Fills the cache of this build. Without the page for everything else, nothing works offline. */
export async function fillCache(): Promise<void> {
  const cache = await openCache();
  await cache.addAll(ASSETS);
  await keepDailies();
  if ((await cache.match(offlineAddress)) === undefined) throw new Error('The offline page is missing');
}

/** Deletes the caches of other builds. */
export async function deleteOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name !== cacheName && name !== seenCache);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** True for the address of a file of this build. */
export function isAsset(address: string): boolean {
  return assets.has(address);
}

/** A file of this build. */
export async function keptFile(address: string): Promise<Response | undefined> {
  return (await openCache()).match(address);
}

/** What is kept of a page or call on the day that it is now. */
export async function keptResponse(address: string): Promise<Response | undefined> {
  if (address === '') return undefined;
  const cache = await openCache();
  // An envelope that cannot be opened leaves everything as it was.
  await openDueEnvelopes(cache).catch(() => undefined);
  return cache.match(address);
}
