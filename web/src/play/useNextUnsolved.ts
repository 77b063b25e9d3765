import { useEffect, useState } from 'react';

/** Looks for an unsolved puzzle once this one is solved; null until one is found. `find` must keep its identity. */
export function useNextUnsolved(isSolved: boolean, find: () => Promise<string | null>): string | null {
  const [unsolved, setUnsolved] = useState<string | null>(null);
  useEffect(() => {
    if (!isSolved) return undefined;
    let isWanted = true;
    void find().then(
      (found) => isWanted && setUnsolved(found),
      // The other ways on are still there.
      () => undefined,
    );
    return () => void (isWanted = false);
  }, [isSolved, find]);
  return isSolved ? unsolved : null;
}
