import styles from './AdPlace.module.css';

interface AdPlaceProps {
  readonly size: '320x50' | '728x90' | '120x600';
  /** Tells places of one page apart for screen readers. */
  readonly label?: string;
}

/** Where an ad may stand: of its exact size from the first paint on, filled or not. */
export function AdPlace({ size, label = 'Advertisement' }: AdPlaceProps) {
  return (
    <aside className={styles['place']} data-ad-size={size} aria-label={label}>
      <p aria-hidden="true">Advertisement</p>
    </aside>
  );
}
