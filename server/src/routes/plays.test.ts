import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { grid, openPlayDesk, solved } from '../testing/playDesk.ts';
import { testSite } from '../testing/site.ts';

describeOnBoth('reports of games', (db) => {
  let desk: Awaited<ReturnType<typeof openPlayDesk>>;
  beforeEach(async () => {
    desk = await openPlayDesk(db());
  });

  it('add up to the sums of a puzzle', async () => {
    await desk.report('one', { grid, start: true });
    await desk.report('one', { grid, hints: 2, checks: 1, left: { word: 5, filled: 3 } });
    await desk.report('one', { grid, end: 'revealed', reveals: 1, goneOnFrom: { word: 5, filled: 3 } });
    await desk.report('one', solved);
    await desk.report('one', { grid, start: true, left: { word: 0, filled: 10 } });
    const { puzzle, days, ...sums } = await desk.ofPuzzle('one');
    expect(puzzle.title).toBe('Sample one');
    expect(days.at(-1)).toEqual({ date: '2026-11-15', starts: 3, finishes: 1 });
    expect(sums).toEqual({
      starts: 3,
      finishes: 1,
      revealed: 1,
      hints: 2,
      checks: 1,
      reveals: 1,
      medianSeconds: null,
      times: [],
      wrong: [],
      leftAt: [{ word: 0, total: 1 }],
      leftWith: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    });
  });

  it('lose nothing when 60 arrive at once, for two puzzles', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        desk.report(index % 2 === 0 ? 'one' : 'two', {
          ...solved,
          hints: 1,
        }),
      ),
    );
    expect(answers.filter((answer) => answer.body !== '{"success":true}')).toEqual([]);
    for (const id of ['one', 'two']) {
      const { starts, finishes, hints } = await desk.ofPuzzle(id);
      expect([starts, finishes, hints]).toEqual([30, 30, 30]);
    }
  });

  it('of pages from before an update are counted, except for times and wrong letters', async () => {
    for (const old of [{ seconds: 1, wrong: [0, 4] }, { seconds: -5 }, { wrong: 'all' }])
      expect((await desk.report('one', { ...solved, ...old })).json()).toEqual({ success: true });
    expect(await desk.ofPuzzle('one')).toMatchObject({
      starts: 3,
      finishes: 3,
      times: [],
      medianSeconds: null,
      wrong: [],
    });
  });

  it('never bring a sum below zero', async () => {
    const stop = { word: 1, filled: 5 };
    await desk.report('one', { grid, start: true, left: stop });
    await desk.report('one', { grid, goneOnFrom: stop });
    await desk.report('one', { grid, goneOnFrom: stop });
    await desk.report('one', { grid, goneOnFrom: { word: 2, filled: 7 } });
    await desk.report('one', { grid, left: stop });
    expect(await desk.ofPuzzle('one')).toMatchObject({ leftAt: [{ word: 1, total: 1 }] });
  });

  it.each<[string, string, object, number, string]>([
    ['a puzzle that does not exist', 'nowhere', solved, 404, 'id'],
    ['a puzzle of the future', 'future', solved, 404, 'id'],
    ['an id that is none', '..%2Fetc', solved, 400, 'id'],
    ['more hints than there are', 'one', { ...solved, hints: 4 }, 400, 'hints'],
    ['fewer than no checks', 'one', { ...solved, checks: -1 }, 400, 'checks'],
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
    const answer = await desk.report(id, body);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([status, field]);
    expect((await desk.ofSite()).days.at(-1)).toMatchObject({ starts: 0, finishes: 0 });
    expect((await desk.ofSite()).puzzles).toEqual([]);
  });

  it('are refused when they are larger than any game makes them', async () => {
    expect(
      (await desk.report('one', { ...solved, wrong: Array.from({ length: 5_000 }, () => 1) })).statusCode,
    ).toBe(413);
  });

  it('about another solution are not counted, and are no error', async () => {
    const answer = await desk.report('one', { ...solved, grid: grid + 1 });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: false }]);
    expect(await desk.ofPuzzle('one')).toMatchObject({ starts: 0, finishes: 0 });
  });

  it.each([{ 'sec-gpc': '1' }, { dnt: '1' }])('with %j are not counted', async (headers) => {
    expect((await desk.report('one', solved, headers)).json()).toEqual({ success: false });
    expect(await desk.ofPuzzle('one')).toMatchObject({ starts: 0 });
  });

  it('are not accepted where the operator has turned them off', async () => {
    const off = await testSite(db(), { PLAY_STATISTICS: 'off' });
    const answer = await off.inject({ method: 'POST', url: '/api/puzzles/one/report', payload: solved });
    expect(answer.statusCode).toBe(404);
    expect(await desk.ofPuzzle('one')).toMatchObject({ starts: 0 });
  });

  it('are limited like other writes', async () => {
    const statuses = new Set<number>();
    for (let call = 0; call < 125; call += 1) statuses.add((await desk.report('one', solved)).statusCode);
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await desk.ofPuzzle('one')).starts).toBe(120);
  });

  it('store nothing but sums', async () => {
    await desk.report('one', { ...solved, left: { word: 0, filled: 2 } }, { cookie: 'a=b' });
    const counts = await db().queries.selectFrom('play_counts').selectAll().execute();
    const totals = await db().queries.selectFrom('play_totals').selectAll().execute();
    expect(new Set([...counts, ...totals].flatMap((row) => Object.keys(row)))).toEqual(
      new Set(['puzzle_id', 'kind', 'slot', 'total', 'grid', 'starts', 'finishes']),
    );
  });
});
