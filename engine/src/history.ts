import { cellAt, isLocked, type Edit, type GameState } from './game.ts';
import { select } from './navigation.ts';
import type { Puzzle } from './makePuzzle.ts';
import { writeLetter } from './writeCells.ts';

/** Enough for every letter of a 15x15 and some corrections, small enough to save at every keystroke. */
export const UNDO_LIMIT = 300;

/** Records what the player typed; earlier undone edits can no longer be redone. */
export function recordEdit(state: GameState, edit: Edit): GameState {
  return { ...state, undo: [...state.undo.slice(1 - UNDO_LIMIT), edit], redo: [] };
}

/** Takes back the last edit and selects its cell; skips cells that have been solved or revealed since. */
export function undo(puzzle: Puzzle, state: GameState): GameState {
  const last = lastOpen(state, state.undo);
  const edit = state.undo[last];
  if (!edit || state.phase !== 'playing') return state;
  const written = select(writeLetter(puzzle, state, edit.cell, edit.from), edit);
  return { ...written, undo: state.undo.slice(0, last), redo: [...state.redo, edit] };
}

/** Repeats what `undo` took back. */
export function redo(puzzle: Puzzle, state: GameState): GameState {
  const last = lastOpen(state, state.redo);
  const edit = state.redo[last];
  if (!edit || state.phase !== 'playing') return state;
  const written = select(writeLetter(puzzle, state, edit.cell, edit.to), edit);
  return { ...written, undo: [...state.undo, edit], redo: state.redo.slice(0, last) };
}

function lastOpen(state: GameState, edits: readonly Edit[]): number {
  return edits.findLastIndex(({ cell }) => !isLocked(cellAt(state, cell)));
}
