import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartOf, compareSolves, ghostAt, ghostOf, lastAttempt, type Ghost } from './ghost.ts';
import { replayLog, type Replayed } from './replayLog.ts';
import { puzzleOf } from './testGame.ts';

// Across: AB, CD (words 0 and 1); down: AC, BD (words 2 and 3).
const small = puzzleOf(['AB', 'CD']);
const large = puzzleOf(['AB#CD', 'EFGHI', '#JKL#', 'MNOPQ', 'RS#TU']);

function replayed(log: string, puzzle = small, timerMinutes = 0): Replayed[] {
  const moments = replayLog({ puzzle, timerMinutes, log });
  if (typeof moments === 'string') throw new Error(moments);
  return moments;
}

function ghostFrom(log: string, puzzle = small): Ghost {
  const ghost = ghostOf(replayed(log, puzzle));
  if (ghost === null) throw new Error('There is no move.');
  return ghost;
}

/** Writes a log of letters: the time since the one before, the cell, and the letter or `_`. */
const logOf = (steps: readonly (readonly [ms: number, cell: number, letter: string])[]): string =>
  steps.map(([ms, cell, letter]) => `${ms.toString(36)}-${cell}${letter} `).join('');

describe('a ghost', () => {
  test('has the times at which cells were filled in and words were finished', () => {
    const log = logOf([
      [1_000, 0, 'A'],
      [500, 1, 'X'],
      [500, 1, '_'],
      [1_000, 1, 'B'],
      [1_000, 2, 'C'],
      [1_000, 3, 'D'],
    ]);
    expect(ghostFrom(log)).toEqual({
      playedMs: 5_000,
      cells: 4,
      filled: [
        [1_000, 1],
        [1_500, 2],
        [2_000, 1],
        [3_000, 2],
        [4_000, 3],
        [5_000, 4],
      ],
      words: [
        [3_000, 0],
        [4_000, 2],
        [5_000, 1],
        [5_000, 3],
      ],
    });
  });

  test('has the last step of each tenth of a second only', () => {
    const log = logOf([
      [110, 0, 'A'],
      [10, 1, 'B'],
      [10, 2, 'X'],
      [10, 2, '_'],
      [100, 2, 'C'],
    ]);
    expect(ghostFrom(log).filled).toEqual([
      [140, 2],
      [240, 3],
    ]);
  });

  test('counts a word from when it was finished for good, whatever was started over', () => {
    const log = `${logOf([
      [1_000, 0, 'A'],
      [1_000, 1, 'B'],
    ])}${(1_000).toString(36)}-0*0 ${logOf([
      [1_000, 2, 'C'],
      [1_000, 3, 'D'],
      [1_000, 0, 'A'],
    ])}`;
    const ghost = ghostFrom(log);
    expect(ghost.words).toEqual([
      [5_000, 1],
      [6_000, 2],
    ]);
    expect(ghost.filled.map(([, cells]) => cells)).toEqual([1, 2, 0, 1, 2, 3]);
  });

  test('is null for a game without a move', () => {
    expect(ghostOf([])).toBe(null);
  });
});

/** Any game of the large grid, made of such steps wherever they change something. */
const gamesOf = (...kinds: ('right' | 'wrong' | 'erase')[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.record({
        ms: fc.nat(9_000),
        cell: fc.constantFrom(...[...large.cells.keys()].filter((i) => !large.cells[i]?.isBlack)),
        kind: fc.constantFrom(...kinds),
      }),
      { minLength: 1, maxLength: 80, size: 'max' },
    )
    .map((steps) => {
      let log = '';
      for (const { ms, cell, kind } of steps) {
        const sign = { right: large.cells[cell]?.answer ?? '', wrong: 'Z', erase: '_' }[kind];
        const next = log + logOf([[ms, cell, sign]]);
        if (typeof replayLog({ puzzle: large, timerMinutes: 0, log: next }) !== 'string') log = next;
      }
      return log;
    })
    .filter((log) => log !== '');
const games = gamesOf('right', 'right', 'right', 'wrong', 'erase');

describe('any ghost', () => {
  test('contains numbers only, no letters and no cells: grids of other letters have the same', () => {
    const moved = puzzleOf(['ZY#XW', 'VUTSR', '#QPO#', 'NMLKJ', 'IH#GF']);
    const answers = new Map(large.cells.map(({ answer }, i) => [answer, moved.cells[i]?.answer ?? '']));
    answers.set('Z', 'E');
    fc.assert(
      fc.property(games, (log) => {
        const ghost = ghostFrom(log, large);
        expect(JSON.stringify({ ...ghost })).toMatch(
          /^\{"playedMs":\d+,"cells":21,"filled":[[\],\d]*,"words":[[\],\d]*\}$/,
        );
        const other = log.replaceAll(/[A-Z]/g, (letter) => answers.get(letter) ?? '');
        expect(ghostFrom(other, moved)).toEqual(ghost);
      }),
      { numRuns: 100 },
    );
  });

  test('only ever fills in more cells, unless letters are erased', () => {
    fc.assert(
      fc.property(gamesOf('right', 'wrong'), (log) => {
        const { filled } = ghostFrom(log, large);
        expect(filled.every(([, count], i) => count > (filled[i - 1]?.[1] ?? 0))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  test('has times that never go back, and ends where the game did', () => {
    fc.assert(
      fc.property(games, (log) => {
        const moments = replayed(log, large);
        const ghost = ghostFrom(log, large);
        for (const steps of [ghost.filled, ghost.words])
          expect(steps.every(([ms], i) => ms >= (steps[i - 1]?.[0] ?? 0))).toBe(true);
        const end = ghostAt(ghost, ghost.playedMs);
        const last = moments.at(-1)?.after;
        expect(end.share * 21).toBeCloseTo(last?.cells.filter(({ userValue }) => userValue).length ?? 0, 5);
        expect(end.words).toBe((last?.solvedClues.across.length ?? 0) + (last?.solvedClues.down.length ?? 0));
      }),
      { numRuns: 100 },
    );
  });
});

describe('the progress of a ghost', () => {
  const ghost: Ghost = {
    playedMs: 9_000,
    cells: 4,
    filled: [
      [1_000, 1],
      [3_000, 3],
      [9_000, 4],
    ],
    words: [
      [3_000, 0],
      [9_000, 1],
      [9_000, 3],
    ],
  };
  test.each([
    [0, 0, 0],
    [999, 0, 0],
    [1_000, 0.25, 0],
    [2_999, 0.25, 0],
    [3_000, 0.75, 1],
    [8_999, 0.75, 1],
    [9_000, 1, 3],
    [99_000, 1, 3],
  ])('after %d ms is %d of the cells and %d words', (ms, share, words) => {
    expect(ghostAt(ghost, ms)).toEqual({ share, words });
  });

  test('is drawn as steps, from the empty grid to the end', () => {
    expect(chartOf(ghost).map(({ ms, cells }) => `${ms / 1000}:${cells}`)).toEqual(
      '0:0 1:0 1:1 3:1 3:3 9:3 9:4 9:4'.split(' '),
    );
  });
});

describe('a race', () => {
  /** A solve of four words at these seconds. */
  const solve = (...words: (readonly [seconds: number, word: number])[]): Ghost => ({
    playedMs: (words.at(-1)?.[0] ?? 0) * 1_000,
    cells: 4,
    filled: [],
    words: words.map(([seconds, word]) => [seconds * 1_000, word]),
  });
  const steady = solve([10, 0], [20, 1], [30, 2], [40, 3]);

  test.each([
    ['from the first word on', solve([9, 2], [19, 3], [29, 0], [39, 1]), 2, 1_000],
    ['with the third word, after falling behind', solve([5, 0], [25, 1], [28, 3], [35, 2]), 3, 5_000],
    ['only with the last word', solve([11, 0], [21, 1], [31, 2], [38, 3]), 3, 2_000],
    ['where the lead was only shared before', solve([10, 0], [20, 1], [29, 3], [39, 2]), 3, 1_000],
  ])('is decided %s', (_, fast, decidedBy, byMs) => {
    expect(compareSolves(fast, steady)).toEqual({ winner: 'first', byMs, decidedBy });
    expect(compareSolves(steady, fast)).toEqual({ winner: 'second', byMs, decidedBy });
  });

  test('that ends at the same time has no winner', () => {
    expect(compareSolves(steady, solve([1, 0], [2, 1], [3, 2], [40, 3]))).toEqual({
      winner: null,
      byMs: 0,
      decidedBy: null,
    });
  });

  test('against a solve of which only the time is known has a winner, but no decisive word', () => {
    const unknown = { ...steady, playedMs: 50_000, words: [] };
    expect(compareSolves(steady, unknown)).toEqual({ winner: 'first', byMs: 10_000, decidedBy: null });
    expect(compareSolves(unknown, steady)).toEqual({ winner: 'second', byMs: 10_000, decidedBy: null });
  });

  test('ends the same from either side, and the winner is the faster one', () => {
    const ghosts = fc
      .array(fc.nat(60), { minLength: 4, maxLength: 4 })
      .map((times) => solve(...[...times].sort((a, b) => a - b).map((time, word) => [time, word] as const)));
    const other = { first: 'second', second: 'first' } as const;
    fc.assert(
      fc.property(ghosts, ghosts, (one, two) => {
        const { winner, ...rest } = compareSolves(one, two);
        expect(compareSolves(two, one)).toEqual({ ...rest, winner: winner && other[winner] });
        expect(winner === 'first').toBe(one.playedMs < two.playedMs);
        expect(rest.decidedBy === null).toBe(winner === null);
      }),
    );
  });
});

describe('the last attempt', () => {
  const timesOf = (log: string, minutes = 0): number[] =>
    lastAttempt(replayed(log, small, minutes)).map(({ playedMs }) => playedMs);

  test('is all of a game that was never started over', () => {
    expect(timesOf('rs-0A rs-1B ')).toEqual([1_000, 2_000]);
  });

  test('begins after the player has started over, and its time with it', () => {
    expect(timesOf('rs-0A rs-1B rs-0*0 rs-0A rs-1B ')).toEqual([1_000, 2_000]);
    expect(timesOf('0-0*0 rs-0A ')).toEqual([1_000]);
  });

  test('is the whole game again if starting over was taken back', () => {
    expect(timesOf('rs-0A rs-0*0 rs-0@ rs-1B ')).toHaveLength(4);
  });
});
