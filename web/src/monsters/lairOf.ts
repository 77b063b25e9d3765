import { MONSTER_PUZZLE_ID } from '@monster/engine';

/** Shadows to be curious about; more would be a wall. */
const hiddenShown = 23;

interface Listed {
  readonly id: string;
}

/** A player's monsters by their puzzles. */
export interface Lair<Puzzle> {
  /** The last one first; without its puzzle where that is no longer, or not yet, known. */
  readonly found: readonly { readonly id: string; readonly puzzle: Puzzle | undefined }[];
  /** Some of the puzzles whose monsters are still to be found; the special one is told apart. */
  readonly hidden: readonly Puzzle[];
  readonly hiddenCount: number;
  readonly hasSpecial: boolean;
}

/** Sorts out whose monsters have hatched. */
export function lairOf<Puzzle extends Listed>(
  puzzles: readonly Puzzle[],
  solved: readonly string[],
): Lair<Puzzle> {
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  const ids = [...new Set(solved)];
  const hidden = puzzles.filter(({ id }) => !ids.includes(id) && id !== MONSTER_PUZZLE_ID);
  return {
    found: ids.toReversed().map((id) => ({ id, puzzle: byId.get(id) })),
    hidden: hidden.slice(0, hiddenShown),
    hiddenCount: hidden.length,
    hasSpecial: ids.includes(MONSTER_PUZZLE_ID),
  };
}
