import { useEffect, useState } from 'react';

/** Looks for something as soon as it is wanted; null until then and if it cannot be found. `find` must keep its identity. */
export function useFound<Found>(isWanted: boolean, find: () => Promise<Found | null>): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStillWanted = true;
    void find().then(
      (value) => isStillWanted && setFound(value),
      () => undefined,
    );
    return () => void (isStillWanted = false);
  }, [isWanted, find]);
  return isWanted ? found : null;
}
