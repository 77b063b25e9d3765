import { stopClock } from './clock.ts';
import type { CellState, Edit, GameState } from './game.ts';
import { hashText } from './random.ts';
import type { Puzzle } from './readPuzzle.ts';

/** A game for the browser's storage: small, since it is written at every key. What follows from it is left out. */
interface SavedGame {
  readonly version: 1;
  readonly fingerprint: string;
  readonly phase: GameState['phase'];
  /** One character a cell, `.` for none. */
  readonly letters: string;
  /** One digit a cell: how it was revealed, see `REVEALED`, plus 4 where it was checked. */
  readonly marks: string;
  readonly solvedClues: GameState['solvedClues'];
  readonly selection: GameState['selection'];
  readonly hintsUsed: number;
  readonly clock: GameState['clock'];
  /** Such as `12a.X 13aXY`: cell, direction, letter before, letter after. */
  readonly undo: string;
  readonly redo: string;
}

export const SAVE_VERSION = 1;

/** The place of a value is its digit; `all` is Reveal All. */
export const REVEALED = [null, 'across', 'down', 'all'] as const;

/** Plain JSON of a game, its clock standing: time does not pass while the page is away. */
export function serializeGame(puzzle: Puzzle, state: GameState): SavedGame {
  const { phase, cells, solvedClues, selection, hintsUsed, clock } = state;
  return {
    version: SAVE_VERSION,
    fingerprint: fingerprint(puzzle),
    phase,
    letters: cells.map(({ userValue }) => userValue || '.').join(''),
    marks: cells.map(markOf).join(''),
    solvedClues,
    selection,
    hintsUsed,
    clock: stopClock(clock),
    undo: state.undo.map(writeEdit).join(' '),
    redo: state.redo.map(writeEdit).join(' '),
  };
}

const fingerprints = new WeakMap<Puzzle, string>();

/** Differs where size, black cells or answers differ; worked out once a puzzle. */
export function fingerprint(puzzle: Puzzle): string {
  const known = fingerprints.get(puzzle);
  if (known !== undefined) return known;
  const hash = hashText(puzzle.cells.map(({ answer }) => answer || '#').join(''));
  const found = `${puzzle.size}-${hash.toString(36)}`;
  fingerprints.set(puzzle, found);
  return found;
}

function markOf({ isRevealed, revealedIn, isChecked }: CellState): number {
  return REVEALED.indexOf(isRevealed ? (revealedIn ?? 'all') : null) + (isChecked ? 4 : 0);
}

function writeEdit({ cell, direction, from, to }: Edit): string {
  return `${cell}${direction === 'across' ? 'a' : 'd'}${from || '.'}${to || '.'}`;
}
