import type { PuzzleTimes, SolveOutcome } from '@monster/contract';
import type { SolveDoubt } from '@monster/engine';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import {
  askTicket,
  cookieFor,
  entriesOf,
  entry,
  letters,
  revealRow,
  sendSolve,
  square,
  typeAll,
} from '../testing/forgedLog.ts';
import { markOf } from '../testing/playedLog.ts';
import { samplePuzzle, storePuzzles, testNow, testSite } from '../testing/site.ts';

// Ways to get a time ranked that nobody has played. What replay cannot tell is not among them: a solution from paper or
// from another browser that is typed in at the pace of hands, and pauses that a browser claims.

const hour = 60 * 60_000;
const grid = markOf(square);
/** The same puzzle before an editor corrected it. */
const earlier = ['SATOR', 'AREPO', 'TENET', 'OPERA', 'ROTAX'];
const [first = '', ...rest] = entriesOf(typeAll());
const honest = typeAll();
const without = (count: number): string => entriesOf(honest).slice(0, count).join('');
const pencil = entriesOf(typeAll(() => 300)).map((each) => each.toLowerCase());

interface Way {
  readonly log: string;
  /** What the ticket says. */
  readonly timerMinutes?: number;
  readonly playedMs?: number;
  /** How much later the log is sent. */
  readonly after?: number;
}

const ways: [name: string, doubt: SolveDoubt, way: Way][] = [
  ['an honest game twenty times as fast', 'tooFast', { log: typeAll((i) => Math.round(i % 7) + 37) }],
  ['no time at all', 'tooFast', { log: typeAll(() => 0) }],
  ['all letters at one moment after an hour', 'tooFast', { log: typeAll((i) => (i === 0 ? hour : 0)) }],
  [
    'a word at a time, faster than one can read',
    'tooFast',
    { log: typeAll((i) => (i === 0 ? 5_000 : i % 5 ? 0 : 100)) },
  ],
  [
    'hasty letters, then an hour of waiting',
    'tooFast',
    { log: without(24).replaceAll(/^\w+|(?<= )\w+/gu, '1') + entry(hour, 24, 'S') },
  ],
  [
    'hasty letters made up for by starting over and over',
    'tooFast',
    { log: entry(9_000, 0, '*0').repeat(5) + typeAll(() => 5) },
  ],
  ['letters like clockwork', 'tooEven', { log: typeAll(() => 300) }],
  ['letters like clockwork, except for two', 'tooEven', { log: typeAll((i) => (i % 13 === 5 ? 900 : 300)) }],
  ['letters like clockwork in pencil', 'tooEven', { log: pencil.join('') }],
  [
    'letters like clockwork, with words undone and redone',
    'tooEven',
    { log: typeAll(() => 300).replace(/(?<=^(?:\S+ ){3})/u, entry(170, 0, '<') + entry(90, 0, '>')) },
  ],
  ['nothing', 'unsolved', { log: '' }],
  ['a game without its end', 'unsolved', { log: without(24) }],
  ['a game without its beginning', 'unsolved', { log: rest.join('') }],
  ['one wrong letter', 'unsolved', { log: without(24) + entry(900, 24, 'X') }],
  ['a game of another puzzle', 'unsolved', { log: typeAll(undefined, [...square].reverse()) }],
  [
    'the halves of two games',
    'unsolved',
    {
      log:
        without(12) +
        entriesOf(typeAll(undefined, [...square].reverse()))
          .slice(12)
          .join(''),
    },
  ],
  ['a game that was started over after its end', 'again', { log: entry(0, 0, '*0') + honest }],
  ['all answers revealed', 'revealed', { log: entry(900, 0, '#') }],
  [
    'all answers revealed, taken back, and typed',
    'revealed',
    { log: entry(900, 0, '#') + entry(900, 0, '@') + honest },
  ],
  [
    'every word revealed, at once',
    'revealed',
    { log: [0, 1, 2, 3, 4].map((row) => revealRow(row, 0)).join('') },
  ],
  [
    'every letter revealed, at leisure',
    'revealed',
    { log: letters.map((_, cell) => entry(900 + cell, cell, '!letter')).join('') },
  ],
  [
    'every word revealed but one',
    'revealed',
    { log: [0, 1, 2, 3].map((row) => revealRow(row)).join('') + entriesOf(honest).slice(20).join('') },
  ],
  [
    'every word revealed, over several starts',
    'revealed',
    {
      log:
        [0, 1, 2].map((row) => revealRow(row)).join('') +
        entry(500, 0, '*0') +
        revealRow(3) +
        revealRow(4) +
        entry(500, 0, '*0') +
        honest,
    },
  ],
  [
    'another timer, after starting over',
    'otherTimer',
    { log: first + entry(500, 0, '*9') + honest, timerMinutes: 3 },
  ],
  [
    'a timer of a day, after starting over',
    'otherTimer',
    { log: first + entry(500, 0, '*1440') + honest, timerMinutes: 3 },
  ],
  [
    'no timer any more, after starting over',
    'otherTimer',
    { log: first + entry(500, 0, '*0') + honest, timerMinutes: 3 },
  ],
  [
    'more time than the timer had',
    'impossible',
    { log: typeAll((i) => (i === 3 ? 200_000 : 700 + i)), timerMinutes: 3 },
  ],
  [
    'a game that goes on after its time was up',
    'impossible',
    { log: entry(60_000, 0, 'S') + rest.join(''), timerMinutes: 1 },
  ],
  [
    'another try before the time was up',
    'impossible',
    { log: first + entry(9, 0, '&') + honest, timerMinutes: 3 },
  ],
  [
    'the bonus of a word twice, by clearing a letter of it',
    'impossible',
    { log: without(5) + entry(900, 0, '_') + honest, timerMinutes: 3 },
  ],
  [
    'the bonus of a word twice, by undoing it',
    'impossible',
    { log: without(5) + entry(900, 4, '<') + honest, timerMinutes: 3 },
  ],
  [
    'the bonus of a word twice, by revealing it',
    'impossible',
    { log: without(5) + entry(900, 0, '!word') + rest.join(''), timerMinutes: 3 },
  ],
  ['a solved word written over', 'impossible', { log: without(5) + entry(900, 2, 'X') + honest }],
  ['a solved word written over in pencil', 'impossible', { log: without(5) + entry(900, 2, 't') + honest }],
  ['the same letters twice', 'impossible', { log: first + first + rest.join('') }],
  ['a whole game twice', 'impossible', { log: honest + honest }],
  ['letters after the end', 'impossible', { log: honest + entry(5, 0, 'X') }],
  ['checking an empty grid', 'impossible', { log: entry(900, 0, '=grid') + honest }],
  ['undoing before anything was typed', 'impossible', { log: entry(900, 0, '<') + honest }],
  ['redoing what nobody undid', 'impossible', { log: without(24) + entry(900, 24, '>') + entry(9, 24, 'S') }],
  ['clearing an empty cell', 'impossible', { log: entry(900, 0, '_') + honest }],
  ['inking where there is no pencil', 'impossible', { log: first + entry(900, 0, '+') + rest.join('') }],
  [
    'a fourth hint',
    'impossible',
    { log: [0, 5, 10, 15].map((cell) => entry(900, cell, '?1')).join('') + honest },
  ],
  ['taking back what was not swept away', 'impossible', { log: first + entry(900, 0, '@') + rest.join('') }],
  [
    'taking back a game twice, to get its letters again',
    'impossible',
    { log: without(9) + entry(900, 0, '*0') + entry(9, 0, '@').repeat(2) + honest },
  ],
  [
    'taking back a game in the middle of the next',
    'impossible',
    {
      log:
        without(20) + entry(900, 0, '*0') + first + entry(9, 0, '@') + entriesOf(honest).slice(20).join(''),
    },
  ],
  ['a cell outside of the grid', 'impossible', { log: entry(900, 25, 'S') + honest }],
  ['more time than there is', 'impossible', { log: honest.replace(/^\w+/u, 'zzzzzzzz') }],
  ['a grid that the puzzle never had', 'otherGrid', { log: `${first}~1 ${rest.join('')}` }],
  ['the grid of another puzzle', 'otherGrid', { log: `~${markOf(['CAT', 'APE', 'BED'])} ${honest}` }],
  [
    'a grid from before the game began',
    'otherGrid',
    { log: `~${markOf(earlier)} ${typeAll(undefined, earlier)}` },
  ],
  ['the same grid again, to lose its marks', 'impossible', { log: `${first}~${grid} ${rest.join('')}` }],
  ['the same grid again, after the end', 'impossible', { log: `${honest}~${grid} ` }],
  ['a log that is sent at once', 'aheadOfClock', { log: honest, after: 0 }],
  ['more time than has passed', 'aheadOfClock', { log: typeAll((i) => 9_000 + i), after: 60_000 }],
  ['a ticket asked for in the middle', 'lateStart', { log: honest, playedMs: 15_000 }],
  ['a ticket that claims an hour, to send at once', 'lateStart', { log: honest, playedMs: hour, after: 0 }],
  [
    'a ticket asked for at the end of a short game',
    'lateStart',
    { log: typeAll((i) => 200 + ((i * 37) % 90)), playedMs: 9_000, after: 0 },
  ],
];

describeOnBoth('forgers are not ranked', (db) => {
  let site: FastifyInstance;
  const now = { is: testNow };
  beforeEach(async () => {
    for (const table of ['solves', 'solve_counts', 'puzzles', 'puzzle_changes', 'attempts'] as const)
      await db().queries.deleteFrom(table).execute();
    now.is += 48 * hour;
    site ??= await testSite(db(), {}, () => now.is);
    await storePuzzles(db(), samplePuzzle({ id: 'one', grid: square }));
    const change = {
      change_id: 'c',
      puzzle_id: 'one',
      actor: 'Ed',
      kind: 'edited',
      was_published: 1,
      note: '',
    } as const;
    const before = JSON.stringify({ rows: earlier });
    await db()
      .queries.insertInto('puzzle_changes')
      .values({ ...change, at: now.is - hour, difference: '{}', before })
      .execute();
  });
  /** The solves that are ranked, as they are stored and as everyone sees them. */
  const ranked = async () => {
    const rows = await db().queries.selectFrom('solves').selectAll().where('doubt', 'is', null).execute();
    const { alone, helped } = (await site.inject('/api/puzzles/one/times')).json<PuzzleTimes>();
    return [rows.length, alone.solves, helped.solves];
  };

  it.each(ways)('with %s', async (_, doubt, { log, timerMinutes = 0, playedMs = 0, after = 24 * hour }) => {
    const asked = await askTicket(site, { puzzleId: 'one', grid, timerMinutes, playedMs });
    const { ticket } = asked.json<{ ticket: string }>();
    now.is += after;
    const answer = await sendSolve(site, cookieFor('eve'), { ticket, log });
    expect([answer.statusCode, answer.json<SolveOutcome>().doubt]).toEqual([200, doubt]);
    expect(await ranked()).toEqual([0, 0, 0]);
  });
});
