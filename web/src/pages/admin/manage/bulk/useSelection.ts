import type { PuzzleListItem } from '@monster/contract';
import { useState } from 'react';

/** The puzzles that the editor has selected, on whichever page. */
export interface Selection {
  readonly puzzles: readonly PuzzleListItem[];
  readonly has: (id: string) => boolean;
  readonly set: (puzzles: readonly PuzzleListItem[], isSelected: boolean) => void;
  readonly replace: (puzzles: readonly PuzzleListItem[]) => void;
}

export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, PuzzleListItem>>(new Map());
  return {
    puzzles: [...selected.values()],
    has: (id) => selected.has(id),
    set: (puzzles, isSelected) =>
      setSelected((before) => {
        const after = new Map(before);
        for (const puzzle of puzzles)
          if (isSelected) after.set(puzzle.id, puzzle);
          else after.delete(puzzle.id);
        return after;
      }),
    replace: (puzzles) => setSelected(new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]))),
  };
}
