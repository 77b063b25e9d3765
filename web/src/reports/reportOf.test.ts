import { solutionHash } from '@monster/engine';
import type { Command, GameState } from '@monster/engine';
import { describe, expect, test } from 'vitest';
import { gameOf, puzzleOf } from '../game/testPuzzle.ts';
import { reportOf } from './reportOf.ts';

const puzzle = puzzleOf('ABC', 'DEF', 'GHI');
const grid = solutionHash(puzzle.cells);
/** A report without news, and that of a start. */
const empty = { grid, hints: 0, checks: 0, reveals: 0 };
const started = { ...empty, start: true };
const check: Command = { type: 'check', scope: 'grid' };
const hint: Command = { type: 'useHint', seed: 1 };

/** What is reported at each of these moments, one after the other. */
function reportsOf(...moments: { game: GameState; isLeft?: boolean }[]) {
  let stored: unknown;
  return moments.map(({ game, isLeft = false }) => {
    const next = reportOf({ puzzle, game, isLeft }, stored);
    if (next !== null) stored = JSON.parse(JSON.stringify(next.reported));
    return next?.report ?? null;
  });
}

describe('what is reported', () => {
  test('the first letter is a start, and nothing more until the game is left or over', () => {
    const reports = reportsOf({ game: gameOf(puzzle, 'A') }, { game: gameOf(puzzle, 'A', 'X', check) });
    expect(reports).toEqual([started, null]);
  });

  test('where a game is left, once, and again only if something has changed', () => {
    const begun = gameOf(puzzle, 'A', 'B');
    const further = gameOf(puzzle, 'A', 'B', 'C', 'D');
    expect(
      reportsOf(
        { game: begun },
        { game: begun, isLeft: true },
        { game: begun, isLeft: true },
        { game: further, isLeft: true },
      ),
    ).toEqual([
      started,
      { ...empty, left: { word: 0, filled: 2 }, goneOnFrom: null },
      null,
      { ...empty, left: { word: 1, filled: 4 }, goneOnFrom: { word: 0, filled: 2 } },
    ]);
  });

  test('a game that is gone on with and solved is no longer one that was left', () => {
    const reports = reportsOf(
      { game: gameOf(puzzle, 'A'), isLeft: true },
      { game: gameOf(puzzle, ...'ABCDEFGHI') },
      { game: gameOf(puzzle, ...'ABCDEFGHI'), isLeft: true },
    );
    expect(reports).toEqual([
      { ...started, left: { word: 0, filled: 1 }, goneOnFrom: null },
      { ...empty, end: 'solved', left: null, goneOnFrom: { word: 0, filled: 1 } },
      null,
    ]);
  });

  test('help counts once', () => {
    const reports = reportsOf(
      { game: gameOf(puzzle, 'X', check), isLeft: true },
      { game: gameOf(puzzle, 'X', check, { type: 'turn' }, hint), isLeft: true },
    );
    expect(reports[0]).toMatchObject({ start: true, checks: 1 });
    expect(reports[1]).toMatchObject({ hints: 1, checks: 0 });
  });

  test('what was revealed at once is an end', () => {
    expect(reportsOf({ game: gameOf(puzzle, 'A', { type: 'revealAll' }) })).toEqual([
      { ...started, end: 'revealed' },
    ]);
  });

  test('a second game of the same puzzle is not counted', () => {
    const reports = reportsOf(
      { game: gameOf(puzzle, ...'ABCDEFGHI') },
      { game: gameOf(puzzle, 'A') },
      { game: gameOf(puzzle, ...'ABCDEFGHI') },
    );
    expect(reports).toEqual([{ ...started, end: 'solved' }, null, null]);
  });

  test('a game that was started over takes nothing back', () => {
    const reports = reportsOf(
      { game: gameOf(puzzle, hint), isLeft: true },
      { game: gameOf(puzzle, 'A', { type: 'move', arrow: 'down' }), isLeft: true },
    );
    expect(reports[1]).toMatchObject({ hints: 0, left: { filled: 1 }, goneOnFrom: expect.anything() });
  });

  test.each([
    ['damaged', { grid, hints: 'three' }],
    ['about another grid', { grid: grid + 1, hints: 0, checks: 0, reveals: 0, left: null, isOver: true }],
    ['missing', undefined],
  ])('a note that is %s counts as none', (_, stored) => {
    const next = reportOf({ puzzle, game: gameOf(puzzle, 'A'), isLeft: false }, stored);
    expect(next?.report).toEqual(started);
  });
});
