import { sql } from 'kysely';
import { givenRows, inBatches } from './batches.ts';
import type { Db, Queries } from './open.ts';

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
  /** How many attempts to add, if not one. */
  readonly tries?: number;
}

type Counted = Pick<Attempt, 'scope' | 'subject'> & { readonly tries: number };

const keyOf = ({ scope, subject }: Pick<Attempt, 'scope' | 'subject'>): string => `${scope} ${subject}`;
const windowOf = ({ windowStart, windowMs }: Attempt): string => `${windowStart} ${windowMs}`;

/** Adds to the counts of a window, and returns what they are then. */
async function addToWindow(
  kind: Db['kind'],
  trx: Queries,
  { windowStart, windowMs }: Pick<Attempt, 'windowStart' | 'windowMs'>,
  added: readonly Counted[],
): Promise<Counted[]> {
  const rows = added.map(({ scope, subject, tries }) => [scope, subject, tries]);
  // An instance whose clock lags keeps counting in the newer window instead of reopening the old one.
  const newest = windowStart + Math.max(windowMs, clockSkewMs);
  const isSameWindow = sql`attempts.window_start between ${windowStart} and ${newest}`;
  // A count that is lost with the power does no harm, so nobody waits for the disk.
  const unflushed = kind === 'postgres' ? sql`, set_config('synchronous_commit', 'off', true)` : sql``;
  const counted = await sql<Counted>`
    insert into attempts (scope, subject, window_start, tries)
    select value ->> 0, value ->> 1, cast(${windowStart} as bigint), cast(value ->> 2 as integer)
    from ${givenRows({ kind }, rows)} where true
    on conflict (scope, subject) do update set
      tries = case when ${isSameWindow} then attempts.tries + excluded.tries else excluded.tries end,
      window_start = case when ${isSameWindow} then attempts.window_start else excluded.window_start end
    returning scope, subject, tries ${unflushed}`.execute(trx);
  return counted.rows;
}

/** Counts attempts in the same window; of several by the same subject, the last one gets the highest number. */
async function countInWindow(
  kind: Db['kind'],
  trx: Queries,
  attempts: readonly [Attempt, ...Attempt[]],
): Promise<ReadonlyMap<Attempt, number>> {
  const added = new Map<string, Counted>();
  for (const attempt of attempts) {
    const { scope, subject, tries = 1 } = attempt;
    added.set(keyOf(attempt), { scope, subject, tries: (added.get(keyOf(attempt))?.tries ?? 0) + tries });
  }
  // In one order, so that two instances never wait for each other.
  const sorted = [...added].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const counted = await addToWindow(kind, trx, attempts[0], sorted);
  const totals = new Map(counted.map((row) => [keyOf(row), row.tries]));
  const numbers = new Map<Attempt, number>();
  for (const attempt of attempts.toReversed()) {
    const tries = totals.get(keyOf(attempt)) ?? 0;
    numbers.set(attempt, tries);
    totals.set(keyOf(attempt), tries - (attempt.tries ?? 1));
  }
  return numbers;
}

/** Counts another attempt, or several, and returns how many there are in the window, across all instances. */
export const countAttempt = inBatches(
  async ({ kind, unflushed }: Db, given: readonly Attempt[]): Promise<number[]> => {
    // Each gets a number of its own, even if somebody passes the same object twice.
    const attempts = given.map((attempt) => ({ ...attempt }));
    const windows = new Map<string, [Attempt, ...Attempt[]]>();
    for (const attempt of attempts) {
      const others = windows.get(windowOf(attempt));
      if (others === undefined) windows.set(windowOf(attempt), [attempt]);
      else others.push(attempt);
    }
    const count = async (trx: Queries): Promise<number[]> => {
      const numbers = new Map<Attempt, number>();
      for (const inWindow of windows.values())
        for (const [attempt, number] of await countInWindow(kind, trx, inWindow))
          numbers.set(attempt, number);
      return attempts.map((attempt) => numbers.get(attempt) ?? 0);
    };
    return windows.size === 1 ? count(unflushed) : unflushed.transaction().execute(count);
  },
  2,
);

/** Deletes the attempts that no limit counts anymore, and those that a wrong clock stored. */
export async function pruneAttempts(queries: Queries, now: number): Promise<void> {
  // One after the other: for all of it in one statement, SQLite would read the whole table.
  const old = queries.deleteFrom('attempts');
  await old.where('window_start', '<', now - keepAttemptsMs).execute();
  await old.where('window_start', '>', now + keepAttemptsMs).execute();
  // Most of them, in a flood from many addresses.
  await old
    .where('window_start', '<', now - clockSkewMs)
    .where('scope', 'like', `%${scopeOf('', shortestMs)}`)
    .execute();
}
