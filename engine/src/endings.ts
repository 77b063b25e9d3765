import { stopClock, TRY_AGAIN_SECONDS } from './clock.ts';
import { newGame, withLetter, type GameState, type SolvedClues } from './game.ts';
import type { Direction } from './puzzle.ts';
import type { Puzzle } from './makePuzzle.ts';

/** Fills in all answers and ends the game without a score; words that the player solved are not marked as revealed. */
export function revealAll(puzzle: Puzzle, state: GameState): GameState {
  if (state.phase !== 'playing') return state;
  const cells = state.cells.map((cell, i) => {
    const square = puzzle.cells[i];
    if (!square || square.isBlack || cell.solved) return cell;
    return { ...withLetter(cell, square.answer), solved: true, isRevealed: true, isChecked: false };
  });
  const numbers = (direction: Direction): number[] =>
    puzzle.words.filter((word) => word.direction === direction).map(({ number }) => number);
  const solvedClues: SolvedClues = { across: numbers('across'), down: numbers('down') };
  const clock = { ...stopClock(state.clock), remainingMs: 0 };
  return { ...state, phase: 'revealed-all', cells, solvedClues, clock, undo: [], redo: [] };
}

/** Clears a timed-out game: an empty grid, all hints, and a short timer that waits for `resume`. */
export function tryAgain(puzzle: Puzzle, state: GameState): GameState {
  if (state.phase !== 'timed-out') return state;
  const fresh = newGame(puzzle, TRY_AGAIN_SECONDS / 60);
  const clock = { ...fresh.clock, playedMs: state.clock.playedMs };
  return { ...fresh, timerMinutes: state.timerMinutes, clock };
}
