import { parseTimer } from '@monster/engine';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Retry } from '../../lib/retry.ts';
import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { keepOffline } from '../../daily/keepOffline.ts';
import { useFreshToday } from './useFreshToday.ts';
import { puzzleRequest, usePuzzle } from '../../play/usePuzzle.ts';
import { Message } from '../../site/Message.tsx';
import { Page } from '../../site/Page.tsx';
import { isUid } from '../../site/uid.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { DailyGame } from './DailyGame.tsx';
import styles from './DailyPage.module.css';

const today = 'today';
const seriesDescription = 'A new crossword every day: the Daily Teaser, free to play.';

interface DailyMessageProps {
  readonly status?: number;
  readonly retry?: Retry | null;
  readonly children: ReactNode;
}

function DailyMessage({ status = 200, retry = null, children }: DailyMessageProps) {
  return (
    <Message isFinal={status !== 200} retry={retry}>
      <PageHead title="Daily Teaser" description={seriesDescription} status={status} isIndexed={false} />
      {children}
    </Message>
  );
}

/** Explains the address format to visitors whose link names no puzzle. */
function AddressHelp() {
  return (
    <Page>
      <PageHead
        title="Daily Teaser"
        description="How to open today's crossword or an earlier one."
        isIndexed={false}
      />
      <div className={styles['help']}>
        <Mascot className={styles['mascot']} />
        <h1>No puzzle specified</h1>
        <p>Expected format:</p>
        <p>
          <code>/todaycrossword?puzzle=today</code>
        </p>
        <p>
          <code>/todaycrossword?puzzle=&#123;id&#125;&amp;timer=&#123;minutes&#125;</code>
        </p>
        <p>An id looks like 05-1-0001. The timer is optional.</p>
        <LinkButton href="/todaycrossword?puzzle=today">Play Today's Crossword</LinkButton>
      </div>
    </Page>
  );
}

function DailyPuzzle({ match, puzzleId }: { match: Match; puzzleId: string }) {
  const { search } = match;
  const timerMinutes = parseTimer(search.get('timer'));
  const query = usePuzzle(puzzleId, String(timerMinutes));
  if (query.status === 'loading') return <DailyMessage>{query.message}</DailyMessage>;
  if (query.status === 'missing') return <DailyMessage status={404}>Puzzle not found</DailyMessage>;
  if (query.status !== 'ready')
    return (
      <DailyMessage status={503} retry={query.retry}>
        {query.message}
      </DailyMessage>
    );
  const { metadata, puzzle, clues, path, drawing } = query;
  const uid = search.get('uid');
  return (
    <>
      <PageHead
        title={puzzleId === today ? `Today's crossword: ${metadata.title}` : metadata.title}
        description={`Play ${metadata.title}, a free ${metadata.size}×${metadata.size} crossword by ${metadata.author}. ${seriesDescription}`}
        puzzle={metadata}
      />
      <DailyGame
        key={`${metadata.id} ${timerMinutes}`}
        metadata={metadata}
        puzzle={puzzle}
        clues={clues}
        path={path}
        drawing={drawing}
        timerMinutes={timerMinutes}
        search={search}
        uid={isUid(uid) ? uid : null}
        rewardTest={search.get('rewardtest')}
        race={search.get('race')}
      />
    </>
  );
}

function View({ match }: { match: Match }) {
  const puzzleId = match.search.get('puzzle') ?? '';
  useFreshToday(puzzleId === today);
  useEffect(keepOffline, []);
  return puzzleId === '' ? <AddressHelp /> : <DailyPuzzle match={match} puzzleId={puzzleId} />;
}

export const page: PageModule = {
  View,
  data: ({ search }) => {
    const puzzleId = search.get('puzzle') ?? '';
    return puzzleId === '' ? [] : [puzzleRequest(puzzleId)];
  },
};
