import { finalScore } from './clock.ts';
import type { Command } from './command.ts';
import { cellAt, touchedCells } from './game.ts';
import type { Puzzle } from './makePuzzle.ts';
import { commandIn, followLog, type LoggedGame, type Replayed } from './replayLog.ts';

/**
 * Why a solve is not ranked:
 * - the log is damaged, does what cannot be done, or is about a grid that the puzzle never had;
 * - it does not end in a solved grid; all answers were shown at some point, or most of the letters came from help;
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

/** True if the game gave any help. */
export function isHelped({
  hints,
  checks,
  reveals,
}: Pick<SolveFigures, 'hints' | 'checks' | 'reveals'>): boolean {
  return hints + checks + reveals > 0;
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

/** Clocks run at slightly different speeds. */
const CLOCK_SHARE = 1.02;
/** How long the request for a ticket may take: on a slow phone, seconds. Whoever claims more time than that only loses. */
const GRACE_MS = 5_000;
/** A ticket is asked for with the first letter, and may arrive a few seconds later; whoever only reads starts no game. */
const LATEST_TICKET_MS = 10_000;

/** Over a whole game, reading included, nobody types more letters per second than the fastest typists do. */
const LEAST_MS_PER_LETTER = 60;
/** More letters than the longest word has, which a phone may enter at once. */
const RUN = 20;
const LEAST_MS_PER_RUN = 600;
const EVEN_FROM = 12;
const EVEN_SHARE = 0.9;

/** Of the letters of a solved grid, at most this share may have come from hints and reveals. */
const GIVEN_SHARE = 2 / 3;

/** What a replay comes to, noted on the way: all its moments at once would take hundreds of megabytes. */
class Notes {
  readonly counts = new Map<string, number>();
  /** When each letter was typed or asked for. */
  readonly strokes: number[] = [];
  readonly corrected = new Set<number>();
  /** The cells that help has filled, in the present grid and in any since the start. */
  readonly given = new Set<number>();
  readonly shown = new Set<number>();
  /** The time that a timer has got back with a game that was taken back. */
  rewoundMs = 0;
  first: Replayed | null = null;
  last: Replayed | null = null;

  see(moment: Replayed): void {
    const { entry } = moment;
    this.first ??= moment;
    this.last = moment;
    if (!('command' in entry)) this.corrected.clear();
    else if (entry.command === 'takeBack') this.rewoundMs += entry.passedMs;
    else this.#note(entry.command.type, moment);
  }

  #note(type: Command['type'], moment: Replayed): void {
    this.counts.set(type, this.count(type) + 1);
    if (type === 'startOver' || type === 'tryAgain') this.given.clear();
    // Letters that were thrown away together were not corrected.
    if (type === 'startOver' || type === 'tryAgain' || type === 'revealAll') return;
    if (type === 'check' || type === 'inkPencil') return;
    const isHelp = type === 'useHint' || type === 'reveal';
    const isTyped = type === 'typeLetter';
    if (isHelp || isTyped) this.strokes.push(moment.playedMs);
    // Most entries are about the letter in their own cell.
    const { before, after } = moment;
    this.#compare(moment, isTyped ? [after.undo.at(-1)?.cell ?? 0] : touchedCells(before, after), isHelp);
  }

  #compare({ puzzle, before, after }: Replayed, cells: readonly number[], isHelp: boolean): void {
    for (const cell of cells) {
      const { userValue: old } = cellAt(before, cell);
      if (cellAt(after, cell).userValue === old) continue;
      if (old !== '' && old !== puzzle.cells[cell]?.answer) this.corrected.add(cell);
      if (!isHelp) continue;
      this.given.add(cell);
      this.shown.add(cell);
    }
  }

  count(type: Command['type']): number {
    return this.counts.get(type) ?? 0;
  }
}

function isTooFast(strokes: readonly number[], playedMs: number): boolean {
  if (playedMs < strokes.length * LEAST_MS_PER_LETTER) return true;
  return strokes.some((time, i) => i >= RUN && time - (strokes[i - RUN] ?? 0) < LEAST_MS_PER_RUN);
}

function isTooEven(strokes: readonly number[]): boolean {
  const counts = new Map<number, number>();
  strokes.slice(1).forEach((time, i) => {
    const pause = time - (strokes[i] ?? 0);
    counts.set(pause, (counts.get(pause) ?? 0) + 1);
  });
  const pauses = strokes.length - 1;
  return pauses >= EVEN_FROM && Math.max(...counts.values()) >= pauses * EVEN_SHARE;
}

/** True if the answers were revealed together, or one after the other until hardly any was left. */
function isRevealed(notes: Notes, { cells }: Puzzle): boolean {
  const letters = cells.filter(({ isBlack }) => !isBlack).length;
  const { given, shown } = notes;
  return notes.count('revealAll') > 0 || given.size > letters * GIVEN_SHARE || shown.size >= letters;
}

function figuresOf(notes: Notes, { after, playedMs }: Replayed): SolveFigures {
  // A game that is taken back has the timer of that moment, and whoever has looked at the clues meanwhile has gained time.
  const score = Math.max(0, finalScore(after) - Math.ceil(notes.rewoundMs / 1_000));
  return {
    playedMs,
    score,
    // Help before the player started over was help, too.
    hints: notes.count('useHint'),
    checks: notes.count('check'),
    reveals: notes.count('reveal'),
    corrected: [...notes.corrected].sort((a, b) => a - b),
  };
}

function doubtOf(
  notes: Notes,
  { puzzle, after, playedMs }: Replayed,
  timerMinutes: number,
  { playedAtTicketMs, passedMs }: WallClock,
): SolveDoubt | null {
  const { first, strokes } = notes;
  if (isRevealed(notes, puzzle)) return 'revealed';
  if (after.phase !== 'complete') return 'unsolved';
  if (isTooFast(strokes, playedMs)) return 'tooFast';
  if (isTooEven(strokes)) return 'tooEven';
  if (after.timerMinutes !== timerMinutes) return 'otherTimer';
  if (playedAtTicketMs - (first?.playedMs ?? 0) > LATEST_TICKET_MS) return 'lateStart';
  // A short game may be over within that time, but not before it has begun.
  if (playedAtTicketMs >= playedMs) return 'lateStart';
  // The ticket of a game that begins by starting over has the time of the new clock, which does not know the old one.
  const startMs = Math.max(playedAtTicketMs, first?.playedMs ?? 0);
  if (playedMs - startMs > passedMs * CLOCK_SHARE + GRACE_MS) return 'aheadOfClock';
  const begin = first && commandIn(first.entry);
  return begin?.type === 'startOver' && first?.entry.passedMs === 0 ? 'again' : null;
}

/** Replays a game that is said to be solved, and says what it comes to and whether it counts. */
export function judgeSolve(game: LoggedGame, clock: WallClock): Verdict {
  const notes = new Notes();
  const trouble = followLog(game, (moment) => notes.see(moment));
  if (trouble !== null) return { figures: null, doubt: trouble };
  const { last } = notes;
  if (!last) return { figures: null, doubt: 'unsolved' };
  return { figures: figuresOf(notes, last), doubt: doubtOf(notes, last, game.timerMinutes, clock) };
}
