import { cellAt, isLocked, selectedPlace, type GameState } from './game.ts';
import { firstEmpty, select } from './navigation.ts';
import { createRandom } from './random.ts';
import type { Puzzle, Word } from './readPuzzle.ts';
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
  const written = writeCells(puzzle, state, picked, (_, cell) => ({
    userValue: puzzle.cells[cell]?.answer ?? '',
    solved: false,
    isRevealed: true,
    revealedIn: word.direction,
    isChecked: false,
    isError: false,
  }));
  const hinted = { ...written, hintsUsed: state.hintsUsed + 1 };
  const empty = firstEmpty(hinted, word);
  const stays = empty === undefined || !isLocked(cellAt(hinted, state.selection.cell));
  return stays ? hinted : select(hinted, { ...state.selection, cell: empty });
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
