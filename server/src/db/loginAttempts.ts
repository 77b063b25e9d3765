import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { keepAttemptsMs } from './attempts.ts';
import type { Queries } from './open.ts';

const addressScope = 'login address';
const nameScope = 'login name';

/** After how many attempts an address has to wait, and how long, in ms. */
const delays: readonly (readonly [attempts: number, wait: number])[] = [
  [13, 300_000],
  [12, 128_000],
  [11, 64_000],
  [10, 32_000],
  [9, 16_000],
  [8, 8_000],
  [7, 4_000],
  [6, 2_000],
  [5, 1_000],
];

/** When many addresses fail on one name, every address that has failed is slowed down; others are let through. */
const nameLimit = { tries: 50, wait: 60_000 };

// Addresses are personal data: only their hashes are stored.
function subjectOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function nameWait(queries: Queries, name: string, now: number): Promise<number> {
  const row = await queries
    .selectFrom('attempts')
    .select('tries')
    .where('scope', '=', nameScope)
    .where('subject', '=', subjectOf(name))
    .where('window_start', '>', now - keepAttemptsMs)
    .executeTakeFirst();
  return (row?.tries ?? 0) >= nameLimit.tries ? nameLimit.wait : 0;
}

/**
 * Counts an attempt before it is made, so that simultaneous attempts count too; `window_start` is when the next one
 * is allowed. Returns how many ms to wait, or 0 to go ahead. A refused attempt does not extend the wait.
 */
export async function countLoginAttempt(
  queries: Queries,
  address: string,
  name: string,
  now: number,
): Promise<number> {
  const subject = subjectOf(address);
  const atLeast = await nameWait(queries, name, now);
  const tries = sql<number>`case when attempts.window_start < ${now - keepAttemptsMs} then 1 else attempts.tries + 1 end`;
  const steps = delays.map(
    ([from, wait]) =>
      sql`when attempts.tries + 1 >= ${sql.lit(from)} then ${sql.lit(Math.max(wait, atLeast))}`,
  );
  const wait = sql`case when attempts.window_start < ${now - keepAttemptsMs} then 0 ${sql.join(steps, sql` `)} else ${sql.lit(atLeast)} end`;
  const counted = await queries
    .insertInto('attempts')
    .values({ scope: addressScope, subject, window_start: now, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'subject'])
        .doUpdateSet({ tries, window_start: sql<number>`cast(${now} as bigint) + ${wait}` })
        .where('attempts.window_start', '<=', now),
    )
    .returning('tries')
    .executeTakeFirst();
  if (counted !== undefined) return 0;
  const row = await queries
    .selectFrom('attempts')
    .select('window_start')
    .where('scope', '=', addressScope)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return Math.max(1, (row?.window_start ?? now) - now);
}

/** Counts a failure against the name; the cleanup job deletes the count after a day. */
export async function recordLoginFailure(queries: Queries, name: string, now: number): Promise<void> {
  await queries
    .insertInto('attempts')
    .values({ scope: nameScope, subject: subjectOf(name), window_start: now, tries: 1 })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'subject']).doUpdateSet({ tries: sql<number>`attempts.tries + 1` }),
    )
    .execute();
}

/** Resets the count of an address that knows the password. */
export async function forgetLoginAttempts(queries: Queries, address: string): Promise<void> {
  await queries
    .deleteFrom('attempts')
    .where('scope', '=', addressScope)
    .where('subject', '=', subjectOf(address))
    .execute();
}
