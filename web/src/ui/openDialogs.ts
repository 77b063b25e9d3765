const listeners = new Set<() => void>();
let openCount = 0;

/** Whether a dialog of ours covers the page; the clock of a game stands while one does. */
export function hasOpenDialog(): boolean {
  return openCount > 0;
}

/** Tells when the first dialog opens and the last one closes. */
export function subscribeDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Counts a dialog as open until the returned function is called. */
export function countOpenDialog(): () => void {
  const change = (by: 1 | -1): void => {
    openCount += by;
    for (const listener of listeners) listener();
  };
  change(1);
  return () => change(-1);
}
