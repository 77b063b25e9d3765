import { useHasAds } from '../../ads/place/AdPlace.tsx';
import sizeStyles from '../../play/gridSize.module.css';
import screenStyles from '../../play/PlayScreen.module.css';
import { puzzleRequest } from '../../play/usePuzzle.ts';
import type { Match, PageModule } from '../../site/match.ts';
import { Message } from '../../site/Message.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import missing from '../../ui/pictures/missing.svg';
import { PuzzleGame } from './PuzzleGame.tsx';
import styles from './PuzzlePage.module.css';

/** Placeholders where the parts of a medium-sized puzzle will be. */
function PuzzleSkeleton() {
  const hasAds = useHasAds();
  return (
    <main
      className={`${screenStyles['screen']} ${sizeStyles['sized']}`}
      data-ads={hasAds || undefined}
      data-size="9"
      aria-busy="true"
      aria-label="Loading puzzle..."
    >
      {hasAds && <div className={screenStyles['ad']} />}
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

function MissingPuzzle() {
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

/** `/puzzles?puzzle={id}`: the older form of a puzzle's address, which may lack the id. */
function QueryView({ search }: { search: URLSearchParams }) {
  const id = search.get('puzzle') ?? '';
  if (id === '')
    return (
      <Message isFinal>
        <PageHead title="Puzzle" description="Play a crossword by its id." isIndexed={false} />
        No puzzle specified
      </Message>
    );
  return <PuzzleGame id={id} search={search} loading={<Message>Loading puzzle...</Message>} />;
}

function View({ match: { param, search } }: { match: Match }) {
  if (param === '') return <QueryView search={search} />;
  return <PuzzleGame id={param} search={search} loading={<PuzzleSkeleton />} missing={<MissingPuzzle />} />;
}

export const page: PageModule = {
  View,
  data: ({ param, search }) => {
    const id = param === '' ? (search.get('puzzle') ?? '') : param;
    return id === '' ? [] : [puzzleRequest(id)];
  },
};
