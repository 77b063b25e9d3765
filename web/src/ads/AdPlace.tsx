import styles from './AdPlace.module.css';

interface AdPlaceProps {
  readonly size: '320x50' | '728x90' | '120x600';
}

/** Where an ad may stand: of its exact size from the first paint on, filled or not. */
export function AdPlace({ size }: AdPlaceProps) {
  return (
    <aside className={styles['place']} data-ad-size={size} aria-label="Advertisement">
      <p aria-hidden="true">Advertisement</p>
    </aside>
  );
}
