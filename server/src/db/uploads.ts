import type { Metadata, PuzzleContent } from '@monster/formats';
import { makeRoom } from './dailies.ts';
import type { Db, Queries } from './open.ts';
import { takePuzzleId } from './puzzleIds.ts';
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

/**
 * Stores a puzzle whole; one of the same title, author and date is replaced and keeps its id and its place.
 * A Daily Teaser takes the place of what the site itself has for its date.
 */
export async function storeUpload(
  db: Db,
  { rows, acrossClues, downClues }: PuzzleContent,
  metadata: Metadata,
  now: number,
): Promise<{ id: string; replaced: boolean }> {
  return inStartTransaction(db, async (trx) => {
    const known = await findByName(trx, metadata);
    const id = known ?? (await takePuzzleId(trx, rows.length, metadata.difficulty));
    await savePuzzle(trx, { ...metadata, id, grid: rows, acrossClues, downClues, featured: false }, now);
    await makeRoom(trx, { ...metadata, id });
    return { id, replaced: known !== undefined };
  });
}
