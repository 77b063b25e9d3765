import { cellAt, solutionHash, isOver, selectedPlace } from '@monster/engine';
import type { GameState, Puzzle } from '@monster/engine';
import type { PlayReport } from '../api/player/reportPlay.ts';
import { isBoolean, isNumber, objectOf, orNull } from '../lib/check.ts';

type Stop = NonNullable<PlayReport['left']>;

/** What this browser has reported about a puzzle, so that nothing is counted twice. It never leaves the browser. */
export interface Reported {
  readonly grid: number;
  readonly hints: number;
  readonly checks: number;
  readonly reveals: number;
  readonly left: Stop | null;
  /** Solved or revealed: whatever comes after that is not counted. */
  readonly isOver: boolean;
}

/** Checks what was read from the browser's storage. */
export const isReported = objectOf<Reported>({
  grid: isNumber,
  hints: isNumber,
  checks: isNumber,
  reveals: isNumber,
  left: orNull(objectOf<Stop>({ word: isNumber, filled: isNumber })),
  isOver: isBoolean,
});

/** The limit of the contract. */
const mostHelp = 1_000;

const nothing: Omit<Reported, 'grid'> = {
  hints: 0,
  checks: 0,
  reveals: 0,
  left: null,
  isOver: false,
};

function stopOf(puzzle: Puzzle, game: GameState): Stop | null {
  const word = selectedPlace(puzzle, game)?.word.id;
  if (word === undefined) return null;
  const white = puzzle.cells.flatMap(({ isBlack }, cell) => (isBlack ? [] : [cell]));
  const filled = white.filter((cell) => cellAt(game, cell).userValue !== '').length;
  return { word, filled: Math.floor((10 * filled) / white.length) };
}

/** How the game has ended, if it has. */
function endOf({ phase }: GameState): Pick<PlayReport, 'end'> {
  if (phase === 'revealed-all') return { end: 'revealed' };
  return phase === 'complete' ? { end: 'solved' } : {};
}

/** A game now, and whether the player turns away from it. */
export interface GameNow {
  readonly puzzle: Puzzle;
  readonly game: GameState;
  readonly isLeft: boolean;
}

/** What there is to tell, and what will have been told then. */
export interface NextReport {
  readonly report: PlayReport;
  readonly reported: Reported;
}

/** How often the player was helped since the last report. */
function helpSince(known: typeof nothing, game: GameState): Pick<Reported, 'hints' | 'checks' | 'reveals'> {
  // A game that was started over has less of it than was told; nothing is taken back.
  const more = (now: number, told: number): number => Math.min(Math.max(now - told, 0), mostHelp);
  return {
    hints: more(game.hintsUsed, known.hints),
    checks: more(game.checks, known.checks),
    reveals: more(game.reveals, known.reveals),
  };
}

const isSame = (one: Stop | null, other: Stop | null): boolean =>
  one?.word === other?.word && one?.filled === other?.filled;

/** Returns what has not been reported yet; null if there is nothing to tell at this moment. */
export function reportOf({ puzzle, game, isLeft }: GameNow, stored: unknown): NextReport | null {
  const grid = solutionHash(puzzle.cells);
  // Another grid under the same id is another puzzle.
  const before = isReported(stored) && stored.grid === grid ? stored : null;
  const known = before ?? nothing;
  const isEnd = isOver(game);
  // Between its start and the moment when it is left, a game has nothing to tell.
  if (known.isOver || (before !== null && !isEnd && !isLeft)) return null;
  const help = helpSince(known, game);
  const left = isLeft && !isEnd ? stopOf(puzzle, game) : null;
  const hasMoved = !isSame(left, known.left);
  const hasNews = hasMoved || help.hints + help.checks + help.reveals > 0;
  if (before !== null && !isEnd && !hasNews) return null;
  return {
    report: {
      grid,
      ...(before === null && { start: true }),
      ...endOf(game),
      ...help,
      ...(hasMoved && { left, goneOnFrom: known.left }),
    },
    reported: {
      grid,
      hints: known.hints + help.hints,
      checks: known.checks + help.checks,
      reveals: known.reveals + help.reveals,
      left,
      isOver: isEnd,
    },
  };
}
