import { useSite } from '../../site/site.ts';
import styles from './AdPlace.module.css';
import type { AdSize } from '../startBanner.ts';
import { useBanner } from './useBanner.ts';

interface AdPlaceProps {
  readonly size: AdSize;
  /** Places it on the page. */
  readonly className: string | undefined;
  /** Distinguishes the ads of one page for screen readers. */
  readonly label?: string;
}

/** Whether this site shows ads; where it does not, the page gives their space to the game. */
export function useHasAds(): boolean {
  return useSite().ads !== undefined;
}

/** A place for an ad, if the site has ads. It has its exact size from the first paint on, filled or not. */
export function AdPlace({ size, className, label = 'Advertisement' }: AdPlaceProps) {
  const slot = useBanner(size, true);
  if (!useHasAds()) return null;
  return (
    <div className={className}>
      <aside className={styles['place']} data-ad-size={size} aria-label={label}>
        <p aria-hidden="true">Advertisement</p>
        <div ref={slot} className={styles['slot']} />
      </aside>
    </div>
  );
}
