import { useBanner } from '../../ads/place/useBanner.ts';
import styles from './AdSpace.module.css';

/** The banner's place, of the exact size from the first paint; where it does not fit, it stays without an ad. */
export function AdSpace() {
  const slot = useBanner('728x90', false);
  return (
    <div className={styles['frame']}>
      <div className={styles['space']} />
      <p className={styles['label']}>Advertisement Space (728x90)</p>
      <div ref={slot} className={styles['slot']} />
    </div>
  );
}
