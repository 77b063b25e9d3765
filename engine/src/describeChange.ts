import { BONUS_SECONDS, finalScore } from './clock.ts';
import { cellAt, isWordSolved, selectedPlace, touchedCells, type GameState } from './game.ts';
import { HINTS_PER_PUZZLE } from './hint.ts';
import type { Puzzle, Word } from './readPuzzle.ts';

/** Something worth announcing. */
export type GameEvent =
  /** `letter` is '' when the cell was cleared. */
  | { readonly type: 'letterChanged'; readonly cell: number; readonly letter: string }
  | { readonly type: 'hintUsed'; readonly lettersFilled: number; readonly hintsLeft: number }
  | { readonly type: 'wordSolved'; readonly word: Word }
  | { readonly type: 'bonusTime'; readonly seconds: number }
  | { readonly type: 'errorsFound'; readonly count: number }
  /** To be announced only once for the same `letters`. */
  | { readonly type: 'fullButWrong'; readonly letters: string }
  | { readonly type: 'timeLeft'; readonly seconds: number }
  | { readonly type: 'complete'; readonly score: number }
  | { readonly type: 'timedOut' | 'revealedAll' | 'restarted' };

const TIME_CALLS = [10, 30, 60];

/** Returns what happened between two states of a game. It follows from the states alone, so it is never stored. */
export function describeChange(puzzle: Puzzle, before: GameState, after: GameState): GameEvent[] {
  if (before === after) return [];
  if (isUntouched(after) && !isUntouched(before)) return [{ type: 'restarted' }];
  if (after.phase === 'revealed-all') return before.phase === after.phase ? [] : [{ type: 'revealedAll' }];
  return [...cellEvents(puzzle, before, after), ...clockEvents(before, after), ...endEvents(before, after)];
}

/** True for a new game, but not for one whose letters were all cleared. */
function isUntouched({ cells, hintsUsed, phase, undo, redo }: GameState): boolean {
  const isPlain = phase === 'playing' && hintsUsed === 0 && undo.length === 0 && redo.length === 0;
  return isPlain && cells.every(({ userValue }) => userValue === '');
}

function cellEvents(puzzle: Puzzle, before: GameState, after: GameState): GameEvent[] {
  const touched = touchedCells(before, after);
  if (touched.length === 0) return [];
  const events: GameEvent[] = [];
  const changed = touched.filter((cell) => cellAt(before, cell).userValue !== cellAt(after, cell).userValue);
  if (after.hintsUsed > before.hintsUsed)
    events.push({
      type: 'hintUsed',
      lettersFilled: changed.length,
      hintsLeft: HINTS_PER_PUZZLE - after.hintsUsed,
    });
  else
    for (const cell of changed)
      events.push({ type: 'letterChanged', cell, letter: cellAt(after, cell).userValue });
  const errors = touched.filter(
    (cell) => cellAt(after, cell).isError && !cellAt(before, cell).isError,
  ).length;
  if (errors > 0) events.push({ type: 'errorsFound', count: errors });
  const solved = newlySolved(puzzle, before, after);
  for (const word of solved) events.push({ type: 'wordSolved', word });
  if (solved.length > 0 && after.phase === 'playing' && after.clock.totalMs > 0)
    events.push({ type: 'bonusTime', seconds: solved.length * BONUS_SECONDS });
  if (changed.length > 0 && isFullButWrong(puzzle, after))
    events.push({ type: 'fullButWrong', letters: lettersOf(after) });
  return events;
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
  return { word: place.word, position: place.position + 1, letters };
}
