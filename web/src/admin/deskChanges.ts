import { createObservable } from '../lib/observable.ts';

/** How many changes this page has made that other parts of it show, too. */
export const deskChanges = createObservable(0);

/** Has everything on the page that an admin has fetched be fetched again. */
export function noteDeskChange(): void {
  deskChanges.set(deskChanges.get() + 1);
}
