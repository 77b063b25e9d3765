import { forgetAll } from '../lib/late/forgetting.ts';
import { removeStored } from '../lib/storage.ts';
import { clearBrowserStores } from './browserStores.ts';

/** Deletes everything that this browser keeps for the site, in all of its tabs, except for refusals. */
export async function deleteDevice(): Promise<void> {
  await clearBrowserStores();
  forgetAll();
}

/** Deletes some of it. The clock of a game goes first: alone it would count as a game. */
export function deleteKept(keys: readonly string[]): void {
  // The page has its theme from when it was loaded.
  if (keys.includes('monster-theme')) globalThis.siteTheme?.choose('system');
  for (const key of [...keys].sort((a, b) => b.length - a.length)) removeStored(key);
}
