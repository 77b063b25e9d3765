import { newGame, reduceAt } from '@monster/engine';
import type { Command, GameState, Puzzle } from '@monster/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commandOf, puzzleOf } from '../game/testPuzzle.ts';
import { standInStorage } from '../testing/standInStorage.ts';
import { bestSolve, ghostOfBest, keepBest } from './bestSolve.ts';

const puzzle = puzzleOf('AB', 'CD');

/** Plays commands, each so long after the one before. */
function playedIn(ms: number, ...commands: (Command | string)[]): GameState {
  let state = newGame(puzzle);
  commands.forEach((command, index) => {
    const now = (index + 1) * ms;
    state = reduceAt(puzzle, state, { type: 'resume', now: now - ms }, now - ms);
    state = reduceAt(puzzle, state, { type: 'tick', now }, now);
    state = reduceAt(puzzle, state, commandOf(command), now);
  });
  return state;
}

const solvedIn = (ms: number, ...before: (Command | string)[]): GameState =>
  playedIn(ms, ...before, { type: 'selectClue', direction: 'across', number: 1 }, 'A', 'B', 'C', 'D');
const keep = (game: GameState, of: Puzzle = puzzle): void => keepBest(of, 'x', game);

describe('the best solve', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', standInStorage()));
  afterEach(() => void vi.unstubAllGlobals());

  test('is kept with its log, and its ghost can be raced', () => {
    keep(solvedIn(1_000));
    expect(bestSolve('x')).toMatchObject({ timeMs: 5_000, isHelped: false, timerMinutes: 0 });
    const best = bestSolve('x');
    expect(best && ghostOfBest(puzzle, best)).toMatchObject({ playedMs: 5_000, cells: 4 });
    expect(bestSolve('y')).toBe(null);
  });

  test('is the fastest one', () => {
    for (const ms of [2_000, 1_000, 3_000]) keep(solvedIn(ms));
    expect(bestSolve('x')?.timeMs).toBe(5_000);
  });

  test('is one without help rather than a faster one with it', () => {
    keep(solvedIn(100, { type: 'useHint', seed: 1 }, { type: 'startOver', timerMinutes: 0 }));
    expect(bestSolve('x')).toMatchObject({ isHelped: true });
    keep(solvedIn(5_000));
    expect(bestSolve('x')).toMatchObject({ isHelped: false });
    keep(solvedIn(100, { type: 'useHint', seed: 1 }, { type: 'startOver', timerMinutes: 0 }));
    expect(bestSolve('x')).toMatchObject({ isHelped: false, timeMs: 25_000 });
  });

  test('is replaced by any solve of a grid that was corrected since', () => {
    keep(solvedIn(1_000));
    const edited = puzzleOf('AB', 'CX');
    const best = bestSolve('x');
    expect(best && ghostOfBest(edited, best)).toBe(null);
    const log = { text: 'rs-0A rs-1B rs-2C 5yc-3X ', at: 0 };
    keep({ ...solvedIn(1_000), log }, edited);
    expect(bestSolve('x')?.timeMs).toBe(10_716);
  });

  test.each<[string, Partial<GameState>]>([
    ['without a log', { log: null }],
    ['with a damaged log', { log: { text: 'rs-0A', at: 0 } }],
    ['that was not solved', { log: { text: 'rs-0A ', at: 0 } }],
    ['that was revealed', { log: { text: 'rs-0# ', at: 0 } }],
  ])('is never a game %s', (_, fields) => {
    keep({ ...solvedIn(1_000), ...fields });
    expect(bestSolve('x')).toBe(null);
  });
});
