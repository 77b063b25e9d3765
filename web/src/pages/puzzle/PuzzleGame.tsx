import { parseTimer } from '@monster/engine';
import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { PageHead } from '../../site/PageHead.tsx';
import { keepCompletion } from '../../game/completions.ts';
import { scoresAfter, solveOf } from '../../game/solved.ts';
import { useLatePart } from '../../lib/useLatePart.ts';
import { Crossword } from '../../play/Crossword.tsx';
import type { PageGame } from '../../play/Crossword.tsx';
import { useEnding } from '../../play/useEnding.ts';
import { useFound } from '../../lib/useFound.ts';
import { usePuzzle } from '../../play/usePuzzle.ts';
import { Message } from '../../site/Message.tsx';
import { useSite } from '../../site/site.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';

interface PuzzleGameProps {
  readonly id: string;
  readonly search: URLSearchParams;
  readonly loading: ReactNode;
  /** Shown for a missing puzzle; without it, a missing puzzle counts as one that failed to load. */
  readonly missing?: ReactNode;
}

const loadEnd = () => import('./PuzzlePopups.tsx');
const loadList = () => import('../../daily/dailyList.ts');
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
  return (
    <ReadyPuzzle
      {...ready}
      timerMinutes={timerMinutes}
      rewardTest={search.get('rewardtest')}
      race={search.get('race')}
    />
  );
}

/** Leads from a solved puzzle to today's and, where that is solved as well, first to one that is not. */
function useWaysOn(isSolved: boolean) {
  const { today } = useSite();
  const find = useCallback(async () => (await loadList()).findUnsolved(today), [today]);
  const unsolved = useFound(isSolved, find);
  if (unsolved === null) return [next];
  return [{ label: 'Next unsolved', go: () => location.assign(`/todaycrossword?puzzle=${unsolved}`) }, next];
}

function ReadyPuzzle(ready: PageGame) {
  const { metadata, puzzle, timerMinutes } = ready;
  const [isOpen, setIsOpen] = useState(false);
  const { solved, onSolved, forget } = useEnding({
    puzzleId: metadata.id,
    record: (game) => {
      keepCompletion({ puzzleId: metadata.id, uid: null, solve: solveOf(metadata, puzzle, game) });
      return scoresAfter(game, false);
    },
    open: () => setIsOpen(true),
  });
  const end = useLatePart(loadEnd, isOpen);
  const waysOn = useWaysOn(solved !== null);
  const [first = next, other] = waysOn;
  return (
    <>
      <PageHead
        title={metadata.title}
        description={`Play ${metadata.title}, a free ${metadata.size}×${metadata.size} crossword by ${metadata.author}.`}
        puzzle={metadata}
      />
      <Crossword
        key={`${metadata.id} ${timerMinutes}`}
        {...ready}
        next={{ ...first, other }}
        waysOn={{ onNextCrossword: next.go }}
        onSolved={onSolved}
        onReopened={forget}
        loadEnd={loadEnd}
      />
      <ErrorBoundary resetOn={solved}>
        {isOpen && solved !== null && end !== null && (
          <end.PuzzlePopups
            metadata={metadata}
            puzzle={puzzle}
            solved={solved}
            waysOn={waysOn}
            onClose={() => setIsOpen(false)}
          />
        )}
      </ErrorBoundary>
    </>
  );
}
