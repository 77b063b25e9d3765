import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './YourData.module.css';

/** Stands in until the browser has been looked through. */
export function Awaited() {
  return (
    <div role="status" data-awaited>
      <VisuallyHidden>Looking for your data...</VisuallyHidden>
      <div className={styles['placeholder']} />
    </div>
  );
}
