import { startTransition, useEffect, useState } from 'react';

/** A part of the code that is fetched when it is on the screen: null until it is here, and where that fails. */
export function useLoaded<Part>(load: () => Promise<Part>): Part | null {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  useEffect(() => {
    let isWanted = true;
    load()
      .then((part) => isWanted && startTransition(() => setLoaded({ part })))
      .catch(() => {});
    return () => void (isWanted = false);
  }, [load]);
  return loaded?.part ?? null;
}
