import { cellAt, selectedPlace, type GameState } from './game.ts';
import type { Puzzle, Word } from './readPuzzle.ts';

/** True when no cell is empty and the puzzle is still not solved. */
export function isFullButWrong(puzzle: Puzzle, state: GameState): boolean {
  return (
    state.phase === 'playing' &&
    puzzle.cells.every(({ isBlack }, cell) => isBlack || cellAt(state, cell).userValue !== '')
  );
}

/** All letters as one text: two states with the same text need only one announcement. */
export function lettersOf(state: GameState): string {
  return state.cells.map(({ userValue }) => userValue || '.').join('');
}

/** What a screen reader says of the selected word: "3 of 5, blank A blank E blank". */
interface WordPattern {
  readonly word: Word;
  /** From 1. */
  readonly position: number;
  /** One entry a cell, '' for a blank. */
  readonly letters: readonly string[];
}

/** The place in the selected word and the letters known so far. */
export function selectedPattern(puzzle: Puzzle, state: GameState): WordPattern | null {
  const place = selectedPlace(puzzle, state);
  if (!place) return null;
  const letters = place.word.cells.map((cell) => cellAt(state, cell).userValue);
  return { word: place.word, position: place.position + 1, letters };
}
