import styles from './CompletedTick.module.css';

/** Marks a puzzle that the player has solved. */
export function CompletedTick() {
  return (
    <span className={styles['tick']} role="img" aria-label="Completed">
      ✓
    </span>
  );
}
