import type { DatabasePuzzles } from '@monster/contract';
import { matchesSearch } from '@monster/engine';

export type ListedPuzzle = DatabasePuzzles['puzzles'][number];

/** How a puzzle compares: the same in both databases, in both but different, or in only one. */
export type ComparisonResult = 'same' | 'different' | 'main' | 'external';

/** A puzzle id with the puzzle each database has under it. */
export interface ComparedPuzzle {
  readonly id: string;
  readonly result: ComparisonResult;
  readonly main?: ListedPuzzle;
  readonly external?: ListedPuzzle;
}

function comparePuzzle(main: ListedPuzzle | undefined, external: ListedPuzzle | undefined): ComparisonResult {
  if (main === undefined) return 'external';
  if (external === undefined) return 'main';
  const isSame =
    main.title === external.title &&
    main.author === external.author &&
    main.difficulty === external.difficulty;
  return isSame ? 'same' : 'different';
}

/** Compares the two lists puzzle by puzzle; returns the results sorted by id. */
export function compareDatabases(
  main: readonly ListedPuzzle[],
  external: readonly ListedPuzzle[],
): ComparedPuzzle[] {
  const mainById = new Map(main.map((puzzle) => [puzzle.id, puzzle]));
  const externalById = new Map(external.map((puzzle) => [puzzle.id, puzzle]));
  const ids = new Set([...mainById.keys(), ...externalById.keys()]);
  return [...ids].sort().map((id) => {
    const [inMain, inExternal] = [mainById.get(id), externalById.get(id)];
    return {
      id,
      result: comparePuzzle(inMain, inExternal),
      ...(inMain !== undefined && { main: inMain }),
      ...(inExternal !== undefined && { external: inExternal }),
    };
  });
}

/** True when every word of the search is in the id or in what either database has under it. */
export function matchesComparison({ id, main, external }: ComparedPuzzle, search: string): boolean {
  const text = (key: 'title' | 'author'): string => `${main?.[key] ?? ''}\n${external?.[key] ?? ''}`;
  return matchesSearch({ id, title: text('title'), author: text('author'), datePublished: '' }, search);
}

/** Counts the puzzles with each result. */
export function countResults(puzzles: readonly ComparedPuzzle[]): Readonly<Record<ComparisonResult, number>> {
  const counts = { same: 0, different: 0, main: 0, external: 0 };
  for (const { result } of puzzles) counts[result] += 1;
  return counts;
}
