import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { finalScore, tick } from './clock.ts';
import { DEFAULT_TYPING, type Command } from './command.ts';
import { cellAt, isLocked, isOver, newGame, selectedPlace, touchedCells, type GameState } from './game.ts';
import { MAX_LOG_LENGTH, reduceAt, takeBack } from './gameLog.ts';
import { judgeSolve, type WallClock } from './judgeSolve.ts';
import type { Puzzle } from './makePuzzle.ts';
import { createRandom } from './random.ts';
import { restoreGame, serializeGame } from './serializeGame.ts';
import { puzzleOf } from './testGame.ts';

// Everything that is ranked has to pass the checks, and nothing that somebody has really played may fail them.

const puzzles = [
  ['CAT', 'APE', 'BED'],
  ['AB#CD', 'EFGHI', '#JKL#', 'MNOPQ', 'RS#TU'],
  ['SATOR', 'AREPO', 'TENET', 'OPERA', 'ROTAS'],
  ['ABC#DEF', 'GHIJKLM', 'NOPQRST', '#UVWXY#', 'ZABCDEF', 'GHIJKLM', 'NOP#QRS'],
].map(puzzleOf);

const hour = 60 * 60_000;

/** How often each ingredient has occurred in all games. */
const seen = new Map<string, number>();
const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);

/** Somebody who plays on the site, and all that the site does meanwhile. */
class HonestPlayer {
  state: GameState;
  /** What the clock has counted, and what it was given back with games that were taken back. */
  playedMs = 0;
  rewoundMs = 0;
  readonly help = { hints: 0, checks: 0, reveals: 0 };
  readonly #shown = new Set<number>();
  #swept: GameState | null = null;
  /** The time on the device, which starts anywhere. */
  #now: number;
  #ticket: { readonly playedMs: number; readonly at: number } | null = null;
  readonly #puzzle: Puzzle;
  readonly #minutes: number;
  readonly #random: () => number;

  constructor(puzzle: Puzzle, minutes: number, seed: number) {
    this.#puzzle = puzzle;
    this.#minutes = minutes;
    this.#random = createRandom(seed);
    this.#now = this.#below(1_000 * hour);
    this.state = newGame(puzzle, minutes);
    if (minutes > 0) this.#askTicket();
  }

  #below(most: number): number {
    return Math.floor(this.#random() * most);
  }

  /** Does a command, as the store of the site does. */
  #dispatch(command: Command): void {
    const before = this.state;
    this.state = reduceAt(this.#puzzle, before, command, this.#now);
    // What changes nothing does not tell the clock either.
    if (before !== this.state && command.type !== 'resume')
      this.playedMs += tick(before, this.#now).clock.playedMs - before.clock.playedMs;
    if (before.cells === this.state.cells) return;
    if (this.#ticket === null) this.#askTicket();
    this.#swept = command.type === 'startOver' ? tick(before, this.#now) : null;
    if (command.type === 'useHint' || command.type === 'reveal')
      for (const cell of touchedCells(before, this.state)) this.#shown.add(cell);
    if (command.type === 'useHint') this.help.hints += 1;
    if (command.type === 'reveal') this.help.reveals += 1;
    if (command.type === 'check') this.help.checks += 1;
    count(command.type);
  }

  /** The first request may fail, and the next one goes out some seconds later. */
  #askTicket(): void {
    this.#ticket = { playedMs: this.state.clock.playedMs, at: this.#now };
    if (this.#random() < 0.8 || isOver(this.state)) return;
    count('asked again');
    this.#dispatch({ type: 'resume', now: this.#now });
    this.#pass(this.#below(8_000));
    // The clock of the page ticks every second.
    if (this.state.phase === 'playing') this.#dispatch({ type: 'tick', now: this.#now });
    this.#now += this.#below(1_000);
    this.#ticket = { playedMs: this.state.clock.playedMs, at: this.#now };
  }

  /** Time passes, and the clock ticks at some moments. */
  #pass(ms: number): void {
    const end = this.#now + ms;
    for (let ticks = this.#below(3); ticks > 0; ticks -= 1) {
      this.#now += this.#below(end - this.#now);
      if (this.state.phase === 'playing') this.#dispatch({ type: 'tick', now: this.#now });
    }
    this.#now = end;
  }

  /** A pause of hands: mostly short, sometimes with a thought. */
  #pause(): void {
    this.#dispatch({ type: 'resume', now: this.#now });
    const isThought = this.#random() < 0.05;
    this.#pass(80 + Math.floor(this.#random() ** 3 * (isThought ? 120_000 : 1_500)));
    if (this.state.phase === 'timed-out' || tick(this.state, this.#now).phase === 'timed-out') this.#runOut();
  }

  #runOut(): void {
    this.#dispatch({ type: 'tick', now: this.#now });
    count('time up');
    this.#now += this.#below(hour);
    this.#dispatch(
      this.#random() < 0.8 ? { type: 'tryAgain' } : { type: 'startOver', timerMinutes: this.#minutes },
    );
    this.#dispatch({ type: 'resume', now: this.#now });
    this.#pass(80);
  }

  #type(letter: string, pencil = false): void {
    if (pencil) count('pencil');
    this.#dispatch({ type: 'typeLetter', letter, settings: { ...DEFAULT_TYPING, pencil } });
  }

  #answer(): string {
    return this.#puzzle.cells[this.state.selection.cell]?.answer ?? '';
  }

  #goTo(cell: number): void {
    if (this.state.selection.cell !== cell) this.#dispatch({ type: 'selectCell', cell });
  }

  #typeAnything(): void {
    const isRight = this.#random() < 0.7;
    const letter = isRight ? this.#answer() : String.fromCodePoint(65 + this.#below(26));
    this.#type(letter, this.#random() < 0.2);
  }

  /** A phone enters a word at once, and may correct it. */
  #compose(): void {
    const before = this.state;
    this.#pass(500);
    for (let letters = 1 + this.#below(4); letters > 0; letters -= 1) this.#typeAnything();
    if (
      this.#random() < 0.5 &&
      this.state.solvedClues === before.solvedClues &&
      this.state.phase === 'playing'
    ) {
      count('a composition corrected');
      this.state = { ...before, clock: this.state.clock };
      this.#swept = null;
      this.#pass(500);
      if (tick(this.state, this.#now).phase === 'playing') this.#type(this.#answer());
    }
    count('a composition');
  }

  #undoAndRedo(): void {
    for (const type of ['undo', 'undo', 'redo', 'redo'] as const) {
      if (this.#random() < 0.2) continue;
      // Right after a sweep, undoing would take that back.
      this.#swept = null;
      this.#dispatch({ type });
      this.#now += this.#below(300);
    }
  }

  #deleteBehind(): void {
    this.#dispatch({ type: 'move', arrow: 'left' });
    this.#dispatch({ type: 'deleteLetter' });
  }

  #hide(): void {
    this.#dispatch({ type: 'pause', now: this.#now });
    this.#now += this.#below(this.#random() < 0.1 ? 72 * hour : 60_000);
    count('hidden');
  }

  #reload(): void {
    this.#hide();
    const saved: unknown = JSON.parse(JSON.stringify(serializeGame(this.#puzzle, this.state)));
    this.state = restoreGame(this.#puzzle, saved) ?? newGame(this.#puzzle);
    this.#swept = null;
    count('reloaded');
  }

  #sweepAndBack(): void {
    if (!isOver(this.state)) this.#dispatch({ type: 'startOver', timerMinutes: this.#minutes });
    if (this.#swept === null || this.#random() < 0.2) return;
    this.#dispatch({ type: 'resume', now: this.#now });
    this.#pass(this.#below(4_000));
    if (this.state.phase !== 'playing') return;
    this.rewoundMs += this.state.clock.playedMs;
    this.state = takeBack(this.state, this.#swept);
    this.#swept = null;
    count('taken back');
  }

  /** Only some: whoever has most letters revealed is not ranked. */
  #ask(command: Command): void {
    const letters = this.#puzzle.cells.filter(({ isBlack }) => !isBlack).length;
    const most = selectedPlace(this.#puzzle, this.state)?.word.cells.length ?? 0;
    if ((this.#shown.size + most) * 3 <= letters * 2) this.#dispatch(command);
  }

  step(): void {
    this.#pause();
    const kinds: (() => void)[] = [
      ...Array.from({ length: 12 }, () => () => this.#typeAnything()),
      () => this.#dispatch({ type: 'undo' }),
      () => this.#undoAndRedo(),
      () => this.#dispatch({ type: 'backspace' }),
      () => this.#deleteBehind(),
      () => this.#dispatch({ type: 'inkPencil' }),
      () => this.#dispatch({ type: 'nextUnfilled' }),
      () => this.#goTo(this.#below(this.#puzzle.cells.length)),
      () => this.#ask({ type: 'useHint', seed: this.#below(2 ** 31) }),
      () => this.#ask({ type: 'reveal', scope: this.#random() < 0.5 ? 'letter' : 'word' }),
      () => this.#dispatch({ type: 'check', scope: this.#random() < 0.5 ? 'word' : 'grid' }),
      () => this.#compose(),
      () => this.#hide(),
      () => this.#reload(),
      () => this.#random() < 0.3 && this.#sweepAndBack(),
    ];
    kinds[this.#below(kinds.length)]?.();
  }

  /** Goes through the grid until it is solved. */
  finish(): void {
    while (!isOver(this.state)) {
      const open = this.state.cells.findIndex(
        (cell, i) => !isLocked(cell) && cell.userValue !== this.#puzzle.cells[i]?.answer,
      );
      if (open < 0) throw new Error('The grid is full and right, but not solved.');
      this.#pause();
      this.#goTo(open);
      if (!isLocked(cellAt(this.state, open))) this.#type(this.#answer());
    }
  }

  /** What a server knows whose clock is hours off and runs at another speed. */
  wallClock(): WallClock {
    const speed = 0.99 + this.#random() * 0.02;
    const offset = (this.#random() - 0.5) * 24 * hour;
    const server = (time: number): number => Math.round(offset + time * speed);
    const { playedMs, at } = this.#ticket ?? { playedMs: 0, at: 0 };
    const arrived = at + this.#below(4_000);
    return {
      playedAtTicketMs: Math.round(playedMs),
      passedMs: server(Math.max(arrived, this.#now)) - server(arrived),
    };
  }
}

interface Game {
  readonly seed: number;
  readonly size: number;
  readonly minutes: number;
  readonly steps: number;
}

function checkGame({ seed, size, minutes, steps }: Game): void {
  const puzzle = puzzles[size] ?? puzzleOf(['AB', 'CD']);
  const player = new HonestPlayer(puzzle, minutes, seed);
  for (let i = 0; i < steps && !isOver(player.state); i += 1) player.step();
  player.finish();
  const { state } = player;
  const log = state.log?.text ?? '';
  const { doubt, figures } = judgeSolve({ puzzle, timerMinutes: minutes, log }, player.wallClock());
  expect({ doubt, ...figures, corrected: [] }).toEqual({
    doubt: null,
    playedMs: player.playedMs,
    // A game that was taken back shows the timer of then; the time since counts all the same.
    score: Math.max(0, finalScore(state) - Math.ceil(player.rewoundMs / 1_000)),
    ...player.help,
    corrected: [],
  });
  expect(log.length).toBeLessThan(MAX_LOG_LENGTH);
  if (doubt === null)
    count(player.help.hints + player.help.checks + player.help.reveals > 0 ? 'helped' : 'alone');
}

const ingredients =
  `typeLetter, undo, redo, backspace, deleteLetter, inkPencil, pencil, useHint, reveal, check, startOver,
  tryAgain, time up, taken back, hidden, reloaded, a composition, a composition corrected, asked again, helped, alone`.split(
    /,\s+/,
  );

test(
  '10,000 honest games are ranked, with the time, score and help that the player saw',
  { timeout: 120_000 },
  () => {
    const games = fc.record({
      seed: fc.integer(),
      size: fc.nat(puzzles.length - 1),
      minutes: fc.constantFrom(0, 1, 3, 15),
      steps: fc.nat(60),
    });
    fc.assert(fc.property(games, checkGame), { numRuns: 10_000, endOnFailure: true });
    expect(ingredients.filter((each) => (seen.get(each) ?? 0) < 200)).toEqual([]);
  },
);
