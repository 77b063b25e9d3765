import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Queries } from './open.ts';
import type { Schema } from './schema.ts';
import { hashToken } from './tokens.ts';

/** A browser has one subscription; more of the same cookie are left over from earlier ones. */
const mostPerPlayer = 5;
const dayMs = 24 * 60 * 60_000;
/** Without a word from its browser, a reminder is deleted after this time: as long as browsers keep a cookie. */
export const keepRemindersMs = 400 * dayMs;
/** No reminder is due later than this, even on a day of 25 hours. */
const furthestMs = 26 * 60 * 60_000;

type Row = Selectable<Schema['reminders']>;

export interface NewReminder extends Pick<Row, 'endpoint' | 'p256dh' | 'auth' | 'minute'> {
  readonly player: string;
  readonly timeZone: string;
  readonly dueAt: number;
  readonly now: number;
}

const idOf = (endpoint: string): string => hashToken(endpoint);

/** Stores a browser's reminder, in place of the one that it had. */
export async function saveReminder({ queries }: Db, reminder: NewReminder): Promise<Row> {
  const { endpoint, p256dh, auth, minute, player, timeZone, dueAt, now } = reminder;
  const wanted = {
    player,
    p256dh,
    auth,
    minute,
    time_zone: timeZone,
    due_at: dueAt,
    try_at: dueAt,
    failures: 0,
    failing_since: null,
    // An instance that is sending at the moment must not set the old time again.
    leased_by: null,
    lease_until: 0,
    seen_at: now,
  };
  return queries.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('reminders')
      .values({ reminder_id: idOf(endpoint), endpoint, sent_on: null, solved_on: null, ...wanted })
      .onConflict((conflict) => conflict.column('reminder_id').doUpdateSet(wanted))
      .returningAll()
      .executeTakeFirstOrThrow();
    await removeOldest(trx, player);
    return row;
  });
}

async function removeOldest(trx: Queries, player: string): Promise<void> {
  const rows = await trx
    .selectFrom('reminders')
    .select('reminder_id')
    .where('player', '=', player)
    .orderBy('seen_at', 'desc')
    .execute();
  const old = rows.slice(mostPerPlayer).map(({ reminder_id: id }) => id);
  if (old.length > 0) await trx.deleteFrom('reminders').where('reminder_id', 'in', old).execute();
}

export async function findReminder(queries: Queries, endpoint: string): Promise<Row | undefined> {
  return queries
    .selectFrom('reminders')
    .selectAll()
    .where('reminder_id', '=', idOf(endpoint))
    .executeTakeFirst();
}

/** Keeps a browser's reminder under the endpoint that its push service has given it instead. */
export async function moveReminder(
  { queries }: Db,
  from: string,
  to: Pick<Row, 'endpoint' | 'p256dh' | 'auth'>,
): Promise<void> {
  await queries.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('reminders')
      .where('reminder_id', '=', idOf(to.endpoint))
      .where('reminder_id', '!=', idOf(from))
      .execute();
    await trx
      .updateTable('reminders')
      .set({ reminder_id: idOf(to.endpoint), ...to, failures: 0, failing_since: null })
      .where('reminder_id', '=', idOf(from))
      .execute();
  });
}

interface SolvedPuzzle extends Pick<NewReminder, 'endpoint' | 'now'> {
  readonly date: string;
}

/** Notes that a browser has solved the puzzle of a date. */
export async function noteSolved(queries: Queries, { endpoint, date, now }: SolvedPuzzle): Promise<void> {
  await queries
    .updateTable('reminders')
    .set({ solved_on: date, seen_at: now })
    .where('reminder_id', '=', idOf(endpoint))
    .where((is) => is.or([is('solved_on', 'is', null), is('solved_on', '<', date)]))
    .execute();
}

export async function removeReminder(queries: Queries, endpoint: string): Promise<void> {
  await queries.deleteFrom('reminders').where('reminder_id', '=', idOf(endpoint)).execute();
}

export async function forgetReminders(trx: Queries, player: string): Promise<void> {
  await trx.deleteFrom('reminders').where('player', '=', player).execute();
}

/** Deletes the reminders of browsers that have said nothing since the given time. */
export async function pruneReminders(queries: Queries, before: number): Promise<void> {
  await queries.deleteFrom('reminders').where('seen_at', '<', before).execute();
}

/** A reminder that this instance has claimed and may send. */
export type ClaimedReminder = Omit<Row, 'player' | 'seen_at' | 'leased_by' | 'lease_until'>;

interface Terms {
  readonly owner: string;
  readonly now: number;
  readonly leaseMs: number;
  readonly limit: number;
}

/** Claims reminders whose time has come, or whose time was set by a clock that was wrong; skips what others claim. */
export async function claimReminders(
  { kind, queries }: Db,
  { owner, now, leaseMs, limit }: Terms,
): Promise<ClaimedReminder[]> {
  const isDue = sql`(try_at <= ${now} or try_at > ${now + furthestMs})
    and (lease_until <= ${now} or lease_until > ${now + leaseMs})`;
  // Mostly there are none, and asking costs no write.
  const { rows: any } = await sql`select 1 from reminders where ${isDue} limit 1`.execute(queries);
  if (any.length === 0) return [];
  const lock = kind === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await sql<ClaimedReminder>`
    with due as materialized (
      select reminder_id from reminders where ${isDue} order by try_at limit ${limit} ${lock})
    update reminders set leased_by = ${owner}, lease_until = ${now + leaseMs}
    where reminder_id in (select reminder_id from due)
    returning reminder_id, endpoint, p256dh, auth, minute, time_zone, due_at, try_at, sent_on, solved_on, failures,
      failing_since`.execute(queries);
  return rows;
}

/** What becomes of a claimed reminder: when it comes next, and what is known of it by then. */
export type Outcome = Partial<Pick<Row, 'due_at' | 'try_at' | 'sent_on' | 'failures' | 'failing_since'>>;

/** Settles a claimed reminder, unless its browser has changed it meanwhile or another instance has taken it over. */
export async function settleReminder(
  queries: Queries,
  owner: string,
  { reminder_id: id }: ClaimedReminder,
  outcome: Outcome | 'delete',
): Promise<void> {
  if (outcome === 'delete') {
    await queries
      .deleteFrom('reminders')
      .where('reminder_id', '=', id)
      .where('leased_by', '=', owner)
      .execute();
    return;
  }
  const { numUpdatedRows: settled } = await queries
    .updateTable('reminders')
    .set({ ...outcome, leased_by: null, lease_until: 0 })
    .where('reminder_id', '=', id)
    .where('leased_by', '=', owner)
    .executeTakeFirstOrThrow();
  // At another time of the same day, there must be no second one.
  if (settled === 0n && outcome.sent_on !== undefined)
    await queries
      .updateTable('reminders')
      .set({ sent_on: outcome.sent_on })
      .where('reminder_id', '=', id)
      .execute();
}
