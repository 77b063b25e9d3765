import type { Leaderboard, LeaderboardEntry, OwnLeaderboardRow } from '@monster/contract';
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
export function findOwnRow(
  entries: readonly LeaderboardEntry[],
  own: Pick<OwnLeaderboardRow, 'rank' | 'displayName'> | null,
): number {
  return entries.findIndex(({ rank, displayName }) => rank === own?.rank && displayName === own.displayName);
}

/** Tells the owner of a total that the server knows nothing about how to prove it. */
function ProofNote({ total, proved }: { readonly total: number; readonly proved: number }) {
  const show = (score: number): string => score.toLocaleString('en-US');
  return (
    <p className={styles['proof']}>
      <strong>
        {proved === 0
          ? `Your total of ${show(total)} is not ranked yet: only you can see it.`
          : `Of your total of ${show(total)}, ${show(proved)} are ranked. Only you can see the rest.`}
      </strong>{' '}
      To prove it, play the levels again in this browser while you are online: the leaderboard counts every
      level that the server has replayed.
    </p>
  );
}

function Board({ data: { entries, own } }: { readonly data: Leaderboard }) {
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
        {own !== null && own.rank !== null && ownIndex < 0 && (
          <Row entry={{ ...own, rank: own.rank }} isOwn />
        )}
      </tbody>
    </table>
  );
}

/** The top 100, followed by the player's own row if it is not among them, and by what is not proved of it. */
export function LeaderboardTable({ uid, changes = 0 }: { uid: string | null; changes?: number }) {
  const { data, error, retry } = useLeaderboard(uid, changes);
  if (data === undefined)
    return (
      <LoadNote
        loading="Loading the leaderboard..."
        failure="The leaderboard could not be loaded. Please try again later."
        retry={error === undefined ? null : retry}
      />
    );
  const { entries, own } = data;
  return (
    <>
      {entries.length === 0 ? <p>Nobody is ranked yet. Be the first!</p> : <Board data={data} />}
      {own !== null && own.unprovenTotal !== null && (
        <ProofNote total={own.unprovenTotal} proved={own.totalScore} />
      )}
    </>
  );
}
