import { parseTimer } from '@monster/engine';
import type { GameState } from '@monster/engine';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { PageHead } from '../../site/PageHead.tsx';
import { keepCompletion } from '../../game/completions.ts';
import { addToSession, levelProgress } from '../../game/levelProgress.ts';
import { solvedGame } from '../../game/solved.ts';
import type { Solved } from '../../game/solved.ts';
import { CompletionDialog } from '../../play/CompletionDialog.tsx';
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

const next = { label: 'Next Level', go: () => location.assign('/todaycrossword?puzzle=today') };

/** A single puzzle, outside the levels and the daily series. */
export function PuzzleGame({ id, search, loading, missing }: PuzzleGameProps) {
  const query = usePuzzle(id);
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
  return (
    <ReadyPuzzle
      metadata={query.metadata}
      puzzle={query.puzzle}
      timerMinutes={parseTimer(search.get('timer'))}
      rewardTest={search.get('rewardtest')}
    />
  );
}

function ReadyPuzzle({
  metadata,
  puzzle,
  timerMinutes,
  rewardTest,
}: Pick<CrosswordProps, 'metadata' | 'puzzle' | 'timerMinutes' | 'rewardTest'>) {
  const [solved, setSolved] = useState<Solved | null>(null);
  const onSolved = useCallback(
    (score: number, game: GameState) => {
      keepCompletion(metadata.id, null);
      const scores = { level: score, total: levelProgress().totalScore, session: addToSession(score) };
      setSolved(solvedGame(scores, game));
    },
    [metadata.id],
  );
  return (
    <>
      <PageHead
        title={metadata.title}
        description={`Play ${metadata.title}, a free ${metadata.size}×${metadata.size} crossword by ${metadata.author}.`}
      />
      <Crossword
        key={`${metadata.id} ${timerMinutes}`}
        metadata={metadata}
        puzzle={puzzle}
        timerMinutes={timerMinutes}
        rewardTest={rewardTest}
        next={next}
        waysOn={{ onNextCrossword: next.go }}
        onSolved={onSolved}
      />
      <ErrorBoundary resetOn={solved}>
        {solved !== null && (
          <CompletionDialog
            title="Game Complete"
            puzzleId={metadata.id}
            solved={solved}
            next={next}
            onClose={() => setSolved(null)}
          />
        )}
      </ErrorBoundary>
    </>
  );
}
