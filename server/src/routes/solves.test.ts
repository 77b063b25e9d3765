import { beforeEach, expect, it } from 'vitest';
import { addSolveCounts } from '../db/solveCounts.ts';
import { cookieOf } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { cookieFor, entriesOf, typeAll } from '../testing/forgedLog.ts';
import { logOf, markOf, solvedGame } from '../testing/playedLog.ts';
import { openSolveSite, solvedGrid as grid, solvedRows as rows } from '../testing/solveSite.ts';
import { watchStatements } from '../testing/watchStatements.ts';

const day = 24 * 60 * 60_000;

describeOnBoth('solves', (db) => {
  let desk: Awaited<ReturnType<typeof openSolveSite>>;
  beforeEach(async () => {
    desk = await openSolveSite(db());
  });

  it('are ranked with the time, help and score that the replay comes to', async () => {
    const { clock } = solvedGame(rows);
    expect(await desk.play('ann')).toEqual({
      solveId: expect.stringMatching(/^[\w-]{22}$/u) as string,
      doubt: null,
      playedMs: clock.playedMs,
      score: 0,
      hints: 0,
      checks: 0,
      reveals: 0,
    });
    const help = [
      { type: 'useHint', seed: 1 },
      { type: 'check', scope: 'grid' },
    ] as const;
    const timed = await desk.play('bob', { minutes: 3, first: help });
    expect(timed).toMatchObject({ doubt: null, hints: 1, checks: 1, reveals: 0 });
    const { score } = timed;
    expect(score).toBe(Math.floor(solvedGame(rows, { minutes: 3, first: help }).clock.remainingMs / 1000));
    expect(await desk.times()).toMatchObject({
      alone: { solves: 1, top: [{ place: 1, seconds: Math.floor(clock.playedMs / 1000) }], medals: null },
      helped: { solves: 1, medals: null },
    });
    expect(await desk.own('ann')).toMatchObject({
      isHelped: false,
      standing: { rank: 1, solves: 1, fasterThan: null },
    });
    expect(await desk.own('bob')).toMatchObject({ isHelped: true, standing: { rank: 1, solves: 1 } });
    expect(await desk.own('cid')).toBe(null);
  });

  it('give a browser its cookie, and never show whose they are', async () => {
    const ticket = await desk.ticketFor();
    desk.clock.now += day;
    const answer = await desk.send('', ticket, logOf(solvedGame(rows)));
    const [name, token = ''] = cookieOf(answer).split('=');
    expect([name, token.length]).toEqual(['leaderboard_owner', 43]);
    const [row] = await desk.stored();
    for (const secret of [token, row?.player ?? ''])
      expect([answer.body, JSON.stringify(await desk.times())].join(' ')).not.toContain(secret);
  });

  it('share a rank when they took the same seconds, and are compared with the rest', async () => {
    const names = ['ann', 'bob', 'cid', 'dan'];
    for (const [index, msPerLetter] of [600, 900, 900, 2_000].entries())
      await desk.play(names[index] ?? '', { msPerLetter });
    const standings = await Promise.all(names.map(async (name) => (await desk.own(name))?.standing));
    expect(standings.map((standing) => [standing?.rank, standing?.fasterThan, standing?.solves])).toEqual([
      [1, 100, 4],
      [2, 33, 4],
      [2, 33, 4],
      [4, 0, 4],
    ]);
    expect((await desk.times()).alone.top.map(({ place }) => place)).toEqual([1, 2, 2, 4]);
  });

  it('earn medals by the times of real solves, once there are enough', async () => {
    await desk.play('ann', { msPerLetter: 1_200 });
    const board = { puzzleId: 'one', grid, isHelped: false };
    const others = Array.from({ length: 99 }, (_, index) => ({ ...board, playedMs: 1_000 * (2 + index) }));
    await addSolveCounts(db().kind, db().queries, others);
    const { solves, medals, medianSeconds } = (await desk.times()).alone;
    expect({ solves, medals, medianSeconds }).toEqual({
      solves: 100,
      medals: { gold: 11, silver: 33, bronze: 50 },
      medianSeconds: 50.5,
    });
    expect(await desk.own('ann')).toMatchObject({ standing: { rank: 10, medal: 'gold', fasterThan: 89 } });
  });

  it('of a player who has solved the puzzle before are kept, and not ranked', async () => {
    const first = await desk.play('ann');
    expect(await desk.play('ann', { msPerLetter: 300 })).toMatchObject({ doubt: 'again' });
    // Also one that says so itself.
    const startOver = { type: 'startOver', timerMinutes: 0 } as const;
    const again = solvedGame(rows, { from: solvedGame(rows), first: [startOver] });
    const ticket = await desk.ticketFor();
    desk.clock.now += again.clock.playedMs;
    expect((await desk.send('bob', ticket, logOf(again))).json()).toMatchObject({ doubt: 'again' });
    expect((await desk.own('ann'))?.solveId).toBe(first.solveId);
    expect([(await desk.stored()).length, (await desk.times()).alone.solves]).toEqual([3, 1]);
  });

  it('add the letters that were corrected to the sums of the puzzle, once, unless the browser objects', async () => {
    const first = ['X', { type: 'selectCell', cell: 0 }] as const;
    const corrected = async () =>
      (await db().queries.selectFrom('play_counts').selectAll().where('kind', '=', 'wrong').execute()).map(
        ({ slot, total }) => [slot, total],
      );
    await db().queries.deleteFrom('play_counts').execute();
    await desk.play('ann', { first });
    expect(await corrected()).toEqual([[0, 1]]);
    const ticket = await desk.ticketFor();
    desk.clock.now += day;
    const log = logOf(solvedGame(rows, { first }));
    await desk.send('bob', ticket, log);
    await desk.send('bob', ticket, log);
    expect(await corrected()).toEqual([[0, 2]]);
    const quiet = await desk.ticketFor();
    desk.clock.now += day;
    await desk.site.inject({
      method: 'POST',
      url: '/api/solves',
      payload: { ticket: quiet, log },
      headers: { cookie: cookieFor('cid'), 'sec-gpc': '1' },
    });
    expect([await corrected(), (await desk.stored()).length]).toEqual([[[0, 2]], 3]);
  });

  it('are stored once, however often they are sent', async () => {
    const ticket = await desk.ticketFor();
    const log = logOf(solvedGame(rows));
    desk.clock.now += day;
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.send('ann', ticket, log)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ doubt: null });
    const other = await desk.send('eve', ticket, log);
    expect([other.statusCode, other.json()]).toEqual([
      409,
      { message: 'This ticket has been used already.', field: 'ticket' },
    ]);
    expect([(await desk.stored()).length, (await desk.times()).alone.solves]).toEqual([1, 1]);
  });

  it('are those of the same player when they are sent again because the answer, and its cookie, did not arrive', async () => {
    const ticket = await desk.ticketFor();
    const log = logOf(solvedGame(rows));
    desk.clock.now += day;
    const [lost, again] = [await desk.send('', ticket, log), await desk.send('', ticket, log)];
    expect([again.statusCode, again.body, cookieOf(again)]).toEqual([200, lost.body, cookieOf(lost)]);
    const known = await desk.site.inject({
      url: '/api/puzzles/one/times/own',
      headers: { cookie: cookieOf(again) },
    });
    expect(known.json()).toMatchObject({ own: { doubt: null } });
    const other = await desk.ticketFor();
    expect(cookieOf(await desk.send('', other, log))).not.toBe(cookieOf(again));
  });

  it('count all right when many arrive at once', async () => {
    const tickets = await Promise.all(Array.from({ length: 60 }, () => desk.ticketFor()));
    desk.clock.now += day;
    const logs = [700, 1_000, 1_600].map((msPerLetter) => logOf(solvedGame(rows, { msPerLetter })));
    await Promise.all(tickets.map((ticket, index) => desk.send(`p${index}`, ticket, logs[index % 3] ?? '')));
    expect((await desk.times()).alone).toMatchObject({ solves: 60 });
    expect((await desk.stored()).filter(({ doubt }) => doubt === null).length).toBe(60);
  });

  const edited = ['CAT', 'APE', 'BEE'];
  /** Has an editor put one grid in the place of another, a day after what came before. */
  const edit = async (before: readonly string[], after: readonly string[]): Promise<void> => {
    desk.clock.now += day;
    await db()
      .queries.updateTable('puzzles')
      .set({ grid: JSON.stringify(after) })
      .where('id', '=', 'one')
      .execute();
    await db()
      .queries.insertInto('puzzle_changes')
      .values({
        change_id: `c${desk.clock.now}`,
        puzzle_id: 'one',
        at: desk.clock.now,
        actor: 'Ed',
        kind: 'edited',
        was_published: 1,
        note: '',
        difference: '{}',
        before: JSON.stringify({ rows: before }),
      })
      .execute();
  };

  it('go on with a grid that an editor corrects, and with the old one when that is brought back', async () => {
    const ticket = await desk.ticketFor();
    await edit(rows, edited);
    await edit(edited, rows);
    const [last = '', ...others] = entriesOf(typeAll(undefined, rows)).toReversed();
    const log = [...others.toReversed(), `~${markOf(edited)} `, `~${grid} `, last].join('');
    expect((await desk.send('ann', ticket, log)).json()).toMatchObject({ doubt: null });
    expect((await desk.times()).alone.solves).toBe(1);
  });

  it('need neither the history nor the statistics of a puzzle if its grid is still the same and no letter was wrong', async () => {
    const { watched, statements } = watchStatements(db());
    const watchedDesk = await openSolveSite(watched);
    const count = (pattern: RegExp) => statements.filter(({ sql }) => pattern.test(sql)).length;
    const reads = () => ({
      history: count(/^select .*"puzzle_changes"/u),
      statistics: count(/^select .* from "puzzles" where "id" in/u),
    });
    expect(await watchedDesk.play('ann')).toMatchObject({ doubt: null });
    expect(reads()).toEqual({ history: 0, statistics: 0 });
    await watchedDesk.ticketFor({ grid: markOf(edited) });
    await watchedDesk.play('bob', { first: ['X', { type: 'selectCell', cell: 0 }] });
    expect(reads()).toEqual({ history: 1, statistics: 1 });
  });

  it('count for the grid that they were started on, when an editor corrects it meanwhile', async () => {
    const ticket = await desk.ticketFor();
    const log = logOf(solvedGame(rows));
    await edit(rows, edited);
    expect((await desk.send('ann', ticket, log)).json()).toMatchObject({ doubt: null });
    expect(await desk.own('ann')).toMatchObject({ standing: { rank: 1, solves: 1 } });
    expect((await desk.times()).alone.solves).toBe(0);
    await db().queries.deleteFrom('puzzle_changes').execute();
    const replaced = await desk.ticketFor();
    expect(replaced).toBe(undefined);
    expect((await desk.send('bob', ticket, log)).json()).toEqual({
      message: 'This puzzle has been replaced since. Please start it again.',
      field: 'ticket',
    });
  });
});
