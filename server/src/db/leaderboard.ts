import type { LeaderboardCheck, LeaderboardEntry, LeaderboardSubmission } from '@monster/contract';
import { moveCount, rankOf } from './leaderboardCounts.ts';
import type { Queries } from './open.ts';
import { hashToken } from './tokens.ts';

const topSize = 100;

/** A score to store under an email and the uid derived from it, by the browser that has the owner's token. */
export interface Submission extends LeaderboardSubmission {
  readonly uid: string;
  readonly ownerToken: string;
}

/**
 * Adds a player, or updates the name and raises the total; a total that is not higher changes neither total nor time.
 * Somebody else's row stays as it is: knowing an email is not enough to change it.
 */
export async function submitScore(queries: Queries, submission: Submission, now: number): Promise<void> {
  const { email, uid, displayName, totalScore } = submission;
  const owner = hashToken(submission.ownerToken);
  await queries.transaction().execute(async (trx) => {
    const joined = await trx
      .insertInto('leaderboard')
      .values({ email, uid, display_name: displayName, total_score: totalScore, updated_at: now, owner })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('email')
      .executeTakeFirst();
    if (joined !== undefined) return moveCount(trx, undefined, totalScore);
    // Renaming also locks the row, so the total read here is the one that gets replaced.
    const own = await trx
      .updateTable('leaderboard')
      .set({ display_name: displayName, uid })
      .where('email', '=', email)
      .where('owner', '=', owner)
      .returning('total_score')
      .executeTakeFirst();
    if (own === undefined || totalScore <= own.total_score) return undefined;
    await trx
      .updateTable('leaderboard')
      .set({ total_score: totalScore, updated_at: now })
      .where('email', '=', email)
      .execute();
    return moveCount(trx, own.total_score, totalScore);
  });
}

/** The highest totals with their ranks. Equal totals share a rank, and the ranks after them are skipped. */
export async function listTop(queries: Queries): Promise<LeaderboardEntry[]> {
  const rows = await queries
    .selectFrom('leaderboard')
    .select(['display_name', 'total_score'])
    .orderBy('total_score', 'desc')
    .orderBy('updated_at')
    .orderBy('uid')
    .limit(topSize)
    .execute();
  return rows.map((row) => ({
    rank: rows.findIndex((other) => other.total_score === row.total_score) + 1,
    displayName: row.display_name,
    totalScore: row.total_score,
  }));
}

/** A player's own row, even below the top. */
export async function findOwn(queries: Queries, uid: string): Promise<LeaderboardEntry | null> {
  const row = await queries
    .selectFrom('leaderboard')
    .select(['display_name', 'total_score'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (row === undefined) return null;
  const rank = await rankOf(queries, row.total_score);
  return { rank, displayName: row.display_name, totalScore: row.total_score };
}

/** Reports whether an email has joined, and under which name. */
export async function checkEmail(queries: Queries, email: string): Promise<LeaderboardCheck> {
  const row = await queries
    .selectFrom('leaderboard')
    .select('display_name')
    .where('email', '=', email)
    .executeTakeFirst();
  return { exists: row !== undefined, displayName: row?.display_name ?? '' };
}
