import { beforeEach, expect, it } from 'vitest';
import { deletePuzzle } from '../db/adminPuzzles.ts';
import { inExclusiveTransaction } from '../db/open.ts';
import { addCorrections } from '../db/plays.ts';
import { pruneOldRows } from '../jobs/startJobs.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { countSolve, grid, openPlayDesk, solved } from '../testing/playDesk.ts';
import { markOf } from '../testing/playedLog.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

const day = 24 * 60 * 60_000;

describeOnBoth('statistics of games', (db) => {
  let now = testNow;
  let desk: Awaited<ReturnType<typeof openPlayDesk>>;
  beforeEach(async () => {
    now = testNow;
    desk = await openPlayDesk(db(), () => now);
  });

  it('are shown day by day: thirty of them, the last one today', async () => {
    now = testNow - 30 * day;
    await desk.report('one', solved);
    now = testNow - 29 * day;
    await desk.report('one', solved);
    now = testNow;
    await desk.report('two', { grid, start: true });
    const { days } = await desk.ofSite();
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ date: '2026-10-17', starts: 1, finishes: 1 });
    expect(days[29]).toEqual({ date: '2026-11-15', starts: 1, finishes: 0 });
    const ofOne = await desk.ofPuzzle('one');
    expect(ofOne.days[0]).toEqual(days[0]);
    expect(ofOne.days[29]).toMatchObject({ starts: 0 });
    expect(ofOne.starts).toBe(2);
  });

  it('are listed by puzzle, the most started first, page by page', async () => {
    await desk.report('one', solved);
    for (let call = 0; call < 2; call += 1) await desk.report('two', solved);
    await countSolve(db(), 'two', 31);
    await countSolve(db(), 'one', 500);
    const { puzzles, total } = await desk.ofSite('?page=1&pageSize=1');
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
        medianSeconds: 31,
      },
    ]);
    expect((await desk.ofSite('?page=2&pageSize=1')).puzzles).toMatchObject([{ id: 'one' }]);
  });

  it('have the times of all ranked solves of the present grid, with and without help', async () => {
    await desk.report('one', solved);
    for (const seconds of [40, 200, 90, 3_000]) await countSolve(db(), 'one', seconds);
    for (const seconds of [100, 90]) await countSolve(db(), 'one', seconds, { isHelped: true });
    await countSolve(db(), 'one', 1, { mark: grid + 1 });
    await countSolve(db(), 'two', 2);
    const { medianSeconds, times } = await desk.ofPuzzle('one');
    expect(medianSeconds).toBe(95);
    expect(times).toEqual([
      { seconds: 40.8, total: 1 },
      { seconds: 89, total: 2 },
      { seconds: 98.1, total: 1 },
      { seconds: 204, total: 1 },
      { seconds: 2985.7, total: 1 },
    ]);
    expect((await desk.ofSite()).puzzles).toMatchObject([{ id: 'one', medianSeconds: 95 }]);
  });

  it('have the letters that were corrected in solves of the present grid', async () => {
    const add = (...solves: Parameters<typeof addCorrections>[2]) =>
      inExclusiveTransaction(db(), (trx) => addCorrections(db(), trx, solves));
    await add();
    await add({ puzzleId: 'nowhere', grid, cells: [1] }, { puzzleId: 'one', grid: grid + 1, cells: [1] });
    expect((await desk.ofPuzzle('one')).wrong).toEqual([]);
    await add(
      { puzzleId: 'one', grid, cells: [0, 4] },
      { puzzleId: 'one', grid, cells: [4, 99] },
      { puzzleId: 'two', grid, cells: [] },
    );
    await add({ puzzleId: 'one', grid, cells: [4] });
    expect(await desk.ofPuzzle('one')).toMatchObject({
      starts: 0,
      wrong: [
        { cell: 0, total: 1 },
        { cell: 4, total: 3 },
      ],
    });
    // Another grid starts over.
    const other = ['CAB', 'APE', 'BED'];
    await storePuzzles(db(), samplePuzzle({ id: 'one', grid: other }));
    expect((await desk.ofPuzzle('one')).wrong).toEqual([]);
    await add({ puzzleId: 'one', grid, cells: [0] }, { puzzleId: 'one', grid: markOf(other), cells: [2] });
    expect((await desk.ofPuzzle('one')).wrong).toEqual([{ cell: 2, total: 1 }]);
  });

  it('are for the admin only', async () => {
    for (const url of ['/admin/api/statistics', '/admin/api/statistics/one'])
      expect((await desk.site.inject(url)).statusCode).toBe(401);
    expect((await desk.call('GET', '/admin/api/statistics/nowhere')).statusCode).toBe(404);
  });

  it('stay with a puzzle whose clues change, and start over with another grid', async () => {
    await desk.report('one', solved);
    await storePuzzles(db(), samplePuzzle({ id: 'one', title: 'Renamed' }));
    expect(await desk.ofPuzzle('one')).toMatchObject({ starts: 1, puzzle: { title: 'Renamed' } });
    const other = ['CAB', 'APE', 'BED'];
    await storePuzzles(db(), samplePuzzle({ id: 'one', grid: other }));
    expect(await desk.ofPuzzle('one')).toMatchObject({ starts: 0, finishes: 0, times: [] });
    expect((await desk.ofSite()).puzzles).toEqual([]);
    await desk.report('one', { grid: markOf(other), start: true });
    expect(await desk.ofPuzzle('one')).toMatchObject({ starts: 1, finishes: 0, times: [] });
    // The days of the site are what has happened.
    expect((await desk.ofSite()).days.at(-1)).toMatchObject({ starts: 2, finishes: 1 });
  });

  it('come back with a puzzle from the trash, and go with it after thirty days', async () => {
    await desk.report('one', solved);
    await deletePuzzle(db(), 'one', testNow);
    await pruneOldRows({ db: db(), now: () => testNow + 29 * day });
    await storePuzzles(db(), samplePuzzle({ id: 'one' }));
    expect(await desk.ofPuzzle('one')).toMatchObject({ starts: 1, finishes: 1 });
    await deletePuzzle(db(), 'one', testNow + 29 * day);
    await pruneOldRows({ db: db(), now: () => testNow + 60 * day });
    await storePuzzles(db(), samplePuzzle({ id: 'one' }));
    expect(await desk.ofPuzzle('one')).toMatchObject({ starts: 0, finishes: 0, times: [] });
  });

  it('come along when a deleted puzzle is restored under a new id', async () => {
    await desk.report('one', solved);
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
    expect(await desk.ofPuzzle(id)).toMatchObject({ starts: 1, finishes: 1 });
    expect(await desk.ofPuzzle('one')).toMatchObject({ starts: 0 });
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
    await desk.report('made', solved);
    await desk.call('PATCH', '/admin/api/puzzles/mine', { datePublished: date });
    expect((await desk.call('GET', '/admin/api/statistics/made')).statusCode).toBe(404);
    const kept = await db().queries.selectFrom('play_totals').select('puzzle_id').execute();
    expect(kept).toEqual([]);
  });

  it('lose their days after three months, and keep their totals', async () => {
    await desk.report('one', solved);
    await pruneOldRows({ db: db(), now: () => testNow + 90 * day });
    const days = () =>
      db().queries.selectFrom('play_counts').select('slot').where('kind', '=', 'start').execute();
    expect(await days()).toHaveLength(2);
    await pruneOldRows({ db: db(), now: () => testNow + 91 * day });
    expect(await days()).toEqual([]);
    expect(await desk.ofPuzzle('one')).toMatchObject({ starts: 1, finishes: 1 });
  });
});
