import sizeStyles from '../../play/gridSize.module.css';
import screenStyles from '../../play/PlayScreen.module.css';
import styles from './PuzzleSkeleton.module.css';

/** The screen of a puzzle of middling size while it is on its way: everything stands where it will be. */
export function PuzzleSkeleton() {
  return (
    <main
      className={`${screenStyles['screen']} ${sizeStyles['sized']}`}
      data-size="9"
      aria-busy="true"
      aria-label="Loading puzzle..."
    >
      <div className={screenStyles['ad']} />
      <header className={`${screenStyles['title']} ${styles['title']}`} />
      <div className={`${screenStyles['metadata']} ${styles['metadata']}`} />
      <div className={`${screenStyles['tools']} ${styles['tools']}`} />
      <div className={screenStyles['board']}>
        <div className={styles['grid']} />
      </div>
      <div className={`${screenStyles['banner']} ${styles['banner']}`} />
    </main>
  );
}
