import { cellAt, placeOf } from '@monster/engine';
import type { GameState, Puzzle } from '@monster/engine';
import { wordOf } from './gameStore.ts';

/** How a cell is drawn, as words: one text, so that an unchanged look is seen to be unchanged. */
export function cellLook(puzzle: Puzzle, state: GameState, cell: number): string {
  const { userValue, solved, isRevealed, isChecked, isError } = cellAt(state, cell);
  const { selection } = state;
  const isInWord = placeOf(puzzle, cell, selection.direction)?.word === wordOf(puzzle, state);
  return [
    userValue,
    solved && 'solved',
    isRevealed && 'revealed',
    isError && 'error',
    isChecked && !isError && 'checked',
    selection.cell === cell ? 'selected' : isInWord && 'inWord',
  ]
    .filter((word) => word !== false)
    .join(' ');
}
