/** What to store by its key; null removes it. */
export type Changes = ReadonlyMap<string, string | null>;

function put(key: string, text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
}

/** Puts everything back: first what makes room, so that there is enough for the rest. */
function putBack(before: readonly (readonly [key: string, text: string | null])[]): void {
  const growth = ([key, text]: readonly [string, string | null]): number =>
    (text?.length ?? 0) - (localStorage.getItem(key)?.length ?? 0);
  for (const [key, text] of [...before].sort((a, b) => growth(a) - growth(b)))
    try {
      put(key, text);
    } catch {
      // The others can still be put back.
    }
}

/**
 * Writes all changes to local storage in their order, or none: false if the browser has no room for all of them or
 * forbids it, and then everything is as it was.
 */
export function writeTogether(changes: Changes): boolean {
  const before: [string, string | null][] = [];
  try {
    for (const [key, text] of changes) {
      before.push([key, localStorage.getItem(key)]);
      put(key, text);
    }
    return true;
  } catch {
    try {
      putBack(before);
    } catch {
      // Storage is forbidden altogether, so nothing was written either.
    }
    return false;
  }
}
