import type { Direction } from './puzzle.ts';
import { placeOf, type Place, type Puzzle, type Word } from './readPuzzle.ts';

/** A cell as the player sees it. An unchanged cell stays the same object from state to state. */
export interface CellState {
  /** One letter A-Z, or ''; always '' on a black cell. */
  readonly userValue: string;
  readonly solved: boolean;
  readonly isRevealed: boolean;
  /** The direction of the hinted word; solving the word that crosses it makes the letter the player's own. */
  readonly revealedIn: Direction | null;
  readonly isChecked: boolean;
  readonly isError: boolean;
}

export interface Selection {
  readonly cell: number;
  /** A word always runs through the cell in this direction. */
  readonly direction: Direction;
}

/** A letter that the player changed. */
export interface Edit extends Selection {
  readonly from: string;
  readonly to: string;
}

export interface Clock {
  /** The time left at the last start, restart or bonus, which counts as 100%; 0 without a timer. */
  readonly totalMs: number;
  readonly remainingMs: number;
  /** The time played, with or without a timer, including earlier attempts. */
  readonly playedMs: number;
  /** The moment up to which time has been counted; null while the clock is stopped. */
  readonly countedTo: number | null;
}

export interface SolvedClues {
  readonly across: readonly number[];
  readonly down: readonly number[];
}

/** The whole game as plain JSON. The player's settings are not part of it; they come with each command. */
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

/** Starts a game; its clock waits for the first `resume`. */
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

/** Returns a cell by index; outside the grid, an empty one. */
export function cellAt(state: GameState, cell: number): CellState {
  return state.cells[cell] ?? EMPTY_CELL;
}

/** Returns the cells that have changed. */
export function touchedCells(before: GameState, after: GameState): number[] {
  const touched: number[] = [];
  if (before.cells !== after.cells)
    after.cells.forEach((cell, index) => {
      if (cell !== before.cells[index]) touched.push(index);
    });
  return touched;
}

/** True for a cell that accepts no input. */
export function isLocked(cell: CellState): boolean {
  return cell.solved || cell.isRevealed;
}

/** Returns the cell with another letter; the marks of the old letter are gone. */
export function withLetter(cell: CellState, userValue: string): CellState {
  return cell.userValue === userValue ? cell : { ...EMPTY_CELL, userValue };
}

/** Returns the selected word and the position in it. */
export function selectedPlace(puzzle: Puzzle, { selection }: GameState): Place | null {
  return placeOf(puzzle, selection.cell, selection.direction);
}

/** True once the word is among the solved clues. */
export function isWordSolved(state: GameState, word: Word): boolean {
  return state.solvedClues[word.direction].includes(word.number);
}

/** True when every letter of the word is right. */
export function isWordCorrect(puzzle: Puzzle, state: GameState, word: Word): boolean {
  return word.cells.every((cell) => cellAt(state, cell).userValue === puzzle.cells[cell]?.answer);
}
