import { placeOf } from '@monster/engine';
import type { Direction, Puzzle } from '@monster/engine';
import type { RoomPlaces } from './places.ts';

/** How somebody else's place shows in the grid. */
export interface Spot {
  readonly cell: number;
  /** Only one of those who share a cell has a frame, and the player's own comes before all. */
  readonly hasFrame: boolean;
  /** True in the cell that the player has selected, which has another background. */
  readonly isWithMe: boolean;
  /** Where in the cell the shape is: others who share it are beside each other, up to three. */
  readonly slot: number;
  /** The line along the word. Several in one word are beside each other. */
  readonly line: {
    readonly cell: number;
    readonly length: number;
    readonly direction: Direction;
    readonly lane: number;
  } | null;
}

/** There is room for no more around a letter. Whoever comes later has no shape there; the list says where they are. */
const mostInCell = 3;

/** Returns where the others are seen, by seat. */
export function spotsOf(puzzle: Puzzle, ownCell: number, places: RoomPlaces): ReadonlyMap<number, Spot> {
  const inCell = new Map<number, number>();
  const inWord = new Map<unknown, number>();
  const countIn = <Key>(counts: Map<Key, number>, key: Key): number => {
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return Math.min(count, mostInCell);
  };
  const spots = new Map<number, Spot>();
  for (const [seat, { cell, direction }] of [...places].sort(([one], [other]) => one - other)) {
    if (puzzle.cells[cell]?.isBlack !== false) continue;
    const slot = countIn(inCell, cell);
    const word = placeOf(puzzle, cell, direction)?.word;
    const first = word?.cells[0];
    const line =
      word === undefined || first === undefined
        ? null
        : { cell: first, length: word.cells.length, direction, lane: countIn(inWord, word) };
    const isWithMe = cell === ownCell;
    spots.set(seat, { cell, hasFrame: slot === 0 && !isWithMe, isWithMe, slot, line });
  }
  return spots;
}
