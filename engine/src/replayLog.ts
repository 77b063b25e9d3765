import { ADAPTED, adaptGame } from './adaptGame.ts';
import { resume, tick } from './clock.ts';
import { DEFAULT_TYPING, type Command, type Scope } from './command.ts';
import { LOG_SIGNS, TAKE_BACK, takeBack } from './gameLog.ts';
import { isOver, newGame, type GameState, type Selection } from './game.ts';
import { placeOf, type Puzzle } from './makePuzzle.ts';
import { reduce } from './reduce.ts';
import { serializeGame } from './serializeGame.ts';
import { solutionHash } from './solutionHash.ts';

/** What a log has: a command at a place some time after the one before; a sweep taken back; or a grid that was edited. */
export type LogEntry =
  | { readonly passedMs: number; readonly at: Selection; readonly command: Command }
  | { readonly passedMs: number; readonly at: Selection; readonly command: 'takeBack' }
  | { readonly passedMs: 0; readonly grid: number };

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

/** Why a log cannot be replayed: it is no log; it does what cannot be done; or its puzzle is not known. */
export type LogTrouble = 'unreadable' | 'impossible' | 'otherGrid';

const SCOPES: Readonly<Record<string, Scope>> = { letter: 'letter', word: 'word', grid: 'grid' };

const plain = new Map(
  (['deleteLetter', 'undo', 'redo', 'revealAll', 'inkPencil', 'tryAgain'] as const).map((type) => [
    LOG_SIGNS[type],
    { type },
  ]),
);

function readCommand(sign: string, argument: string): Command | null {
  if (/^[A-Za-z]$/.test(sign)) {
    const letter = sign.toUpperCase();
    const settings = { ...DEFAULT_TYPING, pencil: sign !== letter };
    return argument === '' ? { type: 'typeLetter', letter, settings } : null;
  }
  const scope = SCOPES[argument];
  if (sign === LOG_SIGNS['check'] && scope) return { type: 'check', scope };
  if (sign === LOG_SIGNS['reveal'] && scope && scope !== 'grid') return { type: 'reveal', scope };
  const number = /^\d{1,10}$/.test(argument) ? Number(argument) : null;
  if (sign === LOG_SIGNS['useHint'] && number !== null) return { type: 'useHint', seed: number };
  if (sign === LOG_SIGNS['startOver'] && number !== null) return { type: 'startOver', timerMinutes: number };
  return argument === '' ? (plain.get(sign) ?? null) : null;
}

function readEntry(text: string): LogEntry | null {
  if (text.startsWith(ADAPTED))
    return /^.\d{1,10}$/.test(text) ? { passedMs: 0, grid: Number(text.slice(1)) } : null;
  const [, passed, way, cell, sign, argument] = /^([0-9a-z]{1,8})([-|])(\d{1,3})(\D)(\w*)$/.exec(text) ?? [];
  if (passed === undefined || sign === undefined || argument === undefined) return null;
  const passedMs = Number.parseInt(passed, 36);
  const at: Selection = { cell: Number(cell), direction: way === '-' ? 'across' : 'down' };
  if (sign === TAKE_BACK) return argument === '' ? { passedMs, at, command: 'takeBack' } : null;
  const command = readCommand(sign, argument);
  return command && { passedMs, at, command };
}

/** Reads a log; null if it is damaged: every entry ends with a space. */
export function readLog(text: string): LogEntry[] | null {
  if (text === '') return [];
  const entries = text.slice(0, -1).split(' ').map(readEntry);
  return text.endsWith(' ') && entries.every((entry) => entry !== null) ? entries : null;
}

/** Plays a log. What an honest game never has in it, an entry that changes nothing, is refused. */
class Player {
  #swept: GameState | null = null;
  #playedMs = 0;
  #puzzle: Puzzle;
  #game: GameState;
  readonly #versions: ReadonlyMap<number, Puzzle>;

  constructor(puzzle: Puzzle, timerMinutes: number, versions: ReadonlyMap<number, Puzzle>) {
    this.#puzzle = puzzle;
    this.#game = newGame(puzzle, timerMinutes);
    this.#versions = versions;
  }

  step(entry: LogEntry, isFirst: boolean): Replayed | LogTrouble {
    const before = this.#game;
    const after = 'grid' in entry ? this.#adapt(entry.grid) : this.#do(entry, isFirst);
    if (typeof after === 'string') return after;
    this.#game = after;
    this.#playedMs += entry.passedMs;
    return { entry, puzzle: this.#puzzle, before, after, playedMs: this.#playedMs };
  }

  #adapt(grid: number): GameState | LogTrouble {
    const edited = this.#versions.get(grid);
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
    const timed = this.#wait(passedMs);
    if (timed === null) return 'impossible';
    if (command === 'takeBack') {
      const swept = this.#swept;
      this.#swept = null;
      return swept ? takeBack(timed, swept) : 'impossible';
    }
    // Only whoever had finished before can begin by starting over.
    const isAgain = isFirst && command.type === 'startOver' && passedMs === 0;
    if (isOver(timed) && !isAgain) return 'impossible';
    const next = reduce(this.#puzzle, { ...timed, selection: at }, command);
    if (next.cells === timed.cells && next.undo === timed.undo) return 'impossible';
    this.#swept = command.type === 'startOver' || command.type === 'revealAll' ? timed : null;
    return next;
  }

  /** Lets time pass, which a clock that has run out does not. */
  #wait(passedMs: number): GameState | null {
    const { clock } = this.#game;
    if (clock.totalMs > 0 && passedMs > clock.remainingMs) return null;
    return tick(resume({ ...this.#game, clock: { ...clock, countedTo: null } }, 0), passedMs);
  }
}

/** The game of a log: what it started with, and all versions of the puzzle that it may go on with. */
export interface LoggedGame {
  readonly puzzle: Puzzle;
  readonly timerMinutes: number;
  readonly log: string;
  readonly editions?: readonly Puzzle[];
}

/** Replays a log from the beginning; returns every moment of the game, or what is wrong with the log. */
export function replayLog({ puzzle, timerMinutes, log, editions = [] }: LoggedGame): Replayed[] | LogTrouble {
  const entries = readLog(log);
  if (entries === null) return 'unreadable';
  const versions = new Map([puzzle, ...editions].map((each) => [solutionHash(each.cells), each]));
  const player = new Player(puzzle, timerMinutes, versions);
  const moments: Replayed[] = [];
  for (const [index, entry] of entries.entries()) {
    const moment = player.step(entry, index === 0);
    if (typeof moment === 'string') return moment;
    moments.push(moment);
  }
  return moments;
}
