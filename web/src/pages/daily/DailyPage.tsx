import { parseTimer } from '@monster/engine';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { keepOffline } from '../../daily/keepOffline.ts';
import { useFreshToday } from '../../daily/useFreshToday.ts';
import { puzzleRequest, usePuzzle } from '../../play/usePuzzle.ts';
import { Message } from '../../site/Message.tsx';
import { isUid } from '../../site/uid.ts';
import { DailyGame } from './DailyGame.tsx';
import { NoPuzzle } from './NoPuzzle.tsx';

const today = 'today';
const about = 'A new crossword every day: the Daily Teaser, free to play.';

function NoGame({ status = 200, children }: { status?: number; children: ReactNode }) {
  return (
    <Message isFinal={status !== 200}>
      <PageHead title="Daily Teaser" description={about} status={status} isIndexed={false} />
      {children}
    </Message>
  );
}

function Loaded({ match, puzzleId }: { match: Match; puzzleId: string }) {
  const query = usePuzzle(puzzleId);
  const { search } = match;
  if (query.status === 'loading') return <NoGame>Loading puzzle...</NoGame>;
  if (query.status === 'missing') return <NoGame status={404}>Puzzle not found</NoGame>;
  if (query.status !== 'ready')
    return <NoGame status={503}>Failed to load puzzle. Please try again later.</NoGame>;
  const { metadata, puzzle } = query;
  const timerMinutes = parseTimer(search.get('timer'));
  const uid = search.get('uid');
  return (
    <>
      <PageHead
        title={puzzleId === today ? `Today's crossword: ${metadata.title}` : metadata.title}
        description={`Play ${metadata.title}, a free ${metadata.size}×${metadata.size} crossword by ${metadata.author}. ${about}`}
      />
      <DailyGame
        key={`${metadata.id} ${timerMinutes}`}
        metadata={metadata}
        puzzle={puzzle}
        timerMinutes={timerMinutes}
        search={search}
        uid={isUid(uid) ? uid : null}
        rewardTest={search.get('rewardtest')}
      />
    </>
  );
}

function View({ match }: { match: Match }) {
  const puzzleId = match.search.get('puzzle') ?? '';
  useFreshToday(puzzleId === today);
  useEffect(keepOffline, []);
  return puzzleId === '' ? <NoPuzzle /> : <Loaded match={match} puzzleId={puzzleId} />;
}

export const page: PageModule = {
  View,
  data: ({ search }) => {
    const puzzleId = search.get('puzzle') ?? '';
    return puzzleId === '' ? [] : [puzzleRequest(puzzleId)];
  },
};
