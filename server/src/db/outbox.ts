import type { ContactUpdate } from '@monster/contract';
import { sql } from 'kysely';
import type { Db, Queries } from './open.ts';

/** No update waits longer than this for its next attempt, and no claim lasts longer. */
export const longestPauseMs = 2 * 60 * 60_000;

/** An update that this instance has claimed and may deliver. */
export interface ClaimedUpdate extends ContactUpdate {
  readonly seq: number;
  /** How many times it has been tried. */
  readonly attempts: number;
}

/** True when the contact's last update is the same, so that a call that comes twice changes nothing. */
async function isLastUpdate(queries: Queries, contact: string, payload: string): Promise<boolean> {
  const last = await queries
    .selectFrom('outbox')
    .select(['payload', 'status'])
    .where('contact', '=', contact)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.payload === payload && last.status !== 'failed';
}

/** Stores an update after the earlier ones of its contact, unless it repeats the last one: browsers may send it twice. */
export async function storeUpdate(
  queries: Queries,
  { email, customField, value }: ContactUpdate,
  now: number,
): Promise<void> {
  const payload = JSON.stringify({ customField, value });
  if (await isLastUpdate(queries, email, payload)) return;
  for (;;) {
    const { rows } = await sql`
      insert into outbox (contact, seq, payload, status, next_attempt_at, created_at)
      select ${email}, coalesce(max(seq), 0) + 1, ${payload}, 'waiting', ${now}, ${now}
      from outbox where contact = ${email}
      on conflict (contact, seq) do nothing returning seq`.execute(queries);
    if (rows.length > 0) return;
    // Another call for the same contact took the number; try the next one.
  }
}

/**
 * Claims updates that are due, at most one per contact and only its earliest: while one is waiting, claimed or not, the
 * later ones stay behind it. Skips what another instance is claiming at this moment, so no instance waits for another.
 */
export async function claimUpdates(
  { kind, queries }: Db,
  { owner, leaseUntil, now, limit }: { owner: string; leaseUntil: number; now: number; limit: number },
): Promise<ClaimedUpdate[]> {
  // A time further ahead than any wait was stored by a clock that was wrong.
  const latest = now + longestPauseMs;
  const isPast = (time: string) => sql`(${sql.ref(time)} <= ${now} or ${sql.ref(time)} > ${latest})`;
  const lock = kind === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await sql<{ contact: string; seq: number; payload: string; attempts: number }>`
    with due as materialized (
      select contact, seq from outbox first
      where status = 'waiting' and ${isPast('next_attempt_at')} and ${isPast('lease_until')}
        and not exists (select 1 from outbox earlier
          where earlier.contact = first.contact and earlier.seq < first.seq and earlier.status = 'waiting')
      order by next_attempt_at limit ${limit} ${lock})
    update outbox set leased_by = ${owner}, lease_until = ${leaseUntil}
    where (contact, seq) in (select contact, seq from due)
    returning contact, seq, payload, attempts`.execute(queries);
  return rows.map(({ contact, seq, payload, attempts }) => ({
    ...(JSON.parse(payload) as Omit<ContactUpdate, 'email'>),
    email: contact,
    seq,
    attempts,
  }));
}

/** The updates that are still claimed by their owner; one whose claim was lost is left to its new owner. */
function claimedBy(queries: Queries, owner: string, updates: readonly ClaimedUpdate[]) {
  return queries
    .updateTable('outbox')
    .where('status', '=', 'waiting')
    .where('leased_by', '=', owner)
    .where(
      'contact',
      'in',
      updates.map(({ email }) => email),
    );
}

/** Extends a claim; returns the emails of the updates that still belong to it. */
export async function renewClaim(
  queries: Queries,
  owner: string,
  updates: readonly ClaimedUpdate[],
  leaseUntil: number,
): Promise<Set<string>> {
  const rows = await claimedBy(queries, owner, updates)
    .set({ lease_until: leaseUntil })
    .returning('contact')
    .execute();
  return new Set(rows.map(({ contact }) => contact));
}

const tried = { attempts: sql<number>`attempts + 1`, leased_by: null, lease_until: 0 };

/** Finishes claimed updates: delivered, or refused for good. */
export async function finishUpdates(
  queries: Queries,
  owner: string,
  updates: readonly ClaimedUpdate[],
  status: 'sent' | 'failed',
): Promise<void> {
  await claimedBy(queries, owner, updates)
    .set({ status, ...tried })
    .execute();
}

/** Releases claimed updates, each to be tried again at its own time. */
export async function postponeUpdates(
  queries: Queries,
  owner: string,
  updates: readonly ClaimedUpdate[],
  nextAttemptAt: (update: ClaimedUpdate) => number,
): Promise<void> {
  await queries.transaction().execute(async (trx) => {
    for (const update of updates)
      await claimedBy(trx, owner, [update])
        .set({ next_attempt_at: nextAttemptAt(update), ...tried })
        .execute();
  });
}

/** Deletes finished updates stored before the given time. */
export async function pruneUpdates(queries: Queries, before: number): Promise<void> {
  await queries
    .deleteFrom('outbox')
    .where('created_at', '<', before)
    .where('status', '!=', 'waiting')
    .execute();
}

/** Counts the updates that wait, and those refused for good. Answered from an index, however many were sent. */
export async function countUndelivered(queries: Queries): Promise<{ waiting: number; failed: number }> {
  const rows = await queries
    .selectFrom('outbox')
    .select(['status', ({ fn }) => fn.countAll<number>().as('updates')])
    .where('status', 'in', ['waiting', 'failed'])
    .groupBy('status')
    .execute();
  const count = (status: string) => rows.find((row) => row.status === status)?.updates ?? 0;
  return { waiting: count('waiting'), failed: count('failed') };
}

/** How long the update that is due first has been due; zero if none is. */
export async function readOverdueMs(queries: Queries, now: number): Promise<number> {
  const first = await queries
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('status', '=', 'waiting')
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  return Math.max(0, now - (first?.next_attempt_at ?? now));
}
