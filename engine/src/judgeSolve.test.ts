import { describe, expect, test } from 'vitest';
import { judgeSolve, SOLVE_DOUBTS, type SolveDoubt, type WallClock } from './judgeSolve.ts';
import { solutionHash } from './solutionHash.ts';
import { puzzleOf } from './testGame.ts';

const rows = ['SATOR', 'AREPO', 'TENET', 'OPERA', 'ROTAS'];
const puzzle = puzzleOf(rows);
const edited = puzzleOf(['SATOR', 'AREPO', 'TENET', 'OPERA', 'ROTAX']);
const hash = (of: typeof puzzle): number => solutionHash(of.cells);
const letters = [...rows.join('')];

const entry = (passedMs: number, cell: number, what: string): string =>
  `${passedMs.toString(36)}-${cell}${what} `;
/** Types all letters, each after its pause. */
const typed = (pauseAt: (index: number) => number, text = letters): string =>
  text.map((letter, cell) => entry(pauseAt(cell), cell, letter)).join('');
const uneven = (average: number) => (index: number) => average + ((index % 5) - 2);
const honest = typed(uneven(800));

const judge = (log: string, clock: Partial<WallClock> = {}, timerMinutes = 0) =>
  judgeSolve({ puzzle, timerMinutes, log }, { playedAtTicketMs: 0, passedMs: 1e9, ...clock });

describe('a solve', () => {
  test('comes to what was played', () => {
    const help =
      entry(500, 0, 'X') + entry(500, 0, '=letter') + entry(100, 5, '!letter') + entry(99, 9, '?1');
    const [first = '', ...rest] = honest.match(/\S+ /g) ?? [];
    const open = help + first + entry(7, 0, '*3') + first + rest.join('');
    expect(judge(open, {}, 3)).toEqual({
      doubt: null,
      figures: {
        playedMs: 500 + 500 + 100 + 99 + 798 + 7 + 20_000,
        // Three minutes, a bonus for each word before the last letter, and 20 seconds played.
        score: 180 + 8 * 60 - 20,
        hints: 1,
        checks: 1,
        reveals: 1,
        corrected: [0],
      },
    });
  });

  test('of a game that was taken back has the time since then, too', () => {
    const swept = entry(5, 0, 'S') + entry(5, 0, '*3') + entry(30_000, 0, '@');
    const { figures, doubt } = judge(swept + honest.slice(honest.indexOf(' ') + 1), {}, 3);
    expect([doubt, figures?.playedMs, figures?.score]).toEqual([null, 49_212, 180 + 480 - 20 - 30]);
  });

  test('goes on with an edited grid once, so that no word earns its bonus twice', () => {
    const most = typed(uneven(800)).split(' ').slice(0, 24).join(' ');
    const over = (log: string, editions = [edited]) =>
      judgeSolve({ puzzle, editions, timerMinutes: 0, log }, { playedAtTicketMs: 0, passedMs: 1e9 }).doubt;
    const there = `${most} ~${hash(edited)} `;
    expect(over(`${there}${entry(800, 24, 'X')}`)).toBe(null);
    expect(over(`${there}~${hash(puzzle)} ${entry(800, 24, 'S')}`)).toBe('otherGrid');
    expect(over(`${there}~${hash(edited)} ${entry(800, 24, 'X')}`)).toBe('impossible');
    // An editor who takes a change back publishes the old grid again.
    const [back, again] = [`~${hash(puzzle)} `, `~${hash(edited)} `];
    expect(over(`${there}${back}${entry(800, 24, 'S')}`, [puzzle, edited, puzzle])).toBe(null);
    expect(over(`${there}${back}${again}${entry(800, 24, 'X')}`, [puzzle, edited, puzzle])).toBe('otherGrid');
  });
});

/** Each limit from both sides. */
const borders: [name: string, doubt: SolveDoubt | null, log: string, clock?: Partial<WallClock>][] = [
  ['60 ms per letter', null, typed((i) => 58 + (i % 5))],
  ['less than 60 ms per letter', 'tooFast', typed((i) => 58 + (i % 5) - (i === 9 ? 1 : 0))],
  ['20 letters in 600 ms', null, typed((i) => (i === 0 ? 9_000 : 28 + (i % 5)))],
  ['20 letters in 599 ms', 'tooFast', typed((i) => (i === 0 ? 9_000 : 28 + (i % 5) - (i === 7 ? 1 : 0)))],
  ['21 of 24 pauses alike', null, typed((i) => (i % 8 === 1 ? 900 + i : 300))],
  ['22 of 24 pauses alike', 'tooEven', typed((i) => (i % 12 === 1 ? 900 + i : 300))],
  ['16 of 25 letters revealed', null, revealed(16)],
  ['17 of 25 letters revealed', 'revealed', revealed(17)],
  ['a ticket asked for 10 s after the first letter', null, honest, { playedAtTicketMs: 10_798 }],
  ['a ticket asked for later', 'lateStart', honest, { playedAtTicketMs: 10_799 }],
  ['a ticket asked for before the end', null, typed(uneven(300)), { playedAtTicketMs: 7_499 }],
  ['a ticket asked for at the end', 'lateStart', typed(uneven(300)), { playedAtTicketMs: 7_500 }],
  // 19,202 ms since the first letter.
  ['as much time as has passed, and some grace', null, honest, { passedMs: 13_924 }],
  ['more than that', 'aheadOfClock', honest, { passedMs: 13_923 }],
  ['a start over after something was done', null, entry(1, 0, '*0') + honest],
  ['a start over at the very beginning', 'again', entry(0, 0, '*0') + honest],
  ['the timer of its ticket', null, entry(1, 0, '*0') + honest],
  ['another timer', 'otherTimer', entry(1, 0, '*5') + honest],
  ['a solved grid', null, honest],
  ['an open grid', 'unsolved', honest.split(' ').slice(0, 24).join(' ') + ' '],
  ['no entry', 'unsolved', ''],
  ['1,000 days', 'aheadOfClock', entry(5, 0, '*0') + entry(86_399_979_995, 0, '*0') + honest],
  ['more than 1,000 days', 'impossible', entry(5, 0, '*0') + entry(86_399_979_996, 0, '*0') + honest],
  ['all answers, taken back', 'revealed', entry(5, 0, '#') + entry(5, 0, '@') + honest],
  ['a damaged entry', 'unreadable', `${honest}x`],
  ['a grid that nobody knows', 'otherGrid', `~1 ${honest}`],
];

function revealed(count: number): string {
  const pause = uneven(300);
  return letters.map((letter, cell) => entry(pause(cell), cell, cell < count ? '!letter' : letter)).join('');
}

describe('a solve is judged', () => {
  test.each(borders)('with %s: %s', (_, doubt, log, clock) => {
    expect(judge(log, clock).doubt).toBe(doubt);
  });

  test('with each doubt at least once here', () => {
    expect(SOLVE_DOUBTS.filter((each) => borders.every(([, doubt]) => doubt !== each))).toEqual([]);
  });
});
