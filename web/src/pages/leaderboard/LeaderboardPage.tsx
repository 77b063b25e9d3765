import type { LeaderboardEntry } from '@monster/contract';
import { PageHead } from '../../app/PageHead.tsx';
import type { Match, PageModule } from '../../app/routes.ts';
import { leaderboardPath, useLeaderboard } from '../../levels/leaderboardCalls.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { isUid } from '../../visit/uid.ts';
import styles from './LeaderboardPage.module.css';

function Row({ entry, isOwn }: { entry: LeaderboardEntry; isOwn: boolean }) {
  return (
    <tr className={isOwn ? styles['own'] : undefined}>
      <td>{entry.rank}</td>
      <th scope="row">
        {entry.displayName}
        {isOwn && <span className={styles['you']}> (you)</span>}
      </th>
      <td>{entry.totalScore}</td>
    </tr>
  );
}

function isSame(one: LeaderboardEntry, other: LeaderboardEntry | null): boolean {
  return other !== null && one.rank === other.rank && one.displayName === other.displayName;
}

function Board({ uid }: { uid: string | null }) {
  const everyone = useLeaderboard(null);
  const mine = useLeaderboard(uid);
  const data = mine.data ?? everyone.data;
  if (data === undefined)
    return (
      <p role="status">
        {everyone.error === undefined
          ? 'Loading the leaderboard...'
          : 'The leaderboard could not be loaded. Please try again later.'}
      </p>
    );
  const { entries, own } = data;
  if (entries.length === 0) return <p>Nobody has joined yet. Be the first!</p>;
  const isOutside = own !== null && !entries.some((entry) => isSame(entry, own));
  return (
    <table className={styles['board']}>
      <thead>
        <tr>
          <th scope="col">Rank</th>
          <th scope="col">Name</th>
          <th scope="col">Score</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names and ranks may both repeat
          <Row key={index} entry={entry} isOwn={isSame(entry, own)} />
        ))}
        {isOutside && <Row entry={own} isOwn />}
      </tbody>
    </table>
  );
}

function View({ match }: { match: Match }) {
  const uid = match.search.get('uid');
  return (
    <Page>
      <PageHead
        title="Leaderboard"
        description="The highest total scores of the five-level crossword challenge."
      />
      <div className={styles['page']}>
        <h1>Leaderboard</h1>
        <p>The highest totals over the five levels. Beat the clock to climb.</p>
        <Board uid={isUid(uid) ? uid : null} />
        <LinkButton href="/levels/1-5?puzzle=03-1-0001&timer=3">Take the five-level challenge</LinkButton>
      </div>
    </Page>
  );
}

export const page: PageModule = { View, data: () => [leaderboardPath(null)] };
