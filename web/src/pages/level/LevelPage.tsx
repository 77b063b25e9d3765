import { parseLevel, parseTimer } from '@monster/engine';
import type { LevelNumber } from '@monster/engine';
import type { Retry } from '../../lib/retry.ts';
import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { puzzleRequest, usePuzzle } from '../../play/usePuzzle.ts';
import { Message } from '../../site/Message.tsx';
import { LevelGame } from './LevelGame.tsx';

interface LevelMessageProps {
  readonly children: string;
  readonly status?: number;
  readonly retry?: Retry | null;
}

function LevelMessage({ children, status = 404, retry = null }: LevelMessageProps) {
  return (
    <Message isFinal={status !== 200} retry={retry}>
      <PageHead
        title="Level"
        description="One of the five levels of the crossword challenge."
        status={status}
        isIndexed={false}
      />
      {children}
    </Message>
  );
}

const statuses = { loading: 200, missing: 404, failed: 503 };

function LevelPuzzle({ match, level, puzzleId }: { match: Match; level: LevelNumber; puzzleId: string }) {
  const timerMinutes = parseTimer(match.search.get('timer'));
  const query = usePuzzle(puzzleId, `${level} ${timerMinutes}`);
  if (query.status !== 'ready')
    return (
      <LevelMessage status={statuses[query.status]} retry={query.retry}>
        {query.message}
      </LevelMessage>
    );
  return (
    <>
      <PageHead
        title={`Level ${level}: ${query.metadata.title}`}
        description={`Level ${level} of the five-level crossword challenge: ${query.metadata.title}.`}
        puzzle={query.metadata}
      />
      <LevelGame
        key={`${level} ${puzzleId} ${timerMinutes}`}
        match={match}
        level={level}
        metadata={query.metadata}
        puzzle={query.puzzle}
        clues={query.clues}
        path={query.path}
        drawing={query.drawing}
        timerMinutes={timerMinutes}
        rewardTest={match.search.get('rewardtest')}
      />
    </>
  );
}

function View({ match }: { match: Match }) {
  const level = parseLevel(match.param);
  const puzzleId = match.search.get('puzzle');
  if (level === null) return <LevelMessage>Invalid level path</LevelMessage>;
  if (puzzleId === null || puzzleId === '') return <LevelMessage>No puzzle specified</LevelMessage>;
  return <LevelPuzzle match={match} level={level} puzzleId={puzzleId} />;
}

export const page: PageModule = {
  View,
  data: ({ param, search }) => {
    const id = search.get('puzzle');
    return parseLevel(param) === null || id === null || id === '' ? [] : [puzzleRequest(id)];
  },
};
