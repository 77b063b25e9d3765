import { numberGrid, solutionHash } from '@monster/engine';
import type { PuzzleVersion } from '@monster/engine';
import type { Queries } from './open.ts';

/** A grid that a puzzle has or had. */
export interface Edition {
  readonly rows: readonly string[];
  /** `solutionHash` of it. */
  readonly grid: number;
}

export function editionOf(rows: readonly string[]): Edition {
  return { rows, grid: solutionHash(numberGrid(rows).flat()) };
}

/** The grid of a published puzzle. */
export async function findEdition(queries: Queries, id: string, today: string): Promise<Edition | undefined> {
  const row = await queries
    .selectFrom('puzzles')
    .select('grid')
    .where('id', '=', id)
    .where('date_published', '<=', today)
    .executeTakeFirst();
  return row && editionOf(JSON.parse(row.grid) as string[]);
}

/** The grids that a puzzle had before editors changed them, newest first. */
export async function findEarlierEditions(queries: Queries, id: string): Promise<Edition[]> {
  const rows = await queries
    .selectFrom('puzzle_changes')
    .select('before')
    .where('puzzle_id', '=', id)
    .orderBy('at', 'desc')
    .execute();
  const editions = rows.map(({ before }) => editionOf((JSON.parse(before) as PuzzleVersion).rows));
  // Most changes are not about the grid.
  return [...new Map(editions.map((edition) => [edition.grid, edition])).values()];
}
