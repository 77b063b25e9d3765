import { readPuzzle } from '@monster/engine';
import { useMemo } from 'react';
import { useQuery } from '../../api/queries.ts';
import { metadataOf } from '../../game/metadata.ts';
import { useIsInBrowser } from '../../lib/useIsInBrowser.ts';
import { puzzleRequest } from '../../play/usePuzzle.ts';
import type { Match, PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { ownSolve } from './ownSolve.ts';
import { Replay } from './Replay.tsx';
import styles from './ReplayPage.module.css';

const loading = 'Loading the replay...';

function Nothing({ id }: { readonly id: string }) {
  return (
    <div className={styles['nothing']}>
      <p>There is nothing to watch: this browser has no solve of this puzzle as it is now.</p>
      <LinkButton href={id === '' ? '/' : `/puzzles/${encodeURIComponent(id)}`}>
        {id === '' ? 'Back to Monster Lair' : 'Play the puzzle'}
      </LinkButton>
    </div>
  );
}

/** The replay of a puzzle, which comes from the server or, without a network, from what the browser has kept. */
function OwnReplay({ id }: { readonly id: string }) {
  const { data, error, retry } = useQuery(id === '' ? null : puzzleRequest(id));
  const found = useMemo(() => {
    const read = data === undefined ? undefined : readPuzzle(data);
    if (data === undefined || read?.ok !== true) return null;
    const { title } = metadataOf(data, id);
    return { title, puzzle: read.puzzle, moments: ownSolve(read.puzzle, id) };
  }, [data, id]);
  if (id === '') return <Nothing id="" />;
  if (data === undefined && error === undefined) return <p role="status">{loading}</p>;
  if (found === null)
    return <LoadNote loading={loading} failure="The puzzle could not be loaded just now." retry={retry} />;
  const { title, puzzle, moments } = found;
  return (
    <>
      <p>
        Your solve of <a href={`/puzzles/${encodeURIComponent(id)}`}>{title}</a>, as it went.
      </p>
      {moments === null ? <Nothing id={id} /> : <Replay title={title} puzzle={puzzle} moments={moments} />}
    </>
  );
}

function View({ match: { search } }: { match: Match }) {
  const isReady = useIsInBrowser();
  return (
    <Page>
      <PageHead
        title="Watch again"
        description="Your own solve of a crossword as a replay, with a chart of letters over time."
        isIndexed={false}
      />
      <div className={styles['page']}>
        <h1>Watch again</h1>
        {isReady ? (
          <ErrorBoundary>
            <OwnReplay id={search.get('puzzle') ?? ''} />
          </ErrorBoundary>
        ) : (
          <p role="status">{loading}</p>
        )}
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
