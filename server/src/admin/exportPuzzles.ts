import type { FullPuzzle } from '@monster/contract';
import { findMany } from '../db/puzzles.ts';
import type { Queries } from '../db/open.ts';
import { puzzleAsFile } from './puzzleAsFile.ts';
import type { ZippedFile } from './zipOf.ts';

/** How many puzzles are in memory at a time. */
const batchSize = 50;

/** Puzzles as files of one format, in the given order. Throws if one is deleted meanwhile: no file may be missing. */
export async function* exportPuzzles(
  queries: Queries,
  ids: readonly string[],
  format: Parameters<typeof puzzleAsFile>[1],
): AsyncGenerator<ZippedFile> {
  const used = new Set<string>();
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize);
    const puzzles = new Map<string, FullPuzzle>();
    for (const puzzle of await findMany(queries, batch)) puzzles.set(puzzle.id, puzzle);
    for (const id of batch) {
      const puzzle = puzzles.get(id);
      if (puzzle === undefined) throw new Error(`the puzzle ${id} was deleted during an export`);
      const { name, content } = puzzleAsFile(puzzle, format);
      // Some systems take two names for the same that differ only in case; the name itself must stay as uploads need it.
      const path = used.has(name.toLowerCase()) ? `${id}/${name}` : name;
      used.add(name.toLowerCase());
      yield { name: path, content };
    }
  }
}
