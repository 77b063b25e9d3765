import { LetterGrid } from '../../ui/prose/LetterGrid.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import styles from './HeroPicture.module.css';

const rows = ['     C ', '     L ', ' W   U ', 'MONSTER', ' R     ', ' D     '];

/** The mascot on a small crossword; decoration only. */
export function HeroPicture() {
  return (
    <div className={styles['picture']}>
      <LetterGrid rows={rows} activeRow={3} />
      <Mascot className={styles['mascot']} />
    </div>
  );
}
