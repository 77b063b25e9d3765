import { parseLevel, parseTimer } from '@monster/engine';
import type { LevelNumber } from '@monster/engine';
import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { puzzleRequest, usePuzzle } from '../../play/usePuzzle.ts';
import { Message } from '../../site/Message.tsx';
import { LevelGame } from './LevelGame.tsx';

function LevelMessage({ children, status = 404 }: { children: string; status?: number }) {
  return (
    <Message isFinal={status !== 200}>
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

function LevelPuzzle({ match, level, puzzleId }: { match: Match; level: LevelNumber; puzzleId: string }) {
  const query = usePuzzle(puzzleId);
  if (query.status === 'loading') return <LevelMessage status={200}>Loading puzzle...</LevelMessage>;
  if (query.status !== 'ready') {
    const status = query.status === 'missing' ? 404 : 503;
    return <LevelMessage status={status}>Failed to load puzzle. Please try again later.</LevelMessage>;
  }
  const timerMinutes = parseTimer(match.search.get('timer'));
  return (
    <>
      <PageHead
        title={`Level ${level}: ${query.metadata.title}`}
        description={`Level ${level} of the five-level crossword challenge: ${query.metadata.title}.`}
      />
      <LevelGame
        key={`${level} ${puzzleId} ${timerMinutes}`}
        match={match}
        level={level}
        metadata={query.metadata}
        puzzle={query.puzzle}
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
