import { randomUUID } from 'node:crypto';
import type { AuditEntry, AuditOutcome, AuditPage, AuditQuery } from '@monster/contract';
import { sql } from 'kysely';
import type { Queries } from './open.ts';

/** How long entries are kept. */
export const keepAuditMs = 365 * 24 * 60 * 60_000;

type NewEntry = Omit<AuditEntry, 'id' | 'times'>;

let written = 0;

/** An id that no other entry has; of entries with the same time, the later one of an instance has the greater id. */
function newId(): string {
  written += 1;
  return `${String(written).padStart(12, '0')}-${randomUUID()}`;
}

/** Writes an entry and returns its id. */
export async function writeEntry(queries: Queries, entry: NewEntry): Promise<string> {
  const id = newId();
  await queries
    .insertInto('audit_entries')
    .values({ ...entry, id, times: 1 })
    .execute();
  return id;
}

/** Writes an entry, or counts it with the earlier ones that have the same id. */
export async function countEntry(queries: Queries, id: string, entry: NewEntry): Promise<void> {
  await queries
    .insertInto('audit_entries')
    .values({ ...entry, id, times: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ at: entry.at, times: sql<number>`audit_entries.times + 1` }),
    )
    .execute();
}

/** Notes how something ended that was entered when it started. */
export async function finishEntry(
  queries: Queries,
  id: string,
  { outcome, subject }: { readonly outcome: AuditOutcome; readonly subject: string },
): Promise<void> {
  await queries.updateTable('audit_entries').set({ outcome, subject }).where('id', '=', id).execute();
}

/** The names of all accounts in the trail, each found by one step in the index, however many entries there are. */
async function listActors(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ actor: string }>`
    with recursive names (actor) as (
      select min(actor) from audit_entries
      union all
      select (select min(actor) from audit_entries where actor > names.actor) from names where actor is not null
    )
    select actor from names where actor is not null`.execute(queries);
  return rows.map(({ actor }) => actor);
}

/** Returns one page of the entries, newest first. */
export async function listEntries(
  queries: Queries,
  { kind, actor, page, pageSize }: AuditQuery,
): Promise<AuditPage> {
  let wanted = queries.selectFrom('audit_entries');
  if (kind !== undefined) wanted = wanted.where('kind', '=', kind);
  if (actor !== undefined) wanted = wanted.where('actor', '=', actor);
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const entries = await wanted
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { entries, actors: await listActors(queries), total, page, pageSize };
}

/** Deletes the entries from before a time. */
export async function pruneEntries(queries: Queries, before: number): Promise<void> {
  await queries.deleteFrom('audit_entries').where('at', '<', before).execute();
}
