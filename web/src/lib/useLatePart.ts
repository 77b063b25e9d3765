import { startTransition, useEffect, useEffectEvent, useState } from 'react';

const ignore = (): void => {};

/**
 * Loads a part of the code separately, once it is needed. Returns null until it has arrived, and when loading fails. A
 * part that failed is loaded again the next time it is needed.
 */
export function useLatePart<Part>(
  load: () => Promise<Part>,
  isNeeded = true,
  onFailure: () => void = ignore,
): Part | null {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  const fail = useEffectEvent(onFailure);
  const isMissing = isNeeded && loaded === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    load().then(
      (part) => isWanted && startTransition(() => setLoaded({ part })),
      () => isWanted && fail(),
    );
    return () => void (isWanted = false);
  }, [load, isMissing]);
  return loaded?.part ?? null;
}
