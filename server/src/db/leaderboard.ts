import type { LeaderboardCheck, LeaderboardEntry, LeaderboardSubmission } from '@monster/contract';
import { sql } from 'kysely';
import { givenRows, inBatches } from './batches.ts';
import { moveCounts, rankOf } from './leaderboardCounts.ts';
import type { Move } from './leaderboardCounts.ts';
import type { Db, Queries } from './open.ts';

const topSize = 100;

/** A score to store under an email and the uid derived from it, by the browser that owns it. */
export interface Submission extends LeaderboardSubmission {
  readonly uid: string;
  readonly owner: string;
  readonly now: number;
}

/** Adds the players who are new, and returns their submissions. */
async function join(
  kind: Db['kind'],
  trx: Queries,
  submissions: readonly Submission[],
): Promise<ReadonlySet<Submission>> {
  const firstOf = new Map<string, Submission>();
  for (const submission of submissions)
    if (!firstOf.has(submission.email)) firstOf.set(submission.email, submission);
  const rows = [...firstOf.values()].map(({ email, uid, displayName, totalScore, now, owner }) => [
    email,
    uid,
    displayName,
    totalScore,
    now,
    owner,
  ]);
  const { rows: joined } = await sql<{ email: string }>`
    insert into leaderboard (email, uid, display_name, total_score, updated_at, owner)
    select value ->> 0, value ->> 1, value ->> 2, cast(value ->> 3 as integer), cast(value ->> 4 as bigint), value ->> 5
    from ${givenRows({ kind }, rows)} where true
    on conflict (email) do nothing returning email`.execute(trx);
  return new Set(joined.flatMap(({ email }) => firstOf.get(email) ?? []));
}

/** Updates the name of a player and raises the total; returns how the total moved, if it did. */
async function raise(trx: Queries, submission: Submission): Promise<Move | undefined> {
  const { email, uid, displayName, totalScore, owner, now } = submission;
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
  return { from: own.total_score, to: totalScore };
}

/**
 * Adds a player, or updates the name and raises the total; a total that is not higher changes neither total nor time.
 * Somebody else's row stays as it is: knowing an email is not enough to change it.
 */
export const submitScore = inBatches(
  async ({ kind, queries }: Db, submissions: readonly Submission[]): Promise<undefined[]> => {
    // In one order, so that two instances never wait for each other; those of one player stay in theirs.
    const sorted = submissions.toSorted((a, b) => (a.email === b.email ? 0 : a.email < b.email ? -1 : 1));
    await queries.transaction().execute(async (trx) => {
      const joined = await join(kind, trx, sorted);
      const moves: Move[] = [...joined].map(({ totalScore }) => ({ from: undefined, to: totalScore }));
      for (const submission of sorted) {
        const move = joined.has(submission) ? undefined : await raise(trx, submission);
        if (move !== undefined) moves.push(move);
      }
      await moveCounts(kind, trx, moves);
    });
    return submissions.map(() => undefined);
  },
  // More would only wait for each other, since they change the same counts.
  2,
);

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
