import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { difficulty, puzzleId, utcDate } from '@monster/contract';
import { markProblem, MAX_INTRODUCTION_LENGTH } from '@monster/engine';
import type { Clue } from '@monster/engine';
import { z } from 'zod';
import { rootDir } from '../paths.ts';
import { makeRoomFor } from './dailies.ts';
import { inExclusiveTransaction } from './open.ts';
import type { Db, Queries } from './open.ts';
import { findByName, findListItem } from './puzzles.ts';
import { savePuzzle } from './savePuzzle.ts';
import type { NewPuzzle } from './savePuzzle.ts';

const clues = z.record(z.string().regex(/^\d+$/u), z.string().min(1));

/** Cells by their index in the grid, row by row. */
const cells = z.array(z.int());

const contentFile = z
  .object({
    id: puzzleId,
    title: z.string().min(1),
    author: z.string().min(1),
    difficulty,
    datePublished: utcDate,
    featured: z.boolean(),
    grid: z.array(z.string().regex(/^[A-Z#]+$/u)),
    across: clues,
    down: clues,
    /** What clues play with, by entry, such as `1-Across`. */
    notes: z.record(z.string().regex(/^\d+-(?:Across|Down)$/u), z.string().min(1)).default({}),
    circled: cells.optional(),
    shaded: cells.optional(),
    /** What players should know before they start. */
    introduction: z.string().min(1).max(MAX_INTRODUCTION_LENGTH).optional(),
  })
  .superRefine((file, context) => {
    const message = markProblem(file, file.grid);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

export interface ContentPuzzle extends NewPuzzle {
  readonly hash: string;
}

function toClues(
  byNumber: Record<string, string>,
  direction: 'Across' | 'Down',
  notes: Record<string, string>,
): Clue[] {
  return Object.entries(byNumber).map(([number, text]) => {
    const note = notes[`${number}-${direction}`];
    return { number: Number(number), text, ...(note === undefined ? {} : { note }) };
  });
}

/** Reads the shipped puzzles from `content/puzzles`, one JSON file each. */
export function readContent(dir: string = path.join(rootDir, 'content/puzzles')): ContentPuzzle[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(dir, file), 'utf8');
      const { across, down, notes, ...metadata } = contentFile.parse(JSON.parse(text));
      const hash = createHash('sha256').update(text).digest('hex');
      const acrossClues = toClues(across, 'Across', notes);
      return { ...metadata, acrossClues, downClues: toClues(down, 'Down', notes), hash };
    });
}

/** True when the admin or the daily series already has a puzzle with this id, or this puzzle under another id. */
async function isTaken(trx: Queries, puzzle: ContentPuzzle): Promise<boolean> {
  return ((await findListItem(trx, puzzle.id))?.id ?? (await findByName(trx, puzzle))) !== undefined;
}

/** Stores a shipped puzzle and marks it as unedited. */
export async function saveShipped(trx: Queries, puzzle: ContentPuzzle, now: number): Promise<void> {
  await savePuzzle(trx, puzzle, now);
  const mark = { hash: puzzle.hash, loaded_at: now };
  await trx
    .insertInto('loaded_content')
    .values({ puzzle_id: puzzle.id, ...mark })
    .onConflict((conflict) => conflict.column('puzzle_id').doUpdateSet(mark))
    .execute();
}

async function loadPuzzle(trx: Queries, puzzle: ContentPuzzle, now: number): Promise<boolean> {
  const loaded = await trx
    .selectFrom('loaded_content')
    .leftJoin('puzzles', 'puzzles.id', 'loaded_content.puzzle_id')
    .select(['hash', 'loaded_at', 'puzzles.updated_at'])
    .where('puzzle_id', '=', puzzle.id)
    .executeTakeFirst();
  // A puzzle that an admin has deleted or edited since stays as the admin left it.
  if (loaded !== undefined && loaded.updated_at !== loaded.loaded_at) return false;
  if (loaded === undefined && (await isTaken(trx, puzzle))) return false;
  await saveShipped(trx, puzzle, now);
  await makeRoomFor(trx, puzzle);
  return true;
}

/** Stores the shipped puzzles that are new or changed and returns how many. Several instances may run it at once. */
export async function loadContent(db: Db, puzzles: readonly ContentPuzzle[], now: number): Promise<number> {
  return inExclusiveTransaction(db, async (trx) => {
    const rows = await trx.selectFrom('loaded_content').select(['puzzle_id', 'hash']).execute();
    const known = new Map(rows.map((row) => [row.puzzle_id, row.hash]));
    const changed = puzzles.filter((puzzle) => known.get(puzzle.id) !== puzzle.hash);
    let stored = 0;
    for (const puzzle of changed) if (await loadPuzzle(trx, puzzle, now)) stored += 1;
    return stored;
  });
}
