import { GridMark } from '../../ui/prose/GridMark.tsx';
import styles from './SizeRange.module.css';

const sizes = [3, 5, 7, 9, 11, 13, 15];

/** The range of sizes as pictures, each as big as it is; decoration beside the words. */
export function SizeRange() {
  return (
    <div className={styles['range']}>
      {sizes.map((size) => (
        <GridMark key={size} className={styles[`size${size}`]} size={size} />
      ))}
    </div>
  );
}
