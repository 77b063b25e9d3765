import styles from './AdSpace.module.css';

/** The banner's place, of the exact size from the first paint; a narrow screen shows the part that fits. */
export function AdSpace() {
  return (
    <div className={styles['frame']}>
      <div className={styles['space']} />
      <p className={styles['label']}>Advertisement Space (728x90)</p>
    </div>
  );
}
