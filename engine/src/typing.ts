import type { TypingSettings } from './command.ts';
import { cellAt, isLocked, selectedPlace, type GameState } from './game.ts';
import { recordEdit } from './history.ts';
import { firstEmpty, select, stepUnfilled } from './navigation.ts';
import type { Place, Puzzle } from './readPuzzle.ts';
import { writeLetter } from './writeCells.ts';

/**
 * Writes a letter and moves on. On a solved or revealed cell the letter goes to the next open cell of the word,
 * unless the cell already has that letter: a player who types the whole word types that one too.
 */
export function typeLetter(
  puzzle: Puzzle,
  state: GameState,
  letter: string,
  settings: TypingSettings,
): GameState {
  const place = selectedPlace(puzzle, state);
  if (!place || state.phase !== 'playing' || !/^[A-Z]$/.test(letter)) return state;
  const { selection } = state;
  const here = cellAt(state, selection.cell);
  if (isLocked(here) && here.userValue === letter) return skipLetter(puzzle, state, place, settings);
  const target = [selection.cell, ...cellsAfter(place)].find((cell) => !isLocked(cellAt(state, cell)));
  if (target === undefined) return state;
  const wasFilled = cellAt(state, target).userValue !== '';
  const written = edit(puzzle, select(state, { ...selection, cell: target }), letter);
  const position = place.word.cells.indexOf(target);
  return advance(puzzle, written, { word: place.word, position }, wasFilled, settings);
}

/** Moves to the very next cell, since the next letter may already be there as well. */
function skipLetter(puzzle: Puzzle, state: GameState, place: Place, settings: TypingSettings): GameState {
  const cell = place.word.cells[place.position + 1];
  if (cell === undefined) return advance(puzzle, state, place, true, settings);
  return select(state, { ...state.selection, cell });
}

/** Clears a filled cell and stays; on an empty or locked one, clears the nearest open cell before it. */
export function backspace(puzzle: Puzzle, state: GameState): GameState {
  const place = selectedPlace(puzzle, state);
  if (!place || state.phase !== 'playing') return state;
  const here = cellAt(state, state.selection.cell);
  if (here.userValue !== '' && !isLocked(here)) return edit(puzzle, state, '');
  const before = place.word.cells.slice(0, place.position);
  const target = before.findLast((cell) => !isLocked(cellAt(state, cell)));
  return target === undefined ? state : edit(puzzle, select(state, { ...state.selection, cell: target }), '');
}

/** Clears the selected cell and stays. */
export function deleteLetter(puzzle: Puzzle, state: GameState): GameState {
  const isOpen = state.phase === 'playing' && !isLocked(cellAt(state, state.selection.cell));
  return isOpen ? edit(puzzle, state, '') : state;
}

function edit(puzzle: Puzzle, state: GameState, letter: string): GameState {
  const { selection } = state;
  const from = cellAt(state, selection.cell).userValue;
  const written = writeLetter(puzzle, state, selection.cell, letter);
  return written === state ? state : recordEdit(written, { ...selection, from, to: letter });
}

/** Moves forward within the word, else to its first empty cell, else to the next unfilled clue. */
function advance(
  puzzle: Puzzle,
  state: GameState,
  place: Place,
  wasFilled: boolean,
  { skipFilled, jumpToNextClue }: TypingSettings,
): GameState {
  const toEmpty = skipFilled && !wasFilled;
  const ahead = place.word.cells.slice(place.position + 1).find((cell) => {
    const next = cellAt(state, cell);
    return toEmpty ? next.userValue === '' : !isLocked(next);
  });
  const cell = ahead ?? firstEmpty(state, place.word);
  if (cell !== undefined) return select(state, { ...state.selection, cell });
  return jumpToNextClue ? stepUnfilled(puzzle, state, 1) : state;
}

/** Returns the other cells of the word, starting after the place and wrapping around. */
function cellsAfter({ word, position }: Place): number[] {
  return [...word.cells.slice(position + 1), ...word.cells.slice(0, position)];
}
