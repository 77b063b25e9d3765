import type { PuzzleStatistics, SiteStatistics } from '@monster/contract';
import { gridMark, numberGrid } from '@monster/engine';
import { beforeEach, expect, it } from 'vitest';
import { deletePuzzle } from '../db/adminPuzzles.ts';
import type { Db } from '../db/open.ts';
import { pruneOldRows } from '../jobs/startJobs.ts';
import { adminSite } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow, testSite } from '../testing/site.ts';

const day = 24 * 60 * 60_000;
const markOf = (rows: readonly string[]): number => gridMark(numberGrid(rows).flat());
const grid = markOf(samplePuzzle().grid);

const solved = { grid, start: true, end: 'solved', seconds: 60 } as const;

async function empty({ queries }: Db): Promise<void> {
  for (const table of [
    'puzzles',
    'daily_puzzles',
    'trashed_puzzles',
    'play_counts',
    'play_totals',
    'attempts',
  ] as const)
    await queries.deleteFrom(table).execute();
}

describeOnBoth('reports of games', (db) => {
  let now = testNow;
  let desk: Awaited<ReturnType<typeof adminSite>>;
  beforeEach(async () => {
    now = testNow;
    await empty(db());
    await storePuzzles(
      db(),
      samplePuzzle({ id: 'one', datePublished: '2026-01-01' }),
      samplePuzzle({ id: 'two' }),
      samplePuzzle({ id: 'future', datePublished: '2027-01-01' }),
    );
    desk = await adminSite(db(), {}, () => now);
  });

  const report = (id: string, payload: object, headers: Record<string, string> = {}) =>
    desk.site.inject({ method: 'POST', url: `/api/puzzles/${id}/report`, payload, headers });
  const ofPuzzle = async (id: string) =>
    (await desk.call('GET', `/admin/api/statistics/${id}`)).json<PuzzleStatistics>();
  const ofSite = async (query = '') =>
    (await desk.call('GET', `/admin/api/statistics${query}`)).json<SiteStatistics>();

  it('add up to the sums of a puzzle', async () => {
    await report('one', { grid, start: true });
    await report('one', { grid, hints: 2, checks: 1, wrong: [0, 4], left: { word: 5, filled: 3 } });
    await report('one', { grid, end: 'revealed', reveals: 1, goneOnFrom: { word: 5, filled: 3 } });
    await report('one', { ...solved, wrong: [4] });
    await report('one', { grid, start: true, left: { word: 0, filled: 10 } });
    const { puzzle, days, ...sums } = await ofPuzzle('one');
    expect(puzzle.title).toBe('Sample one');
    expect(days.at(-1)).toEqual({ date: '2026-11-15', starts: 3, finishes: 1 });
    expect(sums).toEqual({
      starts: 3,
      finishes: 1,
      revealed: 1,
      hints: 2,
      checks: 1,
      reveals: 1,
      medianSeconds: 60.2,
      times: [{ seconds: 60.2, total: 1 }],
      wrong: [
        { cell: 0, total: 1 },
        { cell: 4, total: 2 },
      ],
      leftAt: [{ word: 0, total: 1 }],
      leftWith: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    });
  });

  it('lose nothing when 60 arrive at once, for two puzzles', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        report(index % 2 === 0 ? 'one' : 'two', {
          ...solved,
          seconds: 10 + index,
          hints: 1,
          wrong: [index % 9],
        }),
      ),
    );
    expect(answers.filter((answer) => answer.body !== '{"success":true}')).toEqual([]);
    for (const id of ['one', 'two']) {
      const { starts, finishes, hints, times, wrong } = await ofPuzzle(id);
      const sum = (counts: readonly { total: number }[]) => counts.reduce((all, { total }) => all + total, 0);
      expect([starts, finishes, hints, sum(times), sum(wrong)]).toEqual([30, 30, 30, 30, 30]);
    }
  });

  it('have a median that is within 5% of the real one', async () => {
    for (const seconds of [40, 200, 90, 3_000, 100]) await report('one', { ...solved, seconds });
    const { medianSeconds } = await ofPuzzle('one');
    expect(medianSeconds).toBeGreaterThan(95);
    expect(medianSeconds).toBeLessThan(105);
  });

  it('never bring a sum below zero', async () => {
    const stop = { word: 1, filled: 5 };
    await report('one', { grid, start: true, left: stop });
    await report('one', { grid, goneOnFrom: stop });
    await report('one', { grid, goneOnFrom: stop });
    await report('one', { grid, goneOnFrom: { word: 2, filled: 7 } });
    await report('one', { grid, left: stop });
    expect(await ofPuzzle('one')).toMatchObject({ leftAt: [{ word: 1, total: 1 }] });
  });

  it.each<[string, string, object, number, string]>([
    ['a puzzle that does not exist', 'nowhere', solved, 404, 'id'],
    ['a puzzle of the future', 'future', solved, 404, 'id'],
    ['an id that is none', '..%2Fetc', solved, 400, 'id'],
    ['a solved game without a time', 'one', { grid, end: 'solved' }, 400, 'seconds'],
    ['a time without a solved game', 'one', { grid, seconds: 5 }, 400, 'seconds'],
    ['no time at all', 'one', { ...solved, seconds: 0 }, 400, 'seconds'],
    ['more than a day', 'one', { ...solved, seconds: 86_401 }, 400, 'seconds'],
    ['more hints than there are', 'one', { ...solved, hints: 4 }, 400, 'hints'],
    ['fewer than no checks', 'one', { ...solved, checks: -1 }, 400, 'checks'],
    ['a cell outside the grid', 'one', { ...solved, wrong: [9] }, 400, 'wrong'],
    ['a cell twice', 'one', { ...solved, wrong: [1, 1] }, 400, 'wrong'],
    ['a word that is not there', 'one', { grid, start: true, left: { word: 6, filled: 1 } }, 400, 'word'],
    [
      'a word that was never there',
      'one',
      { grid, start: true, goneOnFrom: { word: 6, filled: 1 } },
      400,
      'word',
    ],
    [
      'more than a full grid',
      'one',
      { grid, start: true, left: { word: 0, filled: 11 } },
      400,
      'left.filled',
    ],
    ['anything else', 'one', { ...solved, uid: 'a'.repeat(64) }, 400, 'body'],
  ])('are refused for %s, and nothing is counted', async (_, id, body, status, field) => {
    const answer = await report(id, body);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([status, field]);
    expect((await ofSite()).days.at(-1)).toMatchObject({ starts: 0, finishes: 0 });
    expect((await ofSite()).puzzles).toEqual([]);
  });

  it('are refused when they are larger than any game makes them', async () => {
    expect(
      (await report('one', { ...solved, wrong: Array.from({ length: 5_000 }, () => 1) })).statusCode,
    ).toBe(413);
  });

  it('about another solution are not counted, and are no error', async () => {
    const answer = await report('one', { ...solved, grid: grid + 1 });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: false }]);
    expect(await ofPuzzle('one')).toMatchObject({ starts: 0, finishes: 0 });
  });

  it.each([{ 'sec-gpc': '1' }, { dnt: '1' }])('with %j are not counted', async (headers) => {
    expect((await report('one', solved, headers)).json()).toEqual({ success: false });
    expect(await ofPuzzle('one')).toMatchObject({ starts: 0 });
  });

  it('are not accepted where the operator has turned them off', async () => {
    const off = await testSite(db(), { PLAY_STATISTICS: 'off' });
    const answer = await off.inject({ method: 'POST', url: '/api/puzzles/one/report', payload: solved });
    expect(answer.statusCode).toBe(404);
    expect(await ofPuzzle('one')).toMatchObject({ starts: 0 });
  });

  it('are limited like other writes', async () => {
    const statuses = new Set<number>();
    for (let call = 0; call < 125; call += 1) statuses.add((await report('one', solved)).statusCode);
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await ofPuzzle('one')).starts).toBe(120);
  });

  it('store nothing but sums', async () => {
    await report('one', { ...solved, wrong: [1], left: { word: 0, filled: 2 } }, { cookie: 'a=b' });
    const counts = await db().queries.selectFrom('play_counts').selectAll().execute();
    const totals = await db().queries.selectFrom('play_totals').selectAll().execute();
    expect(new Set([...counts, ...totals].flatMap((row) => Object.keys(row)))).toEqual(
      new Set(['puzzle_id', 'kind', 'slot', 'total', 'grid', 'starts', 'finishes']),
    );
  });

  it('are shown day by day: thirty of them, the last one today', async () => {
    now = testNow - 30 * day;
    await report('one', solved);
    now = testNow - 29 * day;
    await report('one', solved);
    now = testNow;
    await report('two', { grid, start: true });
    const { days } = await ofSite();
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ date: '2026-10-17', starts: 1, finishes: 1 });
    expect(days[29]).toEqual({ date: '2026-11-15', starts: 1, finishes: 0 });
    const ofOne = await ofPuzzle('one');
    expect(ofOne.days[0]).toEqual(days[0]);
    expect(ofOne.days[29]).toMatchObject({ starts: 0 });
    expect(ofOne.starts).toBe(2);
  });

  it('are listed by puzzle, the most started first, page by page', async () => {
    await report('one', solved);
    for (let call = 0; call < 2; call += 1) await report('two', { ...solved, seconds: 30 });
    const { puzzles, total } = await ofSite('?page=1&pageSize=1');
    expect(total).toBe(2);
    expect(puzzles).toEqual([
      {
        id: 'two',
        title: 'Sample two',
        author: 'Ann',
        difficulty: 1,
        size: 3,
        datePublished: '2026-11-01',
        starts: 2,
        finishes: 2,
        medianSeconds: 30.4,
      },
    ]);
    expect((await ofSite('?page=2&pageSize=1')).puzzles).toMatchObject([{ id: 'one' }]);
  });

  it('are for the admin only', async () => {
    for (const url of ['/admin/api/statistics', '/admin/api/statistics/one'])
      expect((await desk.site.inject(url)).statusCode).toBe(401);
    expect((await desk.call('GET', '/admin/api/statistics/nowhere')).statusCode).toBe(404);
  });

  it('stay with a puzzle whose clues change, and start over with another grid', async () => {
    await report('one', solved);
    await storePuzzles(db(), samplePuzzle({ id: 'one', title: 'Renamed' }));
    expect(await ofPuzzle('one')).toMatchObject({ starts: 1, puzzle: { title: 'Renamed' } });
    const other = ['CAB', 'APE', 'BED'];
    await storePuzzles(db(), samplePuzzle({ id: 'one', grid: other }));
    expect(await ofPuzzle('one')).toMatchObject({ starts: 0, finishes: 0, times: [] });
    expect((await ofSite()).puzzles).toEqual([]);
    await report('one', { grid: markOf(other), start: true });
    expect(await ofPuzzle('one')).toMatchObject({ starts: 1, finishes: 0, times: [] });
    // The days of the site are what has happened.
    expect((await ofSite()).days.at(-1)).toMatchObject({ starts: 2, finishes: 1 });
  });

  it('come back with a puzzle from the trash, and go with it after thirty days', async () => {
    await report('one', solved);
    await deletePuzzle(db(), 'one', testNow);
    await pruneOldRows({ db: db(), now: () => testNow + 29 * day });
    await storePuzzles(db(), samplePuzzle({ id: 'one' }));
    expect(await ofPuzzle('one')).toMatchObject({ starts: 1, finishes: 1 });
    await deletePuzzle(db(), 'one', testNow + 29 * day);
    await pruneOldRows({ db: db(), now: () => testNow + 60 * day });
    await storePuzzles(db(), samplePuzzle({ id: 'one' }));
    expect(await ofPuzzle('one')).toMatchObject({ starts: 0, finishes: 0, times: [] });
  });

  it('come along when a deleted puzzle is restored under a new id', async () => {
    await report('one', solved);
    await deletePuzzle(db(), 'one', testNow);
    await storePuzzles(db(), samplePuzzle({ id: 'one', title: 'Other', grid: ['CAB', 'APE', 'BED'] }));
    const { puzzles } = (await desk.call('GET', '/admin/api/trash')).json<{
      puzzles: { trashId: string }[];
    }>();
    const restored = await desk.call('POST', '/admin/api/trash/one/restore', {
      trashId: puzzles[0]?.trashId,
      ifTaken: 'keepBoth',
    });
    const { id } = restored.json<{ id: string }>();
    expect(id).not.toBe('one');
    expect(await ofPuzzle(id)).toMatchObject({ starts: 1, finishes: 1 });
    expect(await ofPuzzle('one')).toMatchObject({ starts: 0 });
  });

  it('go with a Daily Teaser that gives way to another one for good', async () => {
    const date = '2026-11-02';
    await storePuzzles(
      db(),
      samplePuzzle({ id: 'made', title: 'Daily Teaser Made', datePublished: date }),
      samplePuzzle({ id: 'mine', title: 'Daily Teaser Mine' }),
    );
    const made = { puzzle_id: 'made', date, made_at: testNow };
    await db().queries.insertInto('daily_puzzles').values(made).execute();
    await report('made', solved);
    await desk.call('PATCH', '/admin/api/puzzles/mine', { datePublished: date });
    expect((await desk.call('GET', '/admin/api/statistics/made')).statusCode).toBe(404);
    const kept = await db().queries.selectFrom('play_totals').select('puzzle_id').execute();
    expect(kept).toEqual([]);
  });

  it('lose their days after three months, and keep their totals', async () => {
    await report('one', solved);
    await pruneOldRows({ db: db(), now: () => testNow + 90 * day });
    const days = () =>
      db().queries.selectFrom('play_counts').select('slot').where('kind', '=', 'start').execute();
    expect(await days()).toHaveLength(2);
    await pruneOldRows({ db: db(), now: () => testNow + 91 * day });
    expect(await days()).toEqual([]);
    expect(await ofPuzzle('one')).toMatchObject({ starts: 1, finishes: 1, medianSeconds: 60.2 });
  });
});
