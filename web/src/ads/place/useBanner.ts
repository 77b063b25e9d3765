import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLatePart } from '../../lib/useLatePart.ts';
import { useSite } from '../../site/site.ts';
import type { AdSize } from '../startBanner.ts';

/** Loads the ad code, which is needed only when an ad is about to be shown. */
export const loadAdCode = () => import('../adCode.ts');

/** True once the page is idle, for a component that waits for it. Safari cannot tell, so there it waits a little. */
function useIsIdle(isWaiting: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const wake = (): void => setIsIdle(true);
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(wake);
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(wake, 200);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isIdle;
}

/** Fills a place with a banner if ads are on. Their code is loaded once the page is idle, and never if ads are off. */
export function useBanner(size: AdSize, retries: boolean): RefObject<HTMLDivElement | null> {
  const { ads } = useSite();
  const part = useLatePart(loadAdCode, useIsIdle(ads !== undefined));
  const place = useRef<HTMLDivElement>(null);
  // A layout effect, since a slot must be destroyed before its div is removed.
  useLayoutEffect(() => {
    if (ads === undefined || part === null || place.current === null) return undefined;
    return part.startBanner(place.current, ads, size, retries);
  }, [ads, part, size, retries]);
  return place;
}
