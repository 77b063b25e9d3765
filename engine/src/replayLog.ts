import { ADAPTED, adaptGame } from './adaptGame.ts';
import { tick } from './clock.ts';
import type { Command } from './command.ts';
import { takeBack } from './gameLog.ts';
import { isOver, newGame, type GameState, type Selection } from './game.ts';
import { placeOf, type Puzzle } from './makePuzzle.ts';
import { readPlaced, type PlacedCommand } from './placedCommand.ts';
import { reduce } from './reduce.ts';
import { serializeGame } from './serializeGame.ts';
import { solutionHash } from './solutionHash.ts';

/** What a log has: a command at a place some time after the one before; a sweep taken back; or a grid that was edited. */
export type LogEntry =
  | ({ readonly passedMs: number } & PlacedCommand)
  | { readonly passedMs: 0; readonly grid: number };

/** Returns what the player did with an entry; null if something was taken back, or the grid was edited. */
export function commandIn(entry: LogEntry): Command | null {
  return 'command' in entry && entry.command !== 'takeBack' ? entry.command : null;
}

/** A moment of a game that is replayed. */
export interface Replayed {
  readonly entry: LogEntry;
  /** The puzzle that is played from now on. */
  readonly puzzle: Puzzle;
  readonly before: GameState;
  readonly after: GameState;
  /** All the time played up to now, also that before the player started over. */
  readonly playedMs: number;
}

/** Longer than any page stays open: 1,000 days. */
export const MAX_PLAYED_MS = 86_400_000_000;

/** Why a log cannot be replayed: it is no log; it does what cannot be done; or its puzzle is not known. */
export type LogTrouble = 'unreadable' | 'impossible' | 'otherGrid';

function readEntry(text: string): LogEntry | null {
  if (text.startsWith(ADAPTED))
    return /^.\d{1,10}$/.test(text) ? { passedMs: 0, grid: Number(text.slice(1)) } : null;
  const [, passed, placed] = /^([0-9a-z]{1,8})([-|].*)$/.exec(text) ?? [];
  const read = placed === undefined ? null : readPlaced(placed);
  return read && { passedMs: Number.parseInt(passed ?? '', 36), ...read };
}

/** Reads a log; null if it is damaged: every entry ends with a space. */
export function readLog(text: string): LogEntry[] | null {
  if (text === '') return [];
  const entries = text.slice(0, -1).split(' ').map(readEntry);
  return text.endsWith(' ') && entries.every((entry) => entry !== null) ? entries : null;
}

/** True if a game went on with a grid that was edited meanwhile, as far as its log can be read. */
export function changesGrid(log: string): boolean {
  return log.includes(ADAPTED);
}

/** Plays a log. What an honest game never has in it, an entry that changes nothing, is refused. */
class Player {
  #swept: GameState | null = null;
  #playedMs = 0;
  #puzzle: Puzzle;
  #game: GameState;
  readonly #editions: Puzzle[];

  constructor(puzzle: Puzzle, timerMinutes: number, editions: readonly Puzzle[]) {
    this.#puzzle = puzzle;
    this.#game = newGame(puzzle, timerMinutes);
    this.#editions = [...editions];
    this.#take(solutionHash(puzzle.cells));
  }

  /** An edition comes up once: whoever could go back and forth would earn the bonus of a word again and again. */
  #take(grid: number): Puzzle | undefined {
    const index = this.#editions.findIndex(({ cells }) => solutionHash(cells) === grid);
    return index < 0 ? undefined : this.#editions.splice(index, 1)[0];
  }

  step(entry: LogEntry, isFirst: boolean): Replayed | LogTrouble {
    const before = this.#game;
    const after = 'grid' in entry ? this.#adapt(entry.grid) : this.#do(entry, isFirst);
    if (typeof after === 'string') return after;
    this.#game = after;
    this.#playedMs += entry.passedMs;
    if (this.#playedMs > MAX_PLAYED_MS) return 'impossible';
    return { entry, puzzle: this.#puzzle, before, after, playedMs: this.#playedMs };
  }

  #adapt(grid: number): GameState | LogTrouble {
    // Nobody goes on with the grid that they have.
    if (grid === solutionHash(this.#puzzle.cells)) return 'impossible';
    const edited = this.#take(grid);
    if (!edited) return 'otherGrid';
    const adapted = adaptGame(edited, serializeGame(this.#puzzle, this.#game));
    this.#puzzle = edited;
    this.#swept = null;
    return adapted ?? 'impossible';
  }

  #do(
    { passedMs, at, command }: Exclude<LogEntry, { grid: number }>,
    isFirst: boolean,
  ): GameState | LogTrouble {
    if (!placeOf(this.#puzzle, at.cell, at.direction)) return 'impossible';
    const timed = this.#wait(passedMs, at);
    if (timed === null) return 'impossible';
    if (command === 'takeBack') {
      const swept = this.#swept;
      this.#swept = null;
      return swept ? takeBack(timed, swept) : 'impossible';
    }
    // Only whoever had finished before can begin by starting over.
    const isAgain = isFirst && command.type === 'startOver' && passedMs === 0;
    if (isOver(timed) && !isAgain) return 'impossible';
    const next = reduce(this.#puzzle, timed, command);
    if (next.cells === timed.cells && next.undo === timed.undo) return 'impossible';
    this.#swept = command.type === 'startOver' || command.type === 'revealAll' ? timed : null;
    return next;
  }

  /** Lets time pass, which a clock that has run out does not, and goes to where something happens. */
  #wait(passedMs: number, selection: Selection): GameState | null {
    const { clock, phase } = this.#game;
    if (clock.totalMs > 0 && passedMs > clock.remainingMs) return null;
    const countedTo = phase === 'playing' ? 0 : null;
    return tick({ ...this.#game, selection, clock: { ...clock, countedTo } }, passedMs);
  }
}

/** The game of a log: what it started with, and the grids that it may go on with, each as often as it was published. */
export interface LoggedGame {
  readonly puzzle: Puzzle;
  readonly timerMinutes: number;
  readonly log: string;
  readonly editions?: readonly Puzzle[];
}

/** Replays a log from the beginning and shows every moment of the game; returns what is wrong with the log, if anything. */
export function followLog(
  { puzzle, timerMinutes, log, editions = [] }: LoggedGame,
  see: (moment: Replayed) => void,
): LogTrouble | null {
  const entries = readLog(log);
  if (entries === null) return 'unreadable';
  const player = new Player(puzzle, timerMinutes, editions);
  for (const [index, entry] of entries.entries()) {
    const moment = player.step(entry, index === 0);
    if (typeof moment === 'string') return moment;
    see(moment);
  }
  return null;
}

/** Replays a log from the beginning; returns every moment of the game, or what is wrong with the log. */
export function replayLog(game: LoggedGame): Replayed[] | LogTrouble {
  const moments: Replayed[] = [];
  return followLog(game, (moment) => moments.push(moment)) ?? moments;
}
