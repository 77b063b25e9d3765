import { sql } from 'kysely';
import { bumpContentVersion } from './contentVersion.ts';
import { inExclusiveTransaction } from './open.ts';
import type { Db, Queries } from './open.ts';

interface Place {
  readonly id: string;
  readonly position: number;
}

const batchSize = 500;

async function readPlaces(trx: Queries): Promise<Place[]> {
  return trx.selectFrom('puzzles').select(['id', 'position']).orderBy('position').orderBy('id').execute();
}

async function writePlaces(trx: Queries, places: readonly Place[]): Promise<void> {
  for (let at = 0; at < places.length; at += batchSize) {
    const values = places
      .slice(at, at + batchSize)
      .map(({ id, position }) => sql`(${id}, cast(${position} as integer))`);
    await sql`update puzzles set position = places.column2 from (values ${sql.join(values)}) as places
      where puzzles.id = places.column1`.execute(trx);
  }
}

/** Renumbers the puzzles from 1 in this order, writing only those that move. */
async function renumber(trx: Queries, places: readonly Place[], order: readonly string[]): Promise<void> {
  const before = new Map(places.map(({ id, position }) => [id, position]));
  const after = order.map((id, index) => ({ id, position: index + 1 }));
  await writePlaces(
    trx,
    after.filter(({ id, position }) => before.get(id) !== position),
  );
}

const firstUnknown = (places: readonly Place[], ids: readonly string[]): string | undefined => {
  const known = new Set(places.map(({ id }) => id));
  return ids.find((id) => !known.has(id));
};

/** Puts the given puzzles first, in this order, and keeps the order of the rest. Returns an id that does not exist, if any. */
export async function saveOrder(db: Db, orderedIds: readonly string[]): Promise<string | undefined> {
  return inExclusiveTransaction(db, async (trx) => {
    const places = await readPlaces(trx);
    const unknown = firstUnknown(places, orderedIds);
    if (unknown !== undefined) return unknown;
    const named = new Set(orderedIds);
    const rest = places.map(({ id }) => id).filter((id) => !named.has(id));
    await renumber(trx, places, [...named, ...rest]);
    await bumpContentVersion(trx);
    return undefined;
  });
}

/** True when exactly these puzzles are featured, in this order, apart from those that were deleted. */
async function areFeatured(trx: Queries, places: readonly Place[], ids: readonly string[]): Promise<boolean> {
  const rows = await trx.selectFrom('puzzles').select('id').where('featured', '=', 1).execute();
  const featured = new Set(rows.map(({ id }) => id));
  const known = new Set(places.map(({ id }) => id));
  const now = places.flatMap(({ id }) => (featured.has(id) ? [id] : []));
  return now.join(' ') === ids.filter((id) => known.has(id)).join(' ');
}

async function markFeatured(trx: Queries, ids: readonly string[], featured: boolean): Promise<void> {
  for (let at = 0; at < ids.length; at += batchSize)
    await trx
      .updateTable('puzzles')
      .set({ featured: featured ? 1 : 0 })
      .where('id', 'in', ids.slice(at, at + batchSize))
      .execute();
}

/** Features these puzzles, or no longer does; they keep their places. Returns those that exist. */
export async function setFeatured(
  db: Db,
  ids: readonly string[],
  featured: boolean,
): Promise<ReadonlySet<string>> {
  return inExclusiveTransaction(db, async (trx) => {
    const rows = await trx.selectFrom('puzzles').select('id').where('id', 'in', ids).execute();
    const known = rows.map(({ id }) => id);
    await markFeatured(trx, known, featured);
    if (known.length > 0) await bumpContentVersion(trx);
    return new Set(known);
  });
}

/**
 * Features exactly these puzzles, in this order. They trade positions among themselves in the admin's order, so no
 * other puzzle moves. Changes nothing if an id does not exist, which it returns, or if the featured puzzles are no
 * longer those that the editor started from.
 */
export async function saveFeatured(
  db: Db,
  puzzleIds: readonly string[],
  before?: readonly string[],
): Promise<{ readonly unknownId: string } | 'outdated' | 'saved'> {
  return inExclusiveTransaction(db, async (trx) => {
    const places = await readPlaces(trx);
    const unknownId = firstUnknown(places, puzzleIds);
    if (unknownId !== undefined) return { unknownId };
    if (before !== undefined && !(await areFeatured(trx, places, before))) return 'outdated';
    const featured = new Set(puzzleIds);
    const next = featured.values();
    const order = places.map(({ id }) => (featured.has(id) ? (next.next().value ?? id) : id));
    await renumber(trx, places, order);
    await trx.updateTable('puzzles').set({ featured: 0 }).where('featured', '=', 1).execute();
    await markFeatured(trx, puzzleIds, true);
    await bumpContentVersion(trx);
    return 'saved';
  });
}
