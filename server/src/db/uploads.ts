import type { Metadata, PuzzleContent } from '@monster/formats';
import type { Db, Queries } from './open.ts';
import { savePuzzle } from './puzzles.ts';
import { inStartTransaction } from './startTransaction.ts';

type Name = Pick<Metadata, 'title' | 'author' | 'datePublished'>;

/** The id of the puzzle with this title, author and date: there is one at most. */
export async function findByName(
  queries: Queries,
  { title, author, datePublished }: Name,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('puzzles')
    .select('id')
    .where('title', '=', title)
    .where('author', '=', author)
    .where('date_published', '=', datePublished)
    .executeTakeFirst();
  return row?.id;
}

/** Whether a puzzle has or had this id: shipped ones are remembered after a delete. */
async function isUsed(trx: Queries, id: string): Promise<boolean> {
  const stored = await trx.selectFrom('puzzles').select('id').where('id', '=', id).executeTakeFirst();
  if (stored !== undefined) return true;
  const loaded = trx.selectFrom('loaded_content').select('puzzle_id').where('puzzle_id', '=', id);
  return (await loaded.executeTakeFirst()) !== undefined;
}

/** The next id `{size}-{difficulty}-{serial}` that was never given out. */
async function takeId(trx: Queries, size: number, difficulty: number): Promise<string> {
  const prefix = `${String(size).padStart(2, '0')}-${difficulty}`;
  const serials = trx.selectFrom('puzzle_serials').select('last_serial').where('prefix', '=', prefix);
  let serial = (await serials.executeTakeFirst())?.last_serial ?? 0;
  let id: string;
  do {
    serial += 1;
    id = `${prefix}-${String(serial).padStart(4, '0')}`;
  } while (await isUsed(trx, id));
  await trx
    .insertInto('puzzle_serials')
    .values({ prefix, last_serial: serial })
    .onConflict((conflict) => conflict.column('prefix').doUpdateSet({ last_serial: serial }))
    .execute();
  return id;
}

/** Stores a puzzle whole; one of the same title, author and date is replaced and keeps its id and its place. */
export async function storeUpload(
  db: Db,
  { rows, acrossClues, downClues }: PuzzleContent,
  metadata: Metadata,
  now: number,
): Promise<{ id: string; replaced: boolean }> {
  return inStartTransaction(db, async (trx) => {
    const known = await findByName(trx, metadata);
    const id = known ?? (await takeId(trx, rows.length, metadata.difficulty));
    await savePuzzle(trx, { ...metadata, id, grid: rows, acrossClues, downClues, featured: false }, now);
    return { id, replaced: known !== undefined };
  });
}
