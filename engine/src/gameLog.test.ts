import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adaptGame } from './adaptGame.ts';
import { DEFAULT_TYPING, type Command } from './command.ts';
import { lettersOf } from './describeChange.ts';
import { MAX_LOG_LENGTH, reduceAt, takeBack } from './gameLog.ts';
import { newGame, type GameState } from './game.ts';
import type { Puzzle } from './makePuzzle.ts';
import { readLog, replayLog } from './replayLog.ts';
import { restoreGame, serializeGame } from './serializeGame.ts';
import { puzzleOf } from './testGame.ts';

const puzzle = puzzleOf(['AB#CD', 'EFGHI', '#JKL#', 'MNOPQ', 'RS#TU']);

const typed = (letter: string, pencil = false): Command => ({
  type: 'typeLetter',
  letter,
  settings: { ...DEFAULT_TYPING, pencil },
});

/** A step of a player, of which the clock is not told beforehand. */
type Step = 'takeBack' | 'reload' | ((state: GameState) => Command);

const steps = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
  {
    weight: 12,
    arbitrary: fc.constant<Step>(({ selection }) => typed(puzzle.cells[selection.cell]?.answer ?? 'X')),
  },
  {
    weight: 4,
    arbitrary: fc.record({ letter: fc.constantFrom(...'ABCX'), pencil: fc.boolean() }).map(
      ({ letter, pencil }): Step =>
        () =>
          typed(letter, pencil),
    ),
  },
  {
    weight: 8,
    arbitrary: fc
      .constantFrom('undo', 'redo', 'backspace', 'deleteLetter', 'inkPencil', 'tryAgain', 'turn', 'nextClue')
      .map((type): Step => () => ({ type })),
  },
  {
    weight: 4,
    arbitrary: fc.integer({ min: 0, max: 24 }).map((cell): Step => () => ({ type: 'selectCell', cell })),
  },
  fc.nat(9).map((number): Step => () => ({ type: 'selectClue', direction: 'down', number })),
  fc.nat(2 ** 31 - 1).map((seed): Step => () => ({ type: 'useHint', seed })),
  fc.constantFrom('letter', 'word', 'grid').map((scope): Step => () => ({ type: 'check', scope })),
  fc.constantFrom('letter', 'word').map((scope): Step => () => ({ type: 'reveal', scope })),
  fc.constantFrom<Step>(
    'reload',
    'takeBack',
    () => ({ type: 'revealAll' }),
    () => ({ type: 'startOver', timerMinutes: 1 }),
  ),
);

const games = fc.record({
  minutes: fc.constantFrom(0, 1, 3),
  steps: fc.array(fc.tuple(steps, fc.nat(9_000)), { maxLength: 150, size: 'max' }),
});

interface Played {
  readonly state: GameState;
  /** All the time that the clock ran in this game. */
  readonly playedMs: number;
}

/** Plays as the site does: the clock runs whenever it can, and ticks on its own. */
function playWith(minutes: number, list: readonly (readonly [Step, number])[]): Played {
  let state = newGame(puzzle, minutes);
  let swept = null as GameState | null;
  let now = 0;
  let playedMs = 0;
  const at = (command: Command): void => {
    const before = state;
    state = reduceAt(puzzle, state, command, now);
    if (before.cells === state.cells) return;
    // Whoever starts over after the end plays another game, whose time begins again.
    if (command.type === 'startOver' && before.phase !== 'playing' && before.phase !== 'timed-out')
      playedMs = 0;
    swept = command.type === 'startOver' || command.type === 'revealAll' ? before : null;
  };
  for (const [step, wait] of list) {
    at({ type: 'resume', now });
    now += wait;
    const { playedMs: until } = state.clock;
    at({ type: 'tick', now });
    playedMs += state.clock.playedMs - until;
    if (step === 'reload') {
      const saved: unknown = JSON.parse(JSON.stringify(serializeGame(puzzle, state)));
      state = restoreGame(puzzle, saved) ?? newGame(puzzle);
      swept = null;
    } else if (step === 'takeBack') {
      // Of a game that was over, the log is its own again; its time is not compared here.
      if (swept === null || swept.phase === 'complete' || swept.phase === 'revealed-all') continue;
      state = takeBack(state, swept);
      swept = null;
    } else at(step(state));
  }
  return { state, playedMs };
}

const figures = ({ hintsUsed, checks, reveals, phase, solvedClues, clock, undo, redo }: GameState) => ({
  hintsUsed,
  checks,
  reveals,
  phase,
  solvedClues,
  undo,
  redo,
  clock: { ...clock, playedMs: 0, countedTo: null },
});

describe('a log', () => {
  test('replays any game: letters, help, clock and history are the same, byte for byte', () => {
    let longest = 0;
    const check = (game: { minutes: number; steps: (readonly [Step, number])[] }): void => {
      const { state } = playWith(game.minutes, game.steps);
      const log = state.log?.text ?? '';
      const isAgain = /^0.\d+\*/.test(log);
      const moments = replayLog({ puzzle, timerMinutes: isAgain ? 0 : game.minutes, log });
      expect(moments).toBeInstanceOf(Array);
      const last = typeof moments === 'string' ? undefined : moments.at(-1)?.after;
      if (last === undefined) return;
      longest = Math.max(longest, moments.length);
      expect(lettersOf(last)).toBe(lettersOf(state));
      // Since the last entry, time has passed.
      const then = { ...state.clock, remainingMs: last.clock.remainingMs };
      const phase = state.phase === 'timed-out' ? last.phase : state.phase;
      expect(figures(last)).toEqual(figures({ ...state, phase, clock: then }));
      expect(last.clock.playedMs).toBe(state.log?.at);
    };
    fc.assert(fc.property(games, check), { numRuns: 1_000 });
    expect(longest).toBeGreaterThan(20);
  });

  test('has the time that was played, whatever was started over', () => {
    const check = (game: { minutes: number; steps: (readonly [Step, number])[] }): void => {
      const { state, playedMs } = playWith(game.minutes, game.steps);
      const moments = replayLog({ puzzle, timerMinutes: game.minutes, log: state.log?.text ?? '' });
      if (typeof moments === 'string' || moments.length === 0) return;
      const since = state.clock.playedMs - (state.log?.at ?? 0);
      expect((moments.at(-1)?.playedMs ?? 0) + since).toBe(playedMs);
    };
    const withoutEnd = games.map((game) => ({
      ...game,
      steps: game.steps.filter(([step]) => step !== 'takeBack'),
    }));
    fc.assert(fc.property(withoutEnd, check), { numRuns: 300 });
  });

  test('does not grow by moving around, by what changes nothing, or while the clock ticks', () => {
    let state = reduceAt(puzzle, newGame(puzzle), { type: 'resume', now: 5 }, 5);
    for (const command of [
      { type: 'tick', now: 900 },
      { type: 'turn' },
      { type: 'nextClue' },
      { type: 'undo' },
      { type: 'check', scope: 'grid' },
    ] as const)
      state = reduceAt(puzzle, state, command, 1_000);
    expect(state.log).toEqual({ text: '', at: 0 });
    expect(reduceAt(puzzle, state, typed('X'), 1_005).log).toEqual({ text: 'rs|1X ', at: 1_000 });
  });

  test('is given up when it becomes too long, and the game goes on', () => {
    const log = { text: ' '.repeat(MAX_LOG_LENGTH - 3), at: 0 };
    const after = reduceAt(puzzle, { ...newGame(puzzle), log }, typed('X'), 1);
    expect([after.log, after.cells[0]?.userValue]).toEqual([null, 'X']);
    expect(reduceAt(puzzle, after, typed('Y'), 2).log).toBe(null);
  });

  test('goes on with the grid that an editor has corrected', () => {
    const edited = puzzleOf(['AB#CD', 'EFGHI', '#JKL#', 'MNOPQ', 'RS#TX']);
    const finish = (grid: Puzzle, from: GameState): GameState =>
      grid.cells.reduce((state, { answer, isBlack }, cell) => {
        if (isBlack || state.cells[cell]?.solved) return state;
        const at = { ...state, selection: { cell, direction: 'across' as const } };
        return reduceAt(grid, at, typed(answer), 0);
      }, from);
    const begun = ['A', 'B', 'C'].reduce(
      (state, letter) => reduceAt(puzzle, state, typed(letter), 0),
      newGame(puzzle),
    );
    const saved: unknown = JSON.parse(JSON.stringify(serializeGame(puzzle, begun)));
    const adapted = adaptGame(edited, saved);
    if (adapted === null) throw new Error('The game was not adapted.');
    const end = finish(edited, adapted);
    expect(end.phase).toBe('complete');
    const game = { puzzle, timerMinutes: 0, log: end.log?.text ?? '' };
    expect(replayLog(game)).toBe('otherGrid');
    const moments = replayLog({ ...game, editions: [edited] });
    expect(moments).toBeInstanceOf(Array);
    expect(typeof moments === 'string' ? '' : moments.at(-1)?.after.phase).toBe('complete');
  });
});

describe('a log is not read', () => {
  test.each([
    'rs-0X',
    'rs-0X  ',
    ' ',
    'rs-0XY ',
    '-0X ',
    '-1-0X ',
    'rs-X ',
    'rs/0X ',
    'rs-0é ',
    'rs-0?-1 ',
    'rs-0? ',
    'rs-0*1.5 ',
    'rs-0= ',
    'rs-0=all ',
    'rs-0!grid ',
    'rs-0<1 ',
    '~x ',
    '~ ',
    'rs-0X \n',
  ])('that contains %j', (text) => {
    expect(readLog(text)).toBe(null);
  });

  test.each([
    ['a letter outside of the grid', '1-99X '],
    ['a letter on a block', '1-2X '],
    ['a letter that is there', '1-0X 1-0X '],
    ['a letter in a solved word', '1-0A 1-1B 1-0X '],
    ['undoing nothing', '1-0< '],
    ['taking back what was not swept', '1-0X 1-0@ '],
    ['taking back twice', '1-0X 1-0*0 1-0@ 1-0@ '],
    ['a fourth hint', '1-0?1 1-6?1 1-15?1 1-21?1 '],
    ['anything after the end', '1-0# 1-0X '],
  ])('with %s', (_, log) => {
    expect(replayLog({ puzzle, timerMinutes: 0, log })).toBe('impossible');
  });

  test('with more time than the timer has', () => {
    const log = `${(60_001).toString(36)}-0X `;
    expect(replayLog({ puzzle, timerMinutes: 1, log })).toBe('impossible');
    expect(replayLog({ puzzle, timerMinutes: 2, log })).toHaveLength(1);
  });
});
