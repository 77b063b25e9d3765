import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useSite } from '../app/site.ts';
import type { AdSize } from './adUnits.ts';

/** Calls back when the page has nothing better to do; Safari has no such call, so there it waits a little. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback);
  else setTimeout(callback, 200);
}

/** Fills a place with a banner where ads are on. No code of ads is loaded before the page is awake, nor where they are off. */
export function useBanner(size: AdSize, retries: boolean): RefObject<HTMLDivElement | null> {
  const { ads } = useSite();
  const place = useRef<HTMLDivElement>(null);
  // A layout effect, since a slot must be destroyed before its div leaves the page.
  useLayoutEffect(() => {
    const element = place.current;
    if (ads === undefined || element === null) return undefined;
    let isGone = false;
    let stop: (() => void) | undefined;
    const start = async (): Promise<void> => {
      const { startBanner } = await import('./startBanner.ts');
      if (!isGone) stop = startBanner(element, ads, size, retries);
    };
    // Without a network there is no ad either.
    whenIdle(() => void start().catch(() => {}));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [ads, size, retries]);
  return place;
}
