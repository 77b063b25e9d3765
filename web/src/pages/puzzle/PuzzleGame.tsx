import { parseTimer } from '@monster/engine';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { PageHead } from '../../app/PageHead.tsx';
import { keepCompletion } from '../../completionStore.ts';
import { addToSession, levelProgress } from '../../levels/progressStore.ts';
import type { Scores } from '../../levels/progressStore.ts';
import { CompletionDialog } from '../../play/CompletionDialog.tsx';
import { Crossword } from '../../play/Crossword.tsx';
import type { CrosswordProps } from '../../play/Crossword.tsx';
import { usePuzzle } from '../../play/usePuzzle.ts';
import { Message } from '../../ui/Message.tsx';

interface PuzzleGameProps {
  readonly id: string;
  readonly search: URLSearchParams;
  readonly loading: ReactNode;
  /** Where it is not told apart, a missing puzzle is one that failed to load. */
  readonly missing?: ReactNode;
}

const next = { label: 'Next Level', go: () => location.assign('/todaycrossword?puzzle=today') };

/** One puzzle on its own, to be played outside of levels and the daily series. */
export function PuzzleGame({ id, search, loading, missing }: PuzzleGameProps) {
  const query = usePuzzle(id);
  if (query.status === 'loading')
    return (
      <>
        <PageHead title="Puzzle" description="A crossword is on its way." isIndexed={false} />
        {loading}
      </>
    );
  if (query.status === 'missing' && missing !== undefined) return missing;
  if (query.status !== 'ready')
    return (
      <Message isFinal>
        <PageHead
          title="Puzzle"
          description="This crossword could not be loaded."
          status={query.status === 'missing' ? 404 : 503}
        />
        Failed to load puzzle. Please try again later.
      </Message>
    );
  return (
    <ReadyPuzzle
      facts={query.facts}
      puzzle={query.puzzle}
      timerMinutes={parseTimer(search.get('timer'))}
      rewardTest={search.get('rewardtest')}
    />
  );
}

function ReadyPuzzle({
  facts,
  puzzle,
  timerMinutes,
  rewardTest,
}: Pick<CrosswordProps, 'facts' | 'puzzle' | 'timerMinutes' | 'rewardTest'>) {
  const [scores, setScores] = useState<Scores | null>(null);
  const onSolved = useCallback(
    (score: number) => {
      keepCompletion(facts.id, null);
      setScores({ level: score, total: levelProgress().totalScore, session: addToSession(score) });
    },
    [facts.id],
  );
  return (
    <>
      <PageHead
        title={facts.title}
        description={`Play ${facts.title}, a free ${facts.size}×${facts.size} crossword by ${facts.author}.`}
      />
      <Crossword
        key={`${facts.id} ${timerMinutes}`}
        facts={facts}
        puzzle={puzzle}
        timerMinutes={timerMinutes}
        rewardTest={rewardTest}
        next={next}
        onSolved={onSolved}
      />
      {scores !== null && (
        <CompletionDialog
          title="Game Complete"
          puzzleId={facts.id}
          scores={scores}
          next={next}
          onClose={() => setScores(null)}
        />
      )}
    </>
  );
}
