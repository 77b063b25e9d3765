import styles from './CompletedTick.module.css';

/** Says that the player has solved this one. */
export function CompletedTick() {
  return (
    <span className={styles['tick']} role="img" aria-label="Completed">
      ✓
    </span>
  );
}
