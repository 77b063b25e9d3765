import { sql } from 'kysely';
import type { Queries } from './open.ts';

/** How long attempts are remembered. */
export const keepAttemptsMs = 24 * 60 * 60_000;

/** What is attempted, by whom, and the start of the time window in which attempts are counted. */
export interface Attempt {
  readonly scope: string;
  readonly subject: string;
  readonly windowStart: number;
}

/** Counts one more attempt and returns how many there are in the window, across all instances. */
export async function countAttempt(queries: Queries, attempt: Attempt): Promise<number> {
  // An instance whose clock lags keeps counting in the newer window instead of reopening the old one.
  const isSameWindow = sql`attempts.window_start >= excluded.window_start`;
  const { tries } = await queries
    .insertInto('attempts')
    .values({
      scope: attempt.scope,
      subject: attempt.subject,
      window_start: attempt.windowStart,
      tries: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'subject']).doUpdateSet({
        tries: sql<number>`case when ${isSameWindow} then attempts.tries + 1 else 1 end`,
        window_start: sql<number>`case when ${isSameWindow} then attempts.window_start else excluded.window_start end`,
      }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow();
  return tries;
}

/** Deletes the attempts that no limit counts anymore. */
export async function pruneAttempts(queries: Queries, now: number): Promise<void> {
  const before = now - keepAttemptsMs;
  await queries.deleteFrom('attempts').where('window_start', '<', before).execute();
}
