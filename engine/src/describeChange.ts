import { BONUS_SECONDS, finalScore } from './clock.ts';
import {
  cellAt,
  isLocked,
  isWordSolved,
  selectedPlace,
  touchedCells,
  type CellState,
  type GameState,
} from './game.ts';
import { HINTS_PER_PUZZLE } from './hint.ts';
import type { Puzzle, Word } from './makePuzzle.ts';

/** A letter that the player did not type. */
interface FilledLetter {
  /** In the selected word, from 1. */
  readonly position: number;
  readonly letter: string;
}

/** Something worth announcing. */
export type GameEvent =
  /** `letter` is '' when the cell was cleared. */
  | { readonly type: 'letterChanged'; readonly cell: number; readonly letter: string }
  | { readonly type: 'hintUsed'; readonly filled: readonly FilledLetter[]; readonly hintsLeft: number }
  | { readonly type: 'revealed'; readonly filled: readonly FilledLetter[] }
  | { readonly type: 'wordSolved'; readonly word: Word }
  | { readonly type: 'bonusTime'; readonly seconds: number }
  /** Letters were checked, and so many of them are wrong. */
  | { readonly type: 'checked'; readonly errors: number }
  /** To be announced only once for the same `letters`. */
  | { readonly type: 'fullButWrong'; readonly letters: string }
  | { readonly type: 'timeLeft'; readonly seconds: number }
  | { readonly type: 'complete'; readonly score: number }
  | { readonly type: 'timedOut' | 'revealedAll' | 'restarted' }
  /** A game that was started over or revealed is back. */
  | { readonly type: 'takenBack' };

const TIME_CALLS = [10, 30, 60];

/** Returns what happened between two states of a game. It follows from the states alone, so it is never stored. */
export function describeChange(puzzle: Puzzle, before: GameState, after: GameState): GameEvent[] {
  if (before === after) return [];
  if (isUntouched(after) && !isUntouched(before)) return [{ type: 'restarted' }];
  if (isTakenBack(before, after)) return [{ type: 'takenBack' }];
  if (after.phase === 'revealed-all') return before.phase === after.phase ? [] : [{ type: 'revealedAll' }];
  return [...cellEvents(puzzle, before, after), ...clockEvents(before, after), ...endEvents(before, after)];
}

/** True for a new game, but not for one whose letters were all cleared. */
function isUntouched({ cells, hintsUsed, reveals, phase, undo, redo }: GameState): boolean {
  const isPlain = phase === 'playing' && hintsUsed + reveals + undo.length + redo.length === 0;
  return isPlain && cells.every(({ userValue }) => userValue === '');
}

function isTakenBack(before: GameState, after: GameState): boolean {
  if (before.phase === 'revealed-all') return after.phase === 'playing';
  return isUntouched(before) && after.undo.length > 1 && lettersOf(after) !== lettersOf(before);
}

function cellEvents(puzzle: Puzzle, before: GameState, after: GameState): GameEvent[] {
  const touched = touchedCells(before, after);
  if (touched.length === 0) return [];
  const events: GameEvent[] = [];
  const changed = touched.filter((cell) => cellAt(before, cell).userValue !== cellAt(after, cell).userValue);
  const filled = filledLetters(puzzle, before, after);
  if (after.hintsUsed > before.hintsUsed)
    events.push({ type: 'hintUsed', filled, hintsLeft: HINTS_PER_PUZZLE - after.hintsUsed });
  else if (after.reveals > before.reveals) events.push({ type: 'revealed', filled });
  else
    for (const cell of changed)
      events.push({ type: 'letterChanged', cell, letter: cellAt(after, cell).userValue });
  const checked = touched.filter((cell) => cellAt(after, cell).isChecked && !cellAt(before, cell).isChecked);
  if (checked.length > 0)
    events.push({ type: 'checked', errors: checked.filter((cell) => cellAt(after, cell).isError).length });
  const solved = newlySolved(puzzle, before, after);
  for (const word of solved) events.push({ type: 'wordSolved', word });
  if (solved.length > 0 && after.phase === 'playing' && after.clock.totalMs > 0)
    events.push({ type: 'bonusTime', seconds: solved.length * BONUS_SECONDS });
  if (changed.length > 0 && isFullButWrong(puzzle, after))
    events.push({ type: 'fullButWrong', letters: lettersOf(after) });
  return events;
}

/** Returns the letters of the selected word that have been revealed. */
function filledLetters(puzzle: Puzzle, before: GameState, after: GameState): FilledLetter[] {
  const cells = selectedPlace(puzzle, before)?.word.cells ?? [];
  return cells.flatMap((cell, index) => {
    const { userValue: letter, isRevealed, solved } = cellAt(after, cell);
    const wasOpen = !isLocked(cellAt(before, cell));
    const isFilled = wasOpen && (isRevealed || (solved && cellAt(before, cell).userValue !== letter));
    return isFilled ? [{ position: index + 1, letter }] : [];
  });
}

/** Returns the words that a change has solved. */
export function newlySolved(puzzle: Puzzle, before: GameState, after: GameState): Word[] {
  if (before.solvedClues === after.solvedClues) return [];
  return puzzle.words.filter((word) => isWordSolved(after, word) && !isWordSolved(before, word));
}

function clockEvents(before: GameState, after: GameState): GameEvent[] {
  const had = before.clock.remainingMs / 1000;
  const has = after.clock.remainingMs / 1000;
  const seconds = TIME_CALLS.find((call) => has <= call && call < had);
  return seconds === undefined || has === 0 ? [] : [{ type: 'timeLeft', seconds }];
}

function endEvents(before: GameState, after: GameState): GameEvent[] {
  if (before.phase === after.phase) return [];
  if (after.phase === 'complete') return [{ type: 'complete', score: finalScore(after) }];
  return after.phase === 'timed-out' ? [{ type: 'timedOut' }] : [];
}

/** True when no cell is empty but the puzzle is not solved. */
export function isFullButWrong(puzzle: Puzzle, state: GameState): boolean {
  return (
    state.phase === 'playing' &&
    puzzle.cells.every(({ isBlack }, cell) => isBlack || cellAt(state, cell).userValue !== '')
  );
}

/** Returns all letters as one text, to tell whether two states look the same. */
export function lettersOf(state: GameState): string {
  return state.cells.map(({ userValue }) => userValue || '.').join('');
}

/** What a screen reader says about the selected word: "3 of 5, blank A blank E blank". */
interface WordPattern {
  readonly word: Word;
  /** The selected cell, for what is special about its letter. */
  readonly cell: CellState;
  /** From 1. */
  readonly position: number;
  /** One per cell, '' for an empty one. */
  readonly letters: readonly string[];
}

/** Returns the position in the selected word and its letters so far. */
export function selectedPattern(puzzle: Puzzle, state: GameState): WordPattern | null {
  const place = selectedPlace(puzzle, state);
  if (!place) return null;
  const letters = place.word.cells.map((cell) => cellAt(state, cell).userValue);
  const cell = cellAt(state, state.selection.cell);
  return { word: place.word, cell, position: place.position + 1, letters };
}
