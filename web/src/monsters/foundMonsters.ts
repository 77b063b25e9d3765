import type { Dated } from '@monster/engine';
import type { Completion, Solve } from '../game/completions.ts';

/** A monster that has hatched in this browser. */
export interface FoundMonster {
  /** Without title and date if neither the completion nor the list knows them. */
  readonly puzzle: Dated;
  /** Undefined for a completion from before solves were kept. */
  readonly solve: Solve | undefined;
}

/**
 * Returns the monster of each solved puzzle, the most recent first. Where two players have solved the same one, the
 * first solve counts. What a completion does not say comes from the list of puzzles, which may be empty.
 */
export function foundMonsters(
  completions: readonly Completion[],
  list: readonly Dated[] = [],
): FoundMonster[] {
  const solves = new Map<string, Solve | undefined>();
  for (const { puzzleId, solve } of completions)
    if (solves.get(puzzleId) === undefined) solves.set(puzzleId, solve);
  const listed = new Map(list.map((puzzle) => [puzzle.id, puzzle]));
  return [...solves].toReversed().map(([id, solve]) => ({
    puzzle:
      solve === undefined
        ? (listed.get(id) ?? { id, title: '', datePublished: '' })
        : { id, title: solve.title, datePublished: solve.date },
    solve,
  }));
}
