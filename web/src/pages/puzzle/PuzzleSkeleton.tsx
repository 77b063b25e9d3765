import styles from './PuzzleSkeleton.module.css';

/** The shape of the screen while the puzzle is on its way. */
export function PuzzleSkeleton() {
  return (
    <main className={styles['skeleton']} aria-busy="true" aria-label="Loading puzzle...">
      <div className={styles['line']} />
      <div className={styles['grid']} />
      <div className={styles['line']} />
    </main>
  );
}
