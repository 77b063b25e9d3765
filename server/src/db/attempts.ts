import { sql } from 'kysely';
import type { Queries } from './open.ts';

/** How long attempts are remembered. */
export const keepAttemptsMs = 24 * 60 * 60_000;

/**
 * How far apart the clocks of two instances may be. A time that lies further ahead than any limit and this explain was
 * stored by a clock that was wrong, and does not count.
 */
export const clockSkewMs = 5 * 60_000;

const shortestMs = 60_000;

/** Names what is counted and for how long, since one call can have several limits. */
export const scopeOf = (call: string, windowMs: number): string => `${call} per ${windowMs} ms`;

/** What is attempted, by whom, and the time window in which attempts are counted. */
export interface Attempt {
  readonly scope: string;
  readonly subject: string;
  readonly windowStart: number;
  readonly windowMs: number;
}

/** Counts one more attempt and returns how many there are in the window, across all instances. */
export async function countAttempt(queries: Queries, attempt: Attempt): Promise<number> {
  const { scope, subject, windowStart, windowMs } = attempt;
  // An instance whose clock lags keeps counting in the newer window instead of reopening the old one.
  const newest = windowStart + Math.max(windowMs, clockSkewMs);
  const isSameWindow = sql`attempts.window_start between ${windowStart} and ${newest}`;
  const { tries } = await queries
    .insertInto('attempts')
    .values({ scope, subject, window_start: windowStart, tries: 1 })
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

/** Deletes the attempts that no limit counts anymore, and those that a wrong clock stored. */
export async function pruneAttempts(queries: Queries, now: number): Promise<void> {
  await queries
    .deleteFrom('attempts')
    .where((eb) =>
      eb.or([
        eb('window_start', '<', now - keepAttemptsMs),
        eb('window_start', '>', now + keepAttemptsMs),
        // Most of them, in a flood from many addresses.
        eb.and([
          eb('scope', 'like', `%${scopeOf('', shortestMs)}`),
          eb('window_start', '<', now - clockSkewMs),
        ]),
      ]),
    )
    .execute();
}
