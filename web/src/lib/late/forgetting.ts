import { isRecord } from '@monster/engine';
import { readStored } from '../storage.ts';

/** What every key of the site begins with. */
const prefix = 'monster-';

/** Stored for a moment, to tell other tabs. Each page listens for it. */
const signal = 'monster-gone';

let isOver = false;

/** From here on, this page stores nothing: it will be replaced, and what it still knows was deleted. */
function storeNothing(): void {
  isOver = true;
  // On all ways to storage at once, those of scripts that are about to leave included.
  Storage.prototype.setItem = () => {};
}

/** Whoever deletes everything agrees to nothing by that: a refusal stays, and nothing but the refusal is in it. */
export function isRefusal(key: string): boolean {
  if (key === 'monster-play-reports') return true;
  const { value } = readStored(key);
  return key === 'monster-consent' && isRecord(value) && value['answer'] === 'rejected';
}

/** Removes what the site has kept. Never throws. */
function sweep(): void {
  for (const storage of [() => localStorage, () => sessionStorage])
    try {
      for (const key of Object.keys(storage()))
        if (key.startsWith(prefix) && !isRefusal(key)) storage().removeItem(key);
    } catch {
      // It is forbidden, so nothing is in it.
    }
}

function tellOthers(): void {
  try {
    localStorage.setItem(signal, '');
    localStorage.removeItem(signal);
  } catch {
    // Storage is full, or forbidden.
  }
}

/** Deletes everything that the site has stored in this browser, in all tabs, except for refusals. */
export function forgetAll(): void {
  tellOthers();
  sweep();
  // Once more, now that there is room for it.
  tellOthers();
  storeNothing();
}

/**
 * What another tab does that has heard of it: it removes what it has written before, and its own session storage, which
 * no other tab can reach. Then it goes to the page that says so, if there is a network.
 */
export function follow(): void {
  if (isOver) return;
  storeNothing();
  sweep();
  if (navigator.onLine) location.replace('/your-data?deleted');
}

/** True when nothing of the site is in local storage but refusals. */
function isSwept(): boolean {
  return Object.keys(localStorage).every((key) => !key.startsWith(prefix) || isRefusal(key));
}

/** Starts a page over whose game was deleted elsewhere, without saving anything of it again. */
export function startOver(): void {
  if (isOver || !navigator.onLine) return;
  // A page that has not loaded all of its code yet does not hear the signal.
  if (isSwept()) {
    follow();
    return;
  }
  storeNothing();
  location.reload();
}
