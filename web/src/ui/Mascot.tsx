import styles from './Mascot.module.css';

interface MascotProps {
  readonly className?: string | undefined;
}

/** The site's monster, whose smile is a row of crossword cells. Decoration only; `className` sets its size. */
export function Mascot({ className }: MascotProps) {
  return (
    <svg className={className} viewBox="-0.5 -1 49 49" aria-hidden="true">
      <path
        className={styles['horn']}
        d="M13 15C7 13 5 8 7 2c3 3 7 5 12 6zM35 15c6-2 8-7 6-13-3 3-7 5-12 6z"
      />
      <path
        className={styles['fur']}
        d="M19 7c0-2-.5-3.5-1.5-5C20.5 2.5 22 3 23 4c.5-1.5 1-2.5 2-3.5C26 2 26.5 3 26.5 4c1-.5 2-1 3.5-1-1 1.5-1 3-1 4zM24 5c11 0 17 8 17 19 0 3 .5 5 2 7 1 2-.5 3.5-2.5 3.5L41 42c0 2.5-1.5 4-3.5 4S34 45 32.5 45s-2.5 1-4.25 1S25.5 45 24 45s-2.5 1-4.25 1S17 45 15.5 45s-3 1-5 1S7 44.5 7 42l.5-7.5C5.5 34.5 4 33 5 31c1.5-2 2-4 2-7C7 13 13 5 24 5z"
      />
      <path className={styles['shade']} d="M12 40h2v2h-2zM34 40h2v2h-2zM10 36h2v2h-2zM36 36h2v2h-2z" />
      <circle className={styles['white']} cx="16.5" cy="19" r="6.5" />
      <circle className={styles['white']} cx="31.5" cy="19" r="6.5" />
      <circle className={styles['ink']} cx="17.5" cy="19.5" r="3.5" />
      <circle className={styles['ink']} cx="30.5" cy="19.5" r="3.5" />
      <circle className={styles['white']} cx="18.75" cy="18" r="1.25" />
      <circle className={styles['white']} cx="31.75" cy="18" r="1.25" />
      <path className={styles['ink']} d="M11 28h26c0 8-6 13-13 13s-13-5-13-13z" />
      <path
        className={styles['tongue']}
        d="M17.5 38.5C19 36.5 21 36 24 36s5 .5 6.5 2.5C28.7 39.5 26.5 40 24 40s-4.7-.5-6.5-1.5z"
      />
      <path className={styles['white']} d="M14 28h6v5h-6zM21 28h6v5h-6zM28 28h6v5h-6z" />
    </svg>
  );
}
