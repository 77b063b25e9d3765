import { createObservable } from '../lib/observable.ts';

/** How many of our dialogs cover the page; a game's clock stops while there is one. */
export const openDialogs = createObservable(0);

/** Counts a dialog as open until the returned function is called. */
export function countOpenDialog(): () => void {
  openDialogs.set(openDialogs.get() + 1);
  return () => openDialogs.set(openDialogs.get() - 1);
}
