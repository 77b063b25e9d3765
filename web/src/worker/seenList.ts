import { isString, listOf } from '../lib/check.ts';
import { withSeen } from './seenPages.ts';

/** Apart from the caches of builds, since what was seen stays so after an update. */
export const seenCache = 'seen';
const place = '/seen';

const isList = listOf(isString);

/** The pages of months and puzzles that were opened here, the last one first. */
export async function readSeen(): Promise<string[]> {
  const stored = await caches.match(place, { cacheName: seenCache });
  const list: unknown = await stored?.json();
  return isList(list) ? list : [];
}

/** Remembers that a page was opened. */
export async function addSeen(page: string): Promise<void> {
  const list = withSeen(await readSeen(), page);
  await (await caches.open(seenCache)).put(place, Response.json(list));
}
