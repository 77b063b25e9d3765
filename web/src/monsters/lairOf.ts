import { MONSTER_PUZZLE_ID } from '@monster/engine';

/** Enough shadows to make the player curious; more would be overwhelming. */
const maxHiddenShown = 23;

/** A player's monsters and the puzzles they belong to. */
export interface Lair<Puzzle> {
  /** The most recent first; `puzzle` is undefined when the puzzle is deleted or not loaded yet. */
  readonly found: readonly { readonly id: string; readonly puzzle: Puzzle | undefined }[];
  /** Some of the puzzles whose monsters are still to be found, without the special one. */
  readonly hidden: readonly Puzzle[];
  /** How many monsters are still to be found, shown or not. */
  readonly hiddenCount: number;
  /** True once the special monster is found. */
  readonly hasSpecial: boolean;
}

/** Divides the monsters into those that have hatched and those still to be found. */
export function lairOf<Puzzle extends { readonly id: string }>(
  puzzles: readonly Puzzle[],
  solved: readonly string[],
): Lair<Puzzle> {
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  const ids = [...new Set(solved)];
  const hidden = puzzles.filter(({ id }) => !ids.includes(id) && id !== MONSTER_PUZZLE_ID);
  return {
    found: ids.toReversed().map((id) => ({ id, puzzle: byId.get(id) })),
    hidden: hidden.slice(0, maxHiddenShown),
    hiddenCount: hidden.length,
    hasSpecial: ids.includes(MONSTER_PUZZLE_ID),
  };
}
