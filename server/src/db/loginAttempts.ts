import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { clockSkewMs, countAttempt, keepAttemptsMs } from './attempts.ts';
import type { Db, Queries } from './open.ts';

const addressScope = 'login address';
const nameScope = 'login name';
const laneScope = 'login lane';

export interface LoginLimits {
  /** After how many attempts an address has to wait, and how long, in ms; most attempts first. */
  readonly delays: readonly (readonly [attempts: number, waitMs: number])[];
  /** After how many failures on a name attempts on it take turns, whoever makes them, and how far apart the turns are. */
  readonly name: { readonly failuresPerDay: number; readonly apartMs: number };
  /** How long strangers are asked to wait while many passwords are being checked. */
  readonly floodWaitMs: number;
}

/** Who tries to log in, and as whom. */
export interface LoginAttempt {
  readonly address: string;
  readonly name: string;
  /** True for a browser that has logged in before: strangers who fail on the same name do not hold it up. */
  readonly isKnown: boolean;
}

// Addresses are personal data: only their hashes are stored.
function subjectOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Those who take turns, and how long they have to wait for the next one; `window_start` is when it comes. */
interface Turns {
  readonly scope: string;
  readonly subject: string;
  readonly longestWaitMs: number;
  readonly nextWait: RawBuilder<unknown>;
}

/** The last time at which a turn can come; a later one was stored by a clock that was wrong. */
const latestTurn = ({ longestWaitMs }: Turns, now: number): number => now + longestWaitMs + clockSkewMs;

/** Returns how many ms are left until the next turn. */
async function readWait(queries: Queries, turns: Turns, now: number): Promise<number> {
  const row = await queries
    .selectFrom('attempts')
    .select('window_start')
    .where('scope', '=', turns.scope)
    .where('subject', '=', turns.subject)
    .where('window_start', '>', now)
    .where('window_start', '<=', latestTurn(turns, now))
    .executeTakeFirst();
  return row === undefined ? 0 : row.window_start - now;
}

/** Takes a turn in one statement, so only one of several simultaneous attempts gets it. */
async function takeTurn(queries: Queries, turns: Turns, now: number): Promise<number> {
  const { scope, subject, nextWait } = turns;
  const isForgotten = sql`attempts.window_start < ${now - keepAttemptsMs}`;
  const taken = await queries
    .insertInto('attempts')
    .values({ scope, subject, window_start: now, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'subject'])
        .doUpdateSet({
          tries: sql<number>`case when ${isForgotten} then 1 else attempts.tries + 1 end`,
          window_start: sql<number>`cast(${now} as bigint) + case when ${isForgotten} then 0 else ${nextWait} end`,
        })
        .where((eb) =>
          eb.or([
            eb('attempts.window_start', '<=', now),
            eb('attempts.window_start', '>', latestTurn(turns, now)),
          ]),
        ),
    )
    .returning('tries')
    .executeTakeFirst();
  return taken === undefined ? Math.max(1, await readWait(queries, turns, now)) : 0;
}

function turnsOfAddress(address: string, { delays }: LoginLimits): Turns {
  const steps = delays.map(
    ([from, waitMs]) => sql`when attempts.tries + 1 >= ${sql.lit(from)} then ${sql.lit(waitMs)}`,
  );
  return {
    scope: addressScope,
    subject: subjectOf(address),
    longestWaitMs: Math.max(...delays.map(([, waitMs]) => waitMs)),
    nextWait: sql`case ${sql.join(steps, sql` `)} else 0 end`,
  };
}

function turnsOfName(name: string, { name: { apartMs } }: LoginLimits): Turns {
  return {
    scope: laneScope,
    subject: subjectOf(name),
    longestWaitMs: apartMs,
    nextWait: sql`${sql.lit(apartMs)}`,
  };
}

const startOfDay = (now: number): number => now - (now % keepAttemptsMs);

async function isUnderAttack(
  queries: Queries,
  name: string,
  limits: LoginLimits,
  now: number,
): Promise<boolean> {
  const row = await queries
    .selectFrom('attempts')
    .select('tries')
    .where('scope', '=', nameScope)
    .where('subject', '=', subjectOf(name))
    .where('window_start', '>=', startOfDay(now))
    .where('window_start', '<=', startOfDay(now) + keepAttemptsMs)
    .executeTakeFirst();
  return (row?.tries ?? 0) >= limits.name.failuresPerDay;
}

/**
 * Counts an attempt before it is made, so that simultaneous attempts count too. Returns how many ms to wait, or 0 to go
 * ahead. A refused attempt does not extend the wait.
 */
export async function countLoginAttempt(
  queries: Queries,
  { address, name, isKnown }: LoginAttempt,
  limits: LoginLimits,
  now: number,
): Promise<number> {
  const ofAddress = turnsOfAddress(address, limits);
  // Asked first, so an address that has to wait cannot use up the turns of the name.
  const wait = await readWait(queries, ofAddress, now);
  if (wait > 0) return wait;
  if (!isKnown && (await isUnderAttack(queries, name, limits, now))) {
    const turn = await takeTurn(queries, turnsOfName(name, limits), now);
    if (turn > 0) return turn;
  }
  return takeTurn(queries, ofAddress, now);
}

/** Counts a failure against the name, for the rest of the UTC day. */
export async function recordLoginFailure(db: Db, name: string, now: number): Promise<void> {
  const windowStart = startOfDay(now);
  const subject = subjectOf(name);
  await countAttempt(db, { scope: nameScope, subject, windowStart, windowMs: keepAttemptsMs });
}

/** Resets the count of an address that knows the password. */
export async function forgetLoginAttempts(queries: Queries, address: string): Promise<void> {
  await queries
    .deleteFrom('attempts')
    .where('scope', '=', addressScope)
    .where('subject', '=', subjectOf(address))
    .execute();
}
