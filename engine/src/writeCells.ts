import { addBonus, stopClock } from './clock.ts';
import { cellAt, isWordCorrect, withLetter, type CellState, type GameState } from './game.ts';
import { placeOf, type Puzzle, type Word } from './makePuzzle.ts';

/**
 * Changes cells and applies every consequence: solved words and clues, bonus time, the end of the puzzle.
 * Only open cells may be changed: a word through one is not solved yet, so no bonus is given twice.
 */
export function writeCells(
  puzzle: Puzzle,
  state: GameState,
  changes: readonly number[],
  change: (cell: CellState, index: number) => CellState,
): GameState {
  const cells = state.cells.slice();
  for (const index of changes) cells[index] = change(cellAt(state, index), index);
  if (changes.every((index) => cells[index] === state.cells[index])) return state;
  const written = { ...state, cells };
  const words = new Set(
    changes.flatMap((cell) => [placeOf(puzzle, cell, 'across')?.word, placeOf(puzzle, cell, 'down')?.word]),
  );
  let solved = 0;
  let next: GameState = written;
  for (const word of words) {
    if (!word || !isWordCorrect(puzzle, written, word)) continue;
    next = solveWord(next, word);
    solved += 1;
  }
  if (solved === 0) return next;
  if (puzzle.cells.every((cell, i) => cell.isBlack || cellAt(next, i).solved))
    return { ...next, phase: 'complete', clock: stopClock(next.clock) };
  return { ...next, clock: addBonus(next.clock, solved) };
}

/** Writes one letter, a small one for pencil or '' for none, into a cell. */
export function writeLetter(puzzle: Puzzle, state: GameState, cell: number, written: string): GameState {
  return writeCells(puzzle, state, [cell], (old) => withLetter(old, written));
}

function solveWord(state: GameState, word: Word): GameState {
  const cells = state.cells.slice();
  for (const index of word.cells) {
    const cell = cellAt(state, index);
    const isCrossed = cell.revealedIn !== null && cell.revealedIn !== word.direction;
    if (cell.solved && !isCrossed) continue;
    const revealedIn = isCrossed ? null : cell.revealedIn;
    cells[index] = { ...cell, isPencil: false, solved: true, isRevealed: revealedIn !== null, revealedIn };
  }
  const { solvedClues } = state;
  const numbers = [...solvedClues[word.direction], word.number];
  return { ...state, cells, solvedClues: { ...solvedClues, [word.direction]: numbers } };
}
