import type { Scope } from './command.ts';
import type { CellState, GameState } from './game.ts';
import { cellsIn } from './navigation.ts';
import type { Puzzle } from './makePuzzle.ts';

/** Marks letters as checked and the wrong ones as errors. */
export function check(puzzle: Puzzle, state: GameState, scope: Scope): GameState {
  const cells = scope === 'grid' ? null : cellsIn(puzzle, state, scope);
  const marked = mark(state, (cell, i) => {
    if (cell.userValue === '' || cell.isChecked || cells?.includes(i) === false) return cell;
    return { ...cell, isChecked: true, isError: cell.userValue !== puzzle.cells[i]?.answer };
  });
  return marked === state ? state : { ...marked, checks: state.checks + 1 };
}

/** Turns every penciled letter into a firm one. */
export function inkPencil(state: GameState): GameState {
  return mark(state, (cell) => (cell.isPencil ? { ...cell, isPencil: false } : cell));
}

function mark(state: GameState, change: (cell: CellState, index: number) => CellState): GameState {
  if (state.phase !== 'playing') return state;
  const cells = state.cells.map(change);
  return cells.every((cell, i) => cell === state.cells[i]) ? state : { ...state, cells };
}
