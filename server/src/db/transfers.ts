import type { Queries } from './open.ts';
import { hashToken } from './tokens.ts';

/** How long progress waits for the other browser. */
export const keepTransfersMs = 10 * 60_000;

/** How much may wait at a time, in characters, so that nobody fills the disk with it. */
export const maxWaitingLength = 256 * 1024 * 1024;

interface Sent {
  readonly id: string;
  /** A token that only the sender has. */
  readonly sender: string;
  readonly now: number;
}

interface Opened {
  readonly id: string;
  /** A token that only the receiver has. */
  readonly receiver: string;
  readonly now: number;
}

async function waitingLength(queries: Queries, now: number): Promise<number> {
  const { length } = await queries
    .selectFrom('transfers')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('length'))
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(length ?? 0);
}

/** Keeps encrypted progress. An id that is there already stays with its first sender. */
export async function addTransfer(
  queries: Queries,
  { id, sender, box, now }: Sent & { readonly box: string },
): Promise<'added' | 'taken' | 'full'> {
  if ((await waitingLength(queries, now)) + box.length > maxWaitingLength) return 'full';
  await queries.deleteFrom('transfers').where('transfer_id', '=', id).where('ends_at', '<=', now).execute();
  const row = {
    transfer_id: id,
    sender: hashToken(sender),
    receiver: null,
    box,
    size: box.length,
    ends_at: now + keepTransfersMs,
  };
  const added = await queries
    .insertInto('transfers')
    .values(row)
    .onConflict((conflict) => conflict.column('transfer_id').doNothing())
    .returning('transfer_id')
    .executeTakeFirst();
  return added === undefined ? 'taken' : 'added';
}

/** Returns the progress to its first receiver, again and again until it has arrived; to anybody else, why not. */
export async function openTransfer(
  queries: Queries,
  { id, receiver, now }: Opened,
): Promise<{ readonly box: string } | 'used' | 'none'> {
  const hash = hashToken(receiver);
  const opened = await queries
    .updateTable('transfers')
    .set({ receiver: hash })
    .where('transfer_id', '=', id)
    .where('ends_at', '>', now)
    .where('box', '<>', '')
    .where((row) => row.or([row('receiver', 'is', null), row('receiver', '=', hash)]))
    .returning('box')
    .executeTakeFirst();
  if (opened !== undefined) return opened;
  const other = await queries
    .selectFrom('transfers')
    .select('transfer_id')
    .where('transfer_id', '=', id)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return other === undefined ? 'none' : 'used';
}

/** Deletes what has arrived. Its row stays until its time is over, so that its code is known to be used. */
export async function finishTransfer(queries: Queries, { id, receiver, now }: Opened): Promise<boolean> {
  const finished = await queries
    .updateTable('transfers')
    .set({ box: '', size: 0 })
    .where('transfer_id', '=', id)
    .where('receiver', '=', hashToken(receiver))
    .where('ends_at', '>', now)
    .returning('transfer_id')
    .executeTakeFirst();
  return finished !== undefined;
}

/** Deletes what its sender no longer wants to be fetched. */
export async function stopTransfer(queries: Queries, { id, sender }: Omit<Sent, 'now'>): Promise<void> {
  await queries
    .deleteFrom('transfers')
    .where('transfer_id', '=', id)
    .where('sender', '=', hashToken(sender))
    .execute();
}

/** What has become of a sender's progress. */
export async function checkTransfer(
  queries: Queries,
  { id, sender, now }: Sent,
): Promise<'waiting' | 'opened' | 'arrived' | 'gone'> {
  const row = await queries
    .selectFrom('transfers')
    .select(['receiver', 'size'])
    .where('transfer_id', '=', id)
    .where('sender', '=', hashToken(sender))
    .where('ends_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return 'gone';
  if (row.receiver === null) return 'waiting';
  return row.size === 0 ? 'arrived' : 'opened';
}

/** Deletes everything whose time is over. */
export async function pruneTransfers(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom('transfers').where('ends_at', '<=', now).execute();
}
