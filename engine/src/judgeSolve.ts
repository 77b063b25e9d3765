import { finalScore } from './clock.ts';
import { cellAt, touchedCells } from './game.ts';
import { replayLog, type LoggedGame, type Replayed } from './replayLog.ts';

/**
 * Why a solve is not ranked:
 * - the log is damaged, does what cannot be done, or is about a grid that the puzzle never had;
 * - it does not end in a solved grid; all answers were shown at some point;
 * - no hands type like that: too fast, or like a machine;
 * - it was started over with another timer than that of its ticket;
 * - it claims more time than has passed since its ticket; the ticket was asked for late, for example after a start offline;
 * - the player had finished this puzzle before.
 */
export const SOLVE_DOUBTS = [
  'unreadable',
  'impossible',
  'otherGrid',
  'unsolved',
  'revealed',
  'tooFast',
  'tooEven',
  'otherTimer',
  'aheadOfClock',
  'lateStart',
  'again',
] as const;
export type SolveDoubt = (typeof SOLVE_DOUBTS)[number];

/** What a replayed game comes to. */
export interface SolveFigures {
  /** All the time played, also before the player started over. */
  readonly playedMs: number;
  /** The seconds left, of a game with a timer. */
  readonly score: number;
  readonly hints: number;
  readonly checks: number;
  readonly reveals: number;
  /** The cells in which a wrong letter was changed, of the puzzle that was solved. */
  readonly corrected: readonly number[];
}

/** What the server knows about the time of a game. */
export interface WallClock {
  /** The time played when its ticket was asked for, as the browser said. */
  readonly playedAtTicketMs: number;
  /** The time between ticket and end, by the server's clock. */
  readonly passedMs: number;
}

export interface Verdict {
  /** Null if the log cannot be replayed. */
  readonly figures: SolveFigures | null;
  /** Null if the solve is ranked. */
  readonly doubt: SolveDoubt | null;
}

/** Clocks run at slightly different speeds, and a request takes its time. */
const CLOCK_SHARE = 1.02;
const GRACE_MS = 2_000;
/** A ticket is asked for with the first letter, and may arrive a few seconds later; whoever only reads starts no game. */
const LATEST_TICKET_MS = 10_000;

/** Over a whole game, reading included, nobody types more letters per second than the fastest typists do. */
const LEAST_MS_PER_LETTER = 60;
/** More letters than the longest word has, which a phone may enter at once. */
const RUN = 20;
const LEAST_MS_PER_RUN = 600;
const EVEN_FROM = 12;
const EVEN_SHARE = 0.9;

const isCommand = ({ entry }: Replayed, type: string): boolean =>
  'command' in entry && entry.command !== 'takeBack' && entry.command.type === type;

/** When each letter was typed. */
function letterTimes(moments: readonly Replayed[]): number[] {
  return moments.filter((moment) => isCommand(moment, 'typeLetter')).map(({ playedMs }) => playedMs);
}

function isTooFast(times: readonly number[], playedMs: number): boolean {
  if (playedMs < times.length * LEAST_MS_PER_LETTER) return true;
  return times.some((time, i) => i >= RUN && time - (times[i - RUN] ?? 0) < LEAST_MS_PER_RUN);
}

function isTooEven(times: readonly number[]): boolean {
  const counts = new Map<number, number>();
  times.slice(1).forEach((time, i) => {
    const pause = time - (times[i] ?? 0);
    counts.set(pause, (counts.get(pause) ?? 0) + 1);
  });
  const pauses = times.length - 1;
  return pauses >= EVEN_FROM && Math.max(...counts.values()) >= pauses * EVEN_SHARE;
}

function correctedCells(moments: readonly Replayed[]): number[] {
  const corrected = new Set<number>();
  for (const { entry, puzzle, before, after } of moments) {
    if (!('command' in entry)) {
      corrected.clear();
      continue;
    }
    // Letters that were thrown away together were not corrected.
    if (entry.command === 'takeBack' || ['startOver', 'tryAgain', 'revealAll'].includes(entry.command.type))
      continue;
    for (const cell of touchedCells(before, after)) {
      const { userValue: old } = cellAt(before, cell);
      const isWrong = old !== '' && old !== puzzle.cells[cell]?.answer;
      if (isWrong && cellAt(after, cell).userValue !== old) corrected.add(cell);
    }
  }
  return [...corrected].sort((a, b) => a - b);
}

function figuresOf(moments: readonly Replayed[], { after, playedMs }: Replayed): SolveFigures {
  // Help before the player started over was help, too.
  const count = (type: string): number => moments.filter((moment) => isCommand(moment, type)).length;
  return {
    playedMs,
    score: finalScore(after),
    hints: count('useHint'),
    checks: count('check'),
    reveals: count('reveal'),
    corrected: correctedCells(moments),
  };
}

function doubtOf(
  moments: readonly Replayed[],
  { after, playedMs }: Replayed,
  timerMinutes: number,
  { playedAtTicketMs, passedMs }: WallClock,
): SolveDoubt | null {
  const times = letterTimes(moments);
  const first = moments[0];
  if (moments.some((moment) => isCommand(moment, 'revealAll'))) return 'revealed';
  if (after.phase !== 'complete') return 'unsolved';
  if (isTooFast(times, playedMs)) return 'tooFast';
  if (isTooEven(times)) return 'tooEven';
  if (after.timerMinutes !== timerMinutes) return 'otherTimer';
  if (playedAtTicketMs - (first?.playedMs ?? 0) > LATEST_TICKET_MS) return 'lateStart';
  if (playedMs - playedAtTicketMs > passedMs * CLOCK_SHARE + GRACE_MS) return 'aheadOfClock';
  return first && isCommand(first, 'startOver') && first.entry.passedMs === 0 ? 'again' : null;
}

/** Replays a game that is said to be solved, and says what it comes to and whether it counts. */
export function judgeSolve(game: LoggedGame, clock: WallClock): Verdict {
  const moments = replayLog(game);
  if (typeof moments === 'string') return { figures: null, doubt: moments };
  const last = moments.at(-1);
  if (!last) return { figures: null, doubt: 'unsolved' };
  return { figures: figuresOf(moments, last), doubt: doubtOf(moments, last, game.timerMinutes, clock) };
}
