import type {
  LeaderboardCheck,
  LeaderboardEntry,
  LeaderboardSubmission,
  OwnLeaderboardRow,
} from '@monster/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { isAcceptableName } from '../names/nameFilter.ts';
import { monsterName } from '../names/monsterName.ts';
import { givenRows, inBatches } from './batches.ts';
import { lockTotals, moveCounts, rankOf } from './leaderboardCounts.ts';
import { linkTotals } from './levelBests.ts';
import type { Db, Queries } from './open.ts';
import type { Schema } from './schema.ts';

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
    insert into leaderboard (email, uid, display_name, total_score, updated_at, owner, submitted_at)
    select value ->> 0, value ->> 1, value ->> 2, cast(value ->> 3 as integer), cast(value ->> 4 as bigint),
      value ->> 5, cast(value ->> 4 as bigint)
    from ${givenRows({ kind }, rows)} where true
    on conflict (email) do nothing returning email`.execute(trx);
  return new Set(joined.flatMap(({ email }) => firstOf.get(email) ?? []));
}

/** Updates the name of a player, raises the total, and makes the row the one that was submitted last. */
async function raise(trx: Queries, submission: Submission): Promise<void> {
  const { email, uid, displayName, totalScore, owner, now } = submission;
  await trx
    .updateTable('leaderboard')
    .set({
      uid,
      submitted_at: now,
      // A name that was hidden stays hidden until it is another one.
      is_name_hidden: sql`case when display_name = ${displayName} then is_name_hidden else 0 end`,
      display_name: displayName,
      updated_at: sql`case when total_score < ${totalScore} then cast(${now} as bigint) else updated_at end`,
      total_score: sql`case when total_score < ${totalScore} then cast(${totalScore} as integer) else total_score end`,
    })
    .where('email', '=', email)
    .where('owner', '=', owner)
    .execute();
}

/**
 * Adds a player, or updates the name and raises the total; a total that is not higher changes neither total nor time.
 * Somebody else's row stays as it is: knowing an email is not enough to change it. What the player has proved shows on
 * this row from now on.
 */
export const submitScore = inBatches(
  async ({ kind, queries }: Db, submissions: readonly Submission[]): Promise<undefined[]> => {
    await queries.transaction().execute(async (trx) => {
      await lockTotals(kind, trx);
      const joined = await join(kind, trx, submissions);
      for (const submission of submissions) if (!joined.has(submission)) await raise(trx, submission);
      const moves = await linkTotals(trx, [...new Set(submissions.map(({ owner }) => owner))]);
      await moveCounts(kind, trx, { joined: joined.size, moves });
    });
    return submissions.map(() => undefined);
  },
  1,
);

const publicColumns = ['display_name', 'owner', 'uid', 'is_name_hidden', 'verified_total'] as const;
type PublicRow = Pick<Selectable<Schema['leaderboard']>, (typeof publicColumns)[number]>;

/** The name that others see: the player's own, unless the filter objects or an admin has hidden it. */
function nameOfRow(
  { display_name: name, owner, uid, is_name_hidden: isHidden }: Omit<PublicRow, 'verified_total'>,
  siteName: string,
): string {
  return isHidden === 1 || !isAcceptableName(name, siteName) ? monsterName(owner ?? uid) : name;
}

/** The highest verified totals with their ranks. Equal totals share a rank, and the ranks after them are skipped. */
export async function listTop(queries: Queries, siteName = ''): Promise<LeaderboardEntry[]> {
  const rows = await queries
    .selectFrom('leaderboard')
    .select(publicColumns)
    .where('verified_total', 'is not', null)
    .orderBy('verified_total', 'desc')
    .orderBy('verified_at')
    .orderBy('uid')
    .limit(topSize)
    .execute();
  return rows.map((row) => ({
    rank: rows.findIndex((other) => other.verified_total === row.verified_total) + 1,
    displayName: nameOfRow(row, siteName),
    totalScore: row.verified_total ?? 0,
  }));
}

/** A player's own row, even below the top. Only its owner learns of a total that is not verified. */
export async function findOwn(
  queries: Queries,
  { uid, player, siteName = '' }: { uid: string; player?: string | undefined; siteName?: string },
): Promise<OwnLeaderboardRow | null> {
  const row = await queries
    .selectFrom('leaderboard')
    .select([...publicColumns, 'total_score'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { verified_total: verified, total_score: claimed } = row;
  const isOwner = player !== undefined && row.owner === player;
  if (verified === null && !isOwner) return null;
  const isProved = verified !== null && verified >= claimed;
  return {
    rank: verified === null ? null : await rankOf(queries, verified),
    displayName: nameOfRow(row, siteName),
    totalScore: verified ?? 0,
    unprovenTotal: isOwner && !isProved ? claimed : null,
  };
}

/** Reports whether an email has joined, and under which name. */
export async function checkEmail(queries: Queries, email: string, siteName = ''): Promise<LeaderboardCheck> {
  const row = await queries
    .selectFrom('leaderboard')
    .select(['display_name', 'owner', 'uid', 'is_name_hidden'])
    .where('email', '=', email)
    .executeTakeFirst();
  return { exists: row !== undefined, displayName: row === undefined ? '' : nameOfRow(row, siteName) };
}
