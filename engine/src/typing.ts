import { DEFAULT_TYPING, type TypingSettings } from './command.ts';
import {
  cellAt,
  isLocked,
  isWordSolved,
  selectedPlace,
  writtenIn,
  type GameState,
  type Selection,
} from './game.ts';
import { recordEdit } from './history.ts';
import { enterWord, firstEmpty, select, stepOpen, stepTo, stepUnfilled } from './navigation.ts';
import type { Direction } from './puzzle.ts';
import { placeOf, type Place, type Puzzle } from './makePuzzle.ts';
import { writeLetter } from './writeCells.ts';

/**
 * Writes a letter and moves on. A solved or revealed cell takes no letter, but its own one counts as typed: a player who
 * types the whole word types that one too.
 */
export function typeLetter(
  puzzle: Puzzle,
  state: GameState,
  letter: string,
  settings: TypingSettings,
): GameState {
  const place = selectedPlace(puzzle, state);
  if (!place || state.phase !== 'playing' || !/^[A-Z]$/.test(letter)) return state;
  const here = cellAt(state, state.selection.cell);
  if (isLocked(here)) return here.userValue === letter ? stepOn(puzzle, state, place, settings) : state;
  const written = edit(puzzle, state, settings.pencil ? letter.toLowerCase() : letter);
  if (state.isTypingWord) return stepOn(puzzle, written, place, settings);
  return advance(puzzle, written, place, here.userValue !== '', settings);
}

/** Moves to the very next cell, since the next letter may already be there as well. */
function stepOn(puzzle: Puzzle, state: GameState, place: Place, settings: TypingSettings): GameState {
  const cell = place.word.cells[place.position + 1];
  if (cell === undefined) return advance(puzzle, state, place, true, settings);
  return stepTo(state, { ...state.selection, cell });
}

/**
 * Clears a filled cell and stays. On an empty cell, takes back the letter that has just led here from another word; else
 * clears the nearest open cell before it in the word, or the end of the previous clue.
 */
export function backspace(puzzle: Puzzle, state: GameState): GameState {
  const place = selectedPlace(puzzle, state);
  if (!place || state.phase !== 'playing') return state;
  const here = cellAt(state, state.selection.cell);
  if (here.userValue !== '' && !isLocked(here)) return edit(puzzle, state, '');
  const inWord = lastOpen(state, place.word.cells.slice(0, place.position), place.word.direction);
  if (here.userValue !== '') return clearAt(puzzle, state, inWord);
  const typed = letterBehind(puzzle, state);
  const hasJumped = typed !== null && placeOf(puzzle, typed.cell, typed.direction)?.word !== place.word;
  const target = hasJumped ? typed : (inWord ?? typed ?? endOfPrevious(puzzle, state, place));
  return clearAt(puzzle, state, target);
}

function clearAt(puzzle: Puzzle, state: GameState, target: Selection | null): GameState {
  return target === null ? state : edit(puzzle, stepTo(state, target), '');
}

/** Returns the letter typed last, if typing it is what has brought the cursor to where it is. */
function letterBehind(puzzle: Puzzle, state: GameState): Selection | null {
  const last = state.undo.at(-1);
  const place = last && placeOf(puzzle, last.cell, last.direction);
  if (!last || !place || last.to === '' || isLocked(cellAt(state, last.cell))) return null;
  const { selection: landing } = advance(puzzle, select(state, last), place, false, DEFAULT_TYPING);
  const hasLanded = landing.cell === state.selection.cell && landing.direction === state.selection.direction;
  return hasLanded ? last : null;
}

/** Returns the last open cell of the clue before the selected one; the first clue of all has none before it. */
function endOfPrevious(puzzle: Puzzle, state: GameState, { word }: Place): Selection | null {
  const previous = puzzle.words[word.id - 1];
  return previous ? lastOpen(state, previous.cells, previous.direction) : null;
}

function lastOpen(state: GameState, cells: readonly number[], direction: Direction): Selection | null {
  const cell = cells.findLast((each) => !isLocked(cellAt(state, each)));
  return cell === undefined ? null : { cell, direction };
}

/** Selects the clue before the selected one that needs work, or the word that was just filled and led here. */
export function stepBackOpen(puzzle: Puzzle, state: GameState): GameState {
  const typed = letterBehind(puzzle, state);
  const filled = typed && placeOf(puzzle, typed.cell, typed.direction)?.word;
  const isBehind = filled && filled !== selectedPlace(puzzle, state)?.word && !isWordSolved(state, filled);
  return isBehind ? enterWord(state, filled) : stepOpen(puzzle, state, -1);
}

/** Clears the selected cell and stays. */
export function deleteLetter(puzzle: Puzzle, state: GameState): GameState {
  const isOpen = state.phase === 'playing' && !isLocked(cellAt(state, state.selection.cell));
  return isOpen ? edit(puzzle, state, '') : state;
}

function edit(puzzle: Puzzle, state: GameState, to: string): GameState {
  const { selection } = state;
  const from = writtenIn(cellAt(state, selection.cell));
  const written = writeLetter(puzzle, state, selection.cell, to);
  return written === state ? state : recordEdit(written, { ...selection, from, to });
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
