import type { LeaderboardEntry } from '@monster/contract';
import { useLeaderboard } from '../../levels/useLeaderboard.ts';
import { LoadNote } from '../../ui/LoadNote.tsx';
import styles from './LeaderboardPage.module.css';

function Row({ entry, isOwn }: { entry: LeaderboardEntry; isOwn: boolean }) {
  return (
    <tr className={isOwn ? styles['own'] : undefined}>
      <td data-rank={entry.rank}>
        <span>{entry.rank}</span>
      </td>
      <th scope="row">
        <bdi>{entry.displayName}</bdi>
        {isOwn && <span className={styles['you']}> (you)</span>}
      </th>
      <td>{entry.totalScore.toLocaleString('en-US')}</td>
    </tr>
  );
}

/**
 * Returns the index of the player's row, or -1. Rows have no id, so rank and name decide; of equal rows, only the
 * first counts as the player's.
 */
export function findOwnRow(entries: readonly LeaderboardEntry[], own: LeaderboardEntry | null): number {
  return entries.findIndex(({ rank, displayName }) => rank === own?.rank && displayName === own.displayName);
}

/** The top 100, followed by the player's own row if it is not among them. */
export function LeaderboardTable({ uid }: { uid: string | null }) {
  const { data, error, retry } = useLeaderboard(uid);
  if (data === undefined)
    return (
      <LoadNote
        loading="Loading the leaderboard..."
        failure="The leaderboard could not be loaded. Please try again later."
        retry={error === undefined ? null : retry}
      />
    );
  const { entries, own } = data;
  if (entries.length === 0) return <p>Nobody has joined yet. Be the first!</p>;
  const ownIndex = findOwnRow(entries, own);
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
          <Row key={index} entry={entry} isOwn={index === ownIndex} />
        ))}
        {own !== null && ownIndex < 0 && <Row entry={own} isOwn />}
      </tbody>
    </table>
  );
}
