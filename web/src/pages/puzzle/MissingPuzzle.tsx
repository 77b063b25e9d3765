import { PageHead } from '../../site/PageHead.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import missing from '../../ui/pictures/missing.svg';
import styles from './MissingPuzzle.module.css';

/** A puzzle that is not there. */
export function MissingPuzzle() {
  return (
    <main className={styles['missing']}>
      <PageHead title="Monster not found" description="There is no crossword at this address." status={404} />
      <img className={styles['monster']} src={missing} alt="" width="176" height="176" />
      <h1>MONSTER NOT FOUND</h1>
      <p>This monster puzzle has vanished or never existed.</p>
      <LinkButton href="/">Back to Monster Lair</LinkButton>
    </main>
  );
}
