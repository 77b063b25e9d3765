import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { reloadStyles } from './reloadStyles.ts';
import { untilNoticed } from './retry.ts';
import type { Retry } from './retry.ts';

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

/**
 * Loads a part that the visitor has asked for. Once loading has failed, it also returns a way to try again; asking for
 * the part another time is a fresh start.
 */
export function useAskedPart<Part>(
  load: () => Promise<Part>,
  isNeeded: boolean,
): { readonly part: Part | null; readonly retry: Retry | null } {
  const [stage, setStage] = useState<'loading' | 'failed' | 'retrying'>('loading');
  if (!isNeeded && stage !== 'loading') setStage('loading');
  const fail = (): void => setStage('failed');
  const loadAll = useCallback(() => reloadStyles().then(load), [load]);
  const part = useLatePart(loadAll, isNeeded && stage !== 'failed', () => {
    if (stage === 'retrying') void untilNoticed().then(fail);
    else fail();
  });
  const retry = { isRunning: stage === 'retrying', start: () => setStage('retrying') };
  return { part, retry: stage === 'loading' ? null : retry };
}
