import { stopClock } from './clock.ts';
import {
  isOver,
  isWordCorrect,
  newGame,
  writtenIn,
  type CellState,
  type Edit,
  type GameState,
} from './game.ts';
import { HINTS_PER_PUZZLE } from './hint.ts';
import { UNDO_LIMIT } from './history.ts';
import { isRecord } from './isRecord.ts';
import { placeOf, type Puzzle } from './makePuzzle.ts';
import { solutionHash } from './solutionHash.ts';

/** A game in the browser's storage. It is written at every keystroke, so what follows from the rest is left out. */
interface SavedGame {
  readonly version: 1;
  readonly fingerprint: string;
  readonly phase: GameState['phase'];
  /** One character per cell, small in pencil, `.` for none. */
  readonly letters: string;
  /** One digit per cell: how it was revealed, see `REVEALED`, plus 4 if it was checked. */
  readonly marks: string;
  readonly solvedClues: GameState['solvedClues'];
  readonly selection: GameState['selection'];
  readonly hintsUsed: number;
  /** Missing in a game saved before letters and words could be revealed. */
  readonly reveals?: number;
  /** Missing in a game saved before checks were counted. */
  readonly checks?: number;
  /** Missing in a game saved before timers were compared. */
  readonly timerMinutes?: number;
  readonly clock: GameState['clock'];
  /** For example `12a.X 13aXY`: cell, direction, letter before, letter after. */
  readonly undo: string;
  readonly redo: string;
  /** Missing in a game saved before there were logs. */
  readonly log?: GameState['log'];
}

const SAVE_VERSION = 1;

/** The index of a value is its digit; `all` stands for Reveal All. */
const REVEALED = [null, 'across', 'down', 'all'] as const;

/** Returns the game as plain JSON. Its clock is stopped, since no time passes while the page is closed. */
export function serializeGame(puzzle: Puzzle, state: GameState): SavedGame {
  const { cells, clock, undo, redo, isTypingWord: _passing, ...rest } = state;
  return {
    ...rest,
    version: SAVE_VERSION,
    fingerprint: fingerprint(puzzle),
    letters: cells.map((cell) => writtenIn(cell) || '.').join(''),
    marks: cells.map(markOf).join(''),
    clock: stopClock(clock),
    undo: undo.map(writeEdit).join(' '),
    redo: redo.map(writeEdit).join(' '),
  };
}

const fingerprints = new WeakMap<Puzzle, string>();

/** Differs when size, black cells or answers differ; computed once per puzzle. */
export function fingerprint(puzzle: Puzzle): string {
  const known = fingerprints.get(puzzle);
  if (known !== undefined) return known;
  const found = `${puzzle.size}-${solutionHash(puzzle.cells).toString(36)}`;
  fingerprints.set(puzzle, found);
  return found;
}

function markOf({ isRevealed, revealedIn, isChecked }: CellState): number {
  return REVEALED.indexOf(isRevealed ? (revealedIn ?? 'all') : null) + (isChecked ? 4 : 0);
}

function writeEdit({ cell, direction, from, to }: Edit): string {
  return `${cell}${direction === 'across' ? 'a' : 'd'}${from || '.'}${to || '.'}`;
}

/** Returns the saved game, or null for anything that is not a possible game of this puzzle. */
export function restoreGame(puzzle: Puzzle, saved: unknown): GameState | null {
  if (!isRecord(saved) || saved['version'] !== SAVE_VERSION || saved['fingerprint'] !== fingerprint(puzzle))
    return null;
  const { phase, hintsUsed, reveals = 0, checks = 0, timerMinutes = 0 } = saved;
  const cells = readCells(puzzle, saved['letters'], saved['marks']);
  const selection = readSelection(puzzle, saved['selection']);
  const clock = readClock(saved['clock']);
  const undo = readEdits(puzzle, saved['undo']);
  const redo = readEdits(puzzle, saved['redo']);
  if (!cells || !selection || !clock || !undo || !redo || !isPhase(phase)) return null;
  if (!isCount(hintsUsed) || hintsUsed > HINTS_PER_PUZZLE || !isCount(reveals) || !isCount(checks))
    return null;
  if (!isNumber(timerMinutes)) return null;
  const log = readLog(saved['log']);
  const found = { phase, cells, selection, hintsUsed, reveals, checks, clock, undo, redo, log };
  const state: GameState = { ...newGame(puzzle, timerMinutes), ...found };
  const solved = readSolvedClues(puzzle, state, saved['solvedClues']);
  const isSolved = puzzle.cells.every(({ isBlack }, i) => isBlack || cells[i]?.solved);
  const hasEnded = isOver(state);
  const isTimeUp = clock.totalMs > 0 && clock.remainingMs === 0;
  if (!solved || isSolved !== hasEnded || (!hasEnded && isTimeUp !== (phase === 'timed-out'))) return null;
  return { ...state, solvedClues: solved };
}

function readCells(puzzle: Puzzle, letters: unknown, marks: unknown): CellState[] | null {
  const count = puzzle.cells.length;
  if (typeof letters !== 'string' || typeof marks !== 'string') return null;
  if (letters.length !== count || marks.length !== count || !/^[A-Za-z.]*$/.test(letters)) return null;
  const isRight = (cell: number): boolean => letters[cell]?.toUpperCase() === puzzle.cells[cell]?.answer;
  const solved = new Set(
    puzzle.words.filter(({ cells }) => cells.every(isRight)).flatMap(({ cells }) => cells),
  );
  const cells = puzzle.cells.map(({ isBlack }, i): CellState | null => {
    const written = letters[i] === '.' ? '' : (letters[i] ?? '');
    const userValue = written.toUpperCase();
    const mark = '01234567'.indexOf(marks[i] ?? '');
    const revealed = REVEALED[mark & 3] ?? null;
    const isChecked = mark >= 4;
    const isPossible =
      mark >= 0 &&
      (!isBlack || userValue === '') &&
      (!isChecked || userValue !== '') &&
      (revealed === null || isRight(i)) &&
      (revealed === null || revealed === 'all' || placeOf(puzzle, i, revealed) !== null);
    if (!isPossible) return null;
    return {
      userValue,
      isPencil: written !== userValue && !solved.has(i) && revealed === null,
      solved: solved.has(i),
      isRevealed: revealed !== null,
      revealedIn: revealed === 'all' ? null : revealed,
      isChecked,
      isError: isChecked && !isRight(i),
    };
  });
  return cells.every((cell) => cell !== null) ? cells : null;
}

function readSelection(puzzle: Puzzle, selection: unknown): GameState['selection'] | null {
  if (!isRecord(selection)) return null;
  const { cell, direction } = selection;
  if (!isNumber(cell) || (direction !== 'across' && direction !== 'down')) return null;
  return placeOf(puzzle, cell, direction) ? { cell, direction } : null;
}

function readClock(clock: unknown): GameState['clock'] | null {
  if (!isRecord(clock)) return null;
  const { totalMs, remainingMs, playedMs } = clock;
  if (!isNumber(totalMs) || !isNumber(remainingMs) || !isNumber(playedMs) || remainingMs > totalMs)
    return null;
  return { totalMs, remainingMs, playedMs, countedTo: null };
}

/** A log is looked at where it is replayed; here it only has to be one. */
function readLog(log: unknown): GameState['log'] {
  if (!isRecord(log)) return null;
  const { text, at } = log;
  return typeof text === 'string' && isNumber(at) ? { text, at } : null;
}

function readEdits(puzzle: Puzzle, text: unknown): Edit[] | null {
  if (typeof text !== 'string') return null;
  const parts = text === '' ? [] : text.split(' ');
  if (parts.length > UNDO_LIMIT) return null;
  const edits = parts.map((part): Edit | null => {
    const [, cell, way, from, to] = /^(\d+)([ad])([A-Za-z.])([A-Za-z.])$/.exec(part) ?? [];
    const direction = way === 'a' ? 'across' : 'down';
    if (!placeOf(puzzle, Number(cell), direction)) return null;
    return {
      cell: Number(cell),
      direction,
      from: from?.replace('.', '') ?? '',
      to: to?.replace('.', '') ?? '',
    };
  });
  return edits.every((edit) => edit !== null) ? edits : null;
}

/** Reads the numbers in the order they were solved; they must be exactly those of the correct words. */
function readSolvedClues(puzzle: Puzzle, state: GameState, clues: unknown): GameState['solvedClues'] | null {
  if (!isRecord(clues)) return null;
  const { across, down } = clues;
  if (!isNumbers(across) || !isNumbers(down)) return null;
  const given = new Set([...across.map((n) => `across ${n}`), ...down.map((n) => `down ${n}`)]);
  const correct = puzzle.words.filter((word) => isWordCorrect(puzzle, state, word));
  const isExact =
    across.length + down.length === correct.length &&
    correct.every(({ direction, number }) => given.has(`${direction} ${number}`));
  return isExact ? { across, down } : null;
}

function isPhase(value: unknown): value is GameState['phase'] {
  return ['playing', 'complete', 'revealed-all', 'timed-out'].some((phase) => phase === value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isCount(value: unknown): value is number {
  return isNumber(value) && Number.isInteger(value);
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isNumber);
}
