import styles from './AdPlace.module.css';
import type { AdSize } from '../startBanner.ts';
import { useBanner } from './useBanner.ts';

interface AdPlaceProps {
  readonly size: AdSize;
  /** Distinguishes the ads of one page for screen readers. */
  readonly label?: string;
}

/** A place for an ad. It has its exact size from the first paint on, filled or not. */
export function AdPlace({ size, label = 'Advertisement' }: AdPlaceProps) {
  const slot = useBanner(size, true);
  return (
    <aside className={styles['place']} data-ad-size={size} aria-label={label}>
      <p aria-hidden="true">Advertisement</p>
      <div ref={slot} className={styles['slot']} />
    </aside>
  );
}
