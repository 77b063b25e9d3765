import { parseTimer } from '@monster/engine';
import type { GameState } from '@monster/engine';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { PageHead } from '../../site/PageHead.tsx';
import { keepCompletion } from '../../game/completions.ts';
import { addToSession, levelProgress } from '../../game/levelProgress.ts';
import { solvedGame, solveOf } from '../../game/solved.ts';
import type { Solved } from '../../game/solved.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { Crossword } from '../../play/Crossword.tsx';
import type { CrosswordProps } from '../../play/Crossword.tsx';
import { usePuzzle } from '../../play/usePuzzle.ts';
import { Message } from '../../site/Message.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';

interface PuzzleGameProps {
  readonly id: string;
  readonly search: URLSearchParams;
  readonly loading: ReactNode;
  /** Shown for a missing puzzle; without it, a missing puzzle counts as one that failed to load. */
  readonly missing?: ReactNode;
}

const loadEnd = () => import('../../play/popups/CompletionDialog.tsx');
const next = { label: 'Next Level', go: () => location.assign('/todaycrossword?puzzle=today') };

/** A single puzzle, outside the levels and the daily series. */
export function PuzzleGame({ id, search, loading, missing }: PuzzleGameProps) {
  const timerMinutes = parseTimer(search.get('timer'));
  const query = usePuzzle(id, String(timerMinutes));
  if (query.status === 'loading')
    return (
      <>
        <PageHead title="Puzzle" description="This crossword is loading." isIndexed={false} />
        {loading}
      </>
    );
  if (query.status === 'missing' && missing !== undefined) return missing;
  if (query.status !== 'ready')
    return (
      <Message isFinal retry={query.retry}>
        <PageHead
          title="Puzzle"
          description="This crossword could not be loaded."
          status={query.status === 'missing' ? 404 : 503}
        />
        {query.message}
      </Message>
    );
  const { status: _status, ...ready } = query;
  return <ReadyPuzzle {...ready} timerMinutes={timerMinutes} rewardTest={search.get('rewardtest')} />;
}

type ReadyPuzzleProps = Pick<
  CrosswordProps,
  'metadata' | 'puzzle' | 'path' | 'drawing' | 'timerMinutes' | 'rewardTest'
>;

function ReadyPuzzle(ready: ReadyPuzzleProps) {
  const { metadata, puzzle, timerMinutes } = ready;
  const [solved, setSolved] = useState<Solved | null>(null);
  const end = useLatePart(loadEnd, solved !== null);
  const onSolved = useCallback(
    (score: number, game: GameState) => {
      keepCompletion({ puzzleId: metadata.id, uid: null, solve: solveOf(metadata, puzzle, game) });
      const scores = { level: score, total: levelProgress().totalScore, session: addToSession(score) };
      setSolved(solvedGame(scores, game));
    },
    [metadata, puzzle],
  );
  return (
    <>
      <PageHead
        title={metadata.title}
        description={`Play ${metadata.title}, a free ${metadata.size}×${metadata.size} crossword by ${metadata.author}.`}
      />
      <Crossword
        key={`${metadata.id} ${timerMinutes}`}
        {...ready}
        next={next}
        waysOn={{ onNextCrossword: next.go }}
        onSolved={onSolved}
        loadEnd={loadEnd}
      />
      <ErrorBoundary resetOn={solved}>
        {solved !== null && end !== null && (
          <end.CompletionDialog
            title="Game Complete"
            puzzle={metadata}
            solved={solved}
            next={next}
            onClose={() => setSolved(null)}
          />
        )}
      </ErrorBoundary>
    </>
  );
}
