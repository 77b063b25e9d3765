import type { ConstructedGrid, SavedConstructed } from '@monster/contract';
import type { Clue } from '@monster/engine';
import { callAdmin, jsonBody } from '../admin/adminSession.ts';
import type { Facts } from '../admin/facts.ts';
import { useAdminQuery } from '../admin/useAdminQuery.ts';
import type { Query } from '../../queries.ts';

const post = <Answer>(name: string, body: object): Promise<Answer> =>
  callAdmin<Answer>(`/admin/api/construct/${name}`, jsonBody('POST', body));

/** The sizes that a puzzle can be made in. */
export function useSizes(): Query<{ readonly sizes: readonly number[] }> {
  return useAdminQuery('/admin/api/construct/sizes');
}

/** A new filled grid. */
export function makeGrid(size: number, difficulty: number): Promise<ConstructedGrid> {
  return post('make', { size, difficulty });
}

/** A fill of the gaps, with other words than those to avoid if there are any. */
export function refillGrid(
  rows: readonly string[],
  avoid: readonly string[],
  difficulty: number,
): Promise<ConstructedGrid> {
  return post('refill', { rows, avoid, difficulty });
}

/** The quality of a full grid, and clues for its words. */
export function rateGrid(rows: readonly string[], difficulty: number): Promise<ConstructedGrid> {
  return post('rate', { rows, difficulty });
}

interface FinishedPuzzle extends Facts {
  readonly rows: readonly string[];
  readonly acrossClues: readonly Clue[];
  readonly downClues: readonly Clue[];
}

export function savePuzzle(puzzle: FinishedPuzzle): Promise<SavedConstructed> {
  return post('save', puzzle);
}
