import { cellAt, isLocked, selectedPlace, withLetter, type GameState } from './game.ts';
import { cellsIn, firstEmpty, select } from './navigation.ts';
import { createRandom } from './random.ts';
import type { Puzzle, Word } from './makePuzzle.ts';
import { writeCells } from './writeCells.ts';

export const HINTS_PER_PUZZLE = 3;

/** True while hints are left and the selected word is not correct. */
export function canUseHint(puzzle: Puzzle, state: GameState): boolean {
  const word = selectedPlace(puzzle, state)?.word;
  if (!word || state.phase !== 'playing' || state.hintsUsed >= HINTS_PER_PUZZLE) return false;
  return missingCells(puzzle, state, word).length > 0;
}

/**
 * Returns how many letters a hint fills: the only missing one; all but one if at least half the word is right;
 * otherwise enough to make half of it right. A wrong letter counts as missing.
 */
export function hintSize(length: number, missing: number): number {
  const correct = length - missing;
  if (missing <= 1) return missing;
  return correct * 2 >= length ? missing - 1 : Math.ceil(length / 2) - correct;
}

/** Reveals letters of the selected word, drawn by the seed, and moves off a cell that it filled. */
export function giveHint(puzzle: Puzzle, state: GameState, seed: number): GameState {
  const word = selectedPlace(puzzle, state)?.word;
  if (!word || !canUseHint(puzzle, state)) return state;
  const missing = missingCells(puzzle, state, word);
  const picked = drawCells(missing, hintSize(word.cells.length, missing.length), seed);
  const written = revealCells(puzzle, state, picked);
  const hinted = { ...written, hintsUsed: state.hintsUsed + 1 };
  return leaveLocked(hinted, word);
}

/** Reveals the selected letter or word. Unlike a hint it gives no bonus time, and the game ends without a score. */
export function reveal(puzzle: Puzzle, state: GameState, scope: 'letter' | 'word'): GameState {
  const word = selectedPlace(puzzle, state)?.word;
  if (!word || state.phase !== 'playing') return state;
  const open = cellsIn(puzzle, state, scope).filter((cell) => !isLocked(cellAt(state, cell)));
  if (open.length === 0) return state;
  const written = revealCells(puzzle, state, open);
  const clock = written.phase === 'complete' ? written.clock : state.clock;
  return leaveLocked({ ...written, clock, reveals: state.reveals + 1 }, word);
}

function revealCells(puzzle: Puzzle, state: GameState, cells: readonly number[]): GameState {
  const revealedIn = state.selection.direction;
  return writeCells(puzzle, state, cells, (old, cell) => ({
    ...withLetter(old, puzzle.cells[cell]?.answer ?? ''),
    isRevealed: true,
    revealedIn,
    isChecked: false,
  }));
}

/** Moves from a cell that was just filled to the first empty one of the word. */
function leaveLocked(state: GameState, word: Word): GameState {
  const empty = firstEmpty(state, word);
  const stays = empty === undefined || !isLocked(cellAt(state, state.selection.cell));
  return stays ? state : select(state, { ...state.selection, cell: empty });
}

function missingCells(puzzle: Puzzle, state: GameState, word: Word): number[] {
  return word.cells.filter((cell) => cellAt(state, cell).userValue !== puzzle.cells[cell]?.answer);
}

/** Draws `count` cells: every choice is as likely as any other, and the same seed makes the same one. */
function drawCells(cells: readonly number[], count: number, seed: number): number[] {
  const left = [...cells];
  // The fraction counts too: a seed may be a random number from 0 to 1.
  const random = createRandom(seed ^ ((seed % 1) * 2 ** 32));
  return Array.from({ length: count }).flatMap(() => left.splice((random() * 2 ** 32) % left.length, 1));
}
