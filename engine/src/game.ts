import type { Direction } from './puzzle.ts';
import { placeOf, type Place, type Puzzle, type Word } from './makePuzzle.ts';

/** A cell as the player sees it. An unchanged cell stays the same object from state to state. */
export interface CellState {
  /** One letter A-Z, or ''; always '' on a black cell. */
  readonly userValue: string;
  /** A guess. It counts like any other letter. */
  readonly isPencil: boolean;
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

/** A letter that the player changed; a small one is in pencil. */
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

/** What the player did to the letters, and when; `readLog` reads it. */
export interface GameLog {
  /** An entry for each command that changed cells. */
  readonly text: string;
  /** The time played at the last entry. */
  readonly at: number;
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
  /** The player clicked a clue and types its whole word: each letter goes to the very next cell. */
  readonly isTypingWord: boolean;
  readonly hintsUsed: number;
  /** How many times a letter or a word was revealed. */
  readonly reveals: number;
  /** How many times letters were checked. */
  readonly checks: number;
  /** The timer that the game was started with; 0 for none. */
  readonly timerMinutes: number;
  readonly clock: Clock;
  /** The newest edit is last. */
  readonly undo: readonly Edit[];
  readonly redo: readonly Edit[];
  /** Null for a game that has lost it: saved before there were logs, or too long. */
  readonly log: GameLog | null;
}

const EMPTY_CELL: CellState = {
  userValue: '',
  isPencil: false,
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
    isTypingWord: false,
    hintsUsed: 0,
    reveals: 0,
    checks: 0,
    timerMinutes,
    clock: { totalMs, remainingMs: totalMs, playedMs: 0, countedTo: null },
    undo: [],
    redo: [],
    log: { text: '', at: 0 },
  };
}

/** True once all answers are there, found or revealed. */
export function isOver({ phase }: Pick<GameState, 'phase'>): boolean {
  return phase === 'complete' || phase === 'revealed-all';
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

/** Returns what the player wrote into a cell: a small letter if it is in pencil, '' if there is none. */
export function writtenIn({ userValue, isPencil }: CellState): string {
  return isPencil ? userValue.toLowerCase() : userValue;
}

/** Returns the cell with another letter, a small one for pencil. The marks of a different old letter are gone. */
export function withLetter(cell: CellState, written: string): CellState {
  if (writtenIn(cell) === written) return cell;
  const userValue = written.toUpperCase();
  const base = cell.userValue === userValue ? cell : EMPTY_CELL;
  return { ...base, userValue, isPencil: written !== userValue };
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
