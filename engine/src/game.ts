import type { Direction } from './puzzle.ts';
import { placeOf, type Place, type Puzzle, type Word } from './readPuzzle.ts';

/** What a player sees of a cell. An unchanged cell stays the same object from state to state. */
export interface CellState {
  /** One letter A-Z, or '' (always so on a black cell). */
  readonly userValue: string;
  readonly solved: boolean;
  readonly isRevealed: boolean;
  /** The direction of the hinted word: only a word that crosses it un-reveals the cell. */
  readonly revealedIn: Direction | null;
  readonly isChecked: boolean;
  readonly isError: boolean;
}

export interface Selection {
  readonly cell: number;
  /** There is always a word through the cell in this direction. */
  readonly direction: Direction;
}

/** One change of a letter by the player. */
export interface Edit extends Selection {
  readonly from: string;
  readonly to: string;
}

export interface Clock {
  /** The time left at the last start, restart or bonus: what counts as 100 %. 0 when there is no timer. */
  readonly totalMs: number;
  readonly remainingMs: number;
  /** Time played with or without a timer, Try Again included. */
  readonly playedMs: number;
  /** The moment up to which time is counted; null while the clock stands. */
  readonly countedTo: number | null;
}

export interface SolvedClues {
  readonly across: readonly number[];
  readonly down: readonly number[];
}

/** The whole game as plain JSON; settings of the player are not part of it, they come with a command. */
export interface GameState {
  readonly phase: 'playing' | 'complete' | 'revealed-all' | 'timed-out';
  readonly cells: readonly CellState[];
  readonly solvedClues: SolvedClues;
  readonly selection: Selection;
  readonly hintsUsed: number;
  readonly clock: Clock;
  /** The newest edit is last. */
  readonly undo: readonly Edit[];
  readonly redo: readonly Edit[];
}

const EMPTY_CELL: CellState = {
  userValue: '',
  solved: false,
  isRevealed: false,
  revealedIn: null,
  isChecked: false,
  isError: false,
};

/** A fresh game; its clock stands until the first `resume`. */
export function newGame(puzzle: Puzzle, timerMinutes = 0): GameState {
  const first = puzzle.words[0];
  const totalMs = timerMinutes * 60_000;
  return {
    phase: 'playing',
    cells: puzzle.cells.map(() => EMPTY_CELL),
    solvedClues: { across: [], down: [] },
    selection: { cell: first?.cells[0] ?? 0, direction: first?.direction ?? 'across' },
    hintsUsed: 0,
    clock: { totalMs, remainingMs: totalMs, playedMs: 0, countedTo: null },
    undo: [],
    redo: [],
  };
}

/** A cell by index; outside the grid it is empty. */
export function cellAt(state: GameState, cell: number): CellState {
  return state.cells[cell] ?? EMPTY_CELL;
}

/** The cells that are not as they were. */
export function touchedCells(before: GameState, after: GameState): number[] {
  const touched: number[] = [];
  if (before.cells !== after.cells)
    after.cells.forEach((cell, index) => {
      if (cell !== before.cells[index]) touched.push(index);
    });
  return touched;
}

/** True for a cell that takes no input. */
export function isLocked(cell: CellState): boolean {
  return cell.solved || cell.isRevealed;
}

/** The same cell with another letter: what was checked, revealed or wrong was so of the old letter. */
export function withLetter(cell: CellState, userValue: string): CellState {
  return cell.userValue === userValue ? cell : { ...EMPTY_CELL, userValue };
}

/** The selected word and the place in it. */
export function selectedPlace(puzzle: Puzzle, { selection }: GameState): Place | null {
  return placeOf(puzzle, selection.cell, selection.direction);
}

/** True once the word is among the solved clues. */
export function isWordSolved(state: GameState, word: Word): boolean {
  return state.solvedClues[word.direction].includes(word.number);
}

/** True when every letter of the word is the right one. */
export function isWordCorrect(puzzle: Puzzle, state: GameState, word: Word): boolean {
  return word.cells.every((cell) => cellAt(state, cell).userValue === puzzle.cells[cell]?.answer);
}
