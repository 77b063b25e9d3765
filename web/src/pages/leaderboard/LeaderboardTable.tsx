import type { Leaderboard, LeaderboardEntry, OwnLeaderboardRow } from '@monster/contract';
import { useLeaderboard } from '../../levels/useLeaderboard.ts';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { RankTable } from '../../ui/ranks/RankTable.tsx';
import type { RankRow } from '../../ui/ranks/RankTable.tsx';
import styles from './LeaderboardPage.module.css';

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
  const toRow = ({ rank, displayName, totalScore }: LeaderboardEntry, isOwn: boolean): RankRow => ({
    rank,
    name: displayName,
    value: totalScore.toLocaleString('en-US'),
    isOwn,
  });
  const rows = entries.map((entry, index) => toRow(entry, index === ownIndex));
  const isBelow = own !== null && own.rank !== null && ownIndex < 0;
  return (
    <RankTable
      valueName="Score"
      rows={isBelow ? [...rows, toRow({ ...own, rank: own.rank ?? 0 }, true)] : rows}
    />
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
