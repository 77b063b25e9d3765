import { numberGrid, solutionHash } from '@monster/engine';
import type { PuzzleVersion } from '@monster/engine';
import type { Queries } from './open.ts';

/** A grid that a puzzle has or had. */
export interface Edition {
  readonly rows: readonly string[];
  /** `solutionHash` of it. */
  readonly grid: number;
  /** When another grid took its place; infinite for the present one. */
  readonly until: number;
}

/** The mark of the solution in these rows. */
export function solutionMark(rows: readonly string[]): number {
  return solutionHash(numberGrid(rows).flat());
}

export function editionOf(rows: readonly string[], until = Infinity): Edition {
  return { rows, grid: solutionMark(rows), until };
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
    .select(['at', 'before'])
    .where('puzzle_id', '=', id)
    .orderBy('at', 'desc')
    .execute();
  const editions = rows.map(({ at, before }) => editionOf((JSON.parse(before) as PuzzleVersion).rows, at));
  // Most changes are not about the grid.
  return editions.filter(({ grid }, index) => grid !== editions[index - 1]?.grid);
}
