import { carryMarks } from '@monster/engine';
import type { Clue, GridMarks } from '@monster/engine';
import { sql } from 'kysely';
import { bumpContentVersion } from './contentVersion.ts';
import type { Queries } from './open.ts';

/** A puzzle to store; its size is its number of rows. */
export interface NewPuzzle extends GridMarks {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly difficulty: number;
  readonly datePublished: string;
  readonly featured: boolean;
  readonly grid: readonly string[];
  readonly acrossClues: readonly Clue[];
  readonly downClues: readonly Clue[];
  readonly introduction?: string | undefined;
}

/** The marks as they are stored: only those that are still on a white cell. */
function marksOf(puzzle: NewPuzzle): string | null {
  const marks = carryMarks(puzzle, puzzle.grid.length, puzzle.grid);
  return Object.keys(marks).length === 0 ? null : JSON.stringify(marks);
}

/** Inserts a puzzle at the end of the admin's order, or replaces the content of the puzzle with the same id. */
export async function savePuzzle(trx: Queries, puzzle: NewPuzzle, now: number): Promise<void> {
  const content = {
    title: puzzle.title,
    author: puzzle.author,
    difficulty: puzzle.difficulty,
    size: puzzle.grid.length,
    date_published: puzzle.datePublished,
    grid: JSON.stringify(puzzle.grid),
    across_clues: JSON.stringify(puzzle.acrossClues),
    down_clues: JSON.stringify(puzzle.downClues),
    marks: marksOf(puzzle),
    introduction: puzzle.introduction ?? null,
    updated_at: now,
  };
  await trx
    .insertInto('puzzles')
    .values({
      ...content,
      id: puzzle.id,
      featured: puzzle.featured ? 1 : 0,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from puzzles)`,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(content))
    .execute();
  await bumpContentVersion(trx);
}

/** True when a puzzle has or had this id: a shipped puzzle is remembered after it is deleted. */
async function isUsed(trx: Queries, id: string): Promise<boolean> {
  const stored = await trx.selectFrom('puzzles').select('id').where('id', '=', id).executeTakeFirst();
  if (stored !== undefined) return true;
  const loaded = trx.selectFrom('loaded_content').select('puzzle_id').where('puzzle_id', '=', id);
  return (await loaded.executeTakeFirst()) !== undefined;
}

/** Takes the next unused id, `{size}-{difficulty}-{serial}`; call it in an exclusive transaction. */
export async function takePuzzleId(trx: Queries, size: number, difficulty: number): Promise<string> {
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
