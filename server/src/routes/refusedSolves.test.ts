import { beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { cookieFor } from '../testing/forgedLog.ts';
import { logOf, solvedGame } from '../testing/playedLog.ts';
import { testNow, testSite } from '../testing/site.ts';
import { openSolveSite, solvedGrid as grid, solvedRows as rows } from '../testing/solveSite.ts';

const day = 24 * 60 * 60_000;

describeOnBoth('solves', (db) => {
  let desk: Awaited<ReturnType<typeof openSolveSite>>;
  beforeEach(async () => {
    desk = await openSolveSite(db());
  });

  it.each<[string, object, number, string]>([
    ['of a puzzle that is not out', { puzzleId: 'tomorrow', grid }, 404, 'puzzleId'],
    ['of no puzzle', { puzzleId: 'none' }, 404, 'puzzleId'],
    ['of a grid it never had', { grid: 7 }, 409, 'grid'],
    ['with a timer of minus one', { timerMinutes: -1 }, 400, 'timerMinutes'],
    ['with a timer of two days', { timerMinutes: 2_880 }, 400, 'timerMinutes'],
    ['with half a millisecond', { playedMs: 0.5 }, 400, 'playedMs'],
  ])('get no ticket %s', async (_, body, status, field) => {
    const answer = await desk.ask({ puzzleId: 'one', grid, timerMinutes: 0, playedMs: 0, ...body });
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([status, field]);
  });

  it('are refused with a ticket of another server, of tomorrow, or too old, and nothing is stored', async () => {
    const log = logOf(solvedGame(rows));
    const ticket = await desk.ticketFor();
    const [text = '', signature = ''] = ticket.split('.');
    const forged = Buffer.from(
      JSON.stringify({ ...(JSON.parse(Buffer.from(text, 'base64url').toString()) as object), at: 1 }),
    ).toString('base64url');
    const foreign = 'This ticket is not one of ours. Start the puzzle over to get a new one.';
    for (const bad of [
      '',
      'x',
      text,
      `${forged}.${signature}`,
      `${ticket}.`,
      `${text}.${signature.slice(1)}`,
    ])
      expect((await desk.send('ann', bad, log)).json()).toEqual({ message: foreign, field: 'ticket' });
    desk.clock.now -= day;
    expect((await desk.send('ann', ticket, log)).json<{ message: string }>().message).toContain(
      'from the future',
    );
    desk.clock.now += 62 * day;
    expect((await desk.send('ann', ticket, log)).json<{ message: string }>().message).toContain(
      'has expired',
    );
    await db().queries.deleteFrom('settings').where('key', '=', 'ticket_secret').execute();
    desk.clock.now = testNow;
    const elsewhere = await testSite(db(), {}, () => desk.clock.now);
    const answer = await elsewhere.inject({
      method: 'POST',
      url: '/api/solves',
      payload: { ticket, log },
    });
    expect(answer.json()).toEqual({ message: foreign, field: 'ticket' });
    expect(await desk.stored()).toEqual([]);
  });

  it('are refused with a damaged or overlong log, and nothing is stored', async () => {
    const log = logOf(solvedGame(rows));
    for (const bad of ['x', log.slice(0, -1), `${log}x`, log.replace('-', '')])
      expect((await desk.send('ann', await desk.ticketFor(), bad)).json()).toEqual({
        message: 'log: is damaged. Please send it as the page recorded it.',
        field: 'log',
      });
    const long = await desk.send('ann', await desk.ticketFor(), '0-0C '.repeat(1_001));
    expect([long.statusCode, long.json<{ field: string }>().field]).toEqual([400, 'log']);
    const huge = await desk.send('ann', await desk.ticketFor(), '0-0C '.repeat(20_000));
    expect(huge.statusCode).toBe(413);
    expect(await desk.stored()).toEqual([]);
  });

  it('are gone, with all ranks that came from them, when the player asks for it', async () => {
    await desk.site.inject({
      method: 'POST',
      url: '/api/leaderboard/submit',
      payload: { email: 'ann@x.org', displayName: 'Ann', totalScore: 5 },
      headers: { cookie: cookieFor('ann') },
    });
    await desk.site.inject({
      method: 'PUT',
      url: '/api/player/name',
      payload: { name: 'Ann' },
      headers: { cookie: cookieFor('ann') },
    });
    await desk.play('ann', { msPerLetter: 600 });
    expect((await desk.times()).alone.top[0]?.name).toBe('Ann');
    await desk.play('bob');
    await desk.play('bob', { first: [{ type: 'check', scope: 'grid' }] });
    const forget = (player: string) =>
      desk.site.inject({ method: 'DELETE', url: '/api/player', headers: { cookie: cookieFor(player) } });
    const answer = await forget('ann');
    expect(answer.json()).toEqual({ success: true });
    expect(answer.cookies).toMatchObject([{ name: 'leaderboard_owner', value: '' }]);
    expect([await desk.own('ann'), (await desk.own('bob'))?.standing?.rank]).toEqual([null, 1]);
    expect((await desk.times()).alone).toMatchObject({ solves: 1, top: [{ place: 1 }] });
    expect((await desk.stored()).length).toBe(2);
    for (const table of ['leaderboard', 'player_names', 'friend_members'] as const)
      expect(await db().queries.selectFrom(table).selectAll().execute()).toEqual([]);
    // Who has never sent anything has nothing to lose.
    expect((await forget('cid')).json()).toEqual({ success: true });
    expect((await desk.stored()).length).toBe(2);
  });

  it('that started offline, or ahead of the clock, are kept with the reason, without their log', async () => {
    const log = logOf(solvedGame(rows));
    const late = await desk.ticketFor({ playedMs: 20_000 });
    const hasty = await desk.ticketFor();
    expect((await desk.send('bob', hasty, log)).json()).toMatchObject({ doubt: 'aheadOfClock' });
    desk.clock.now += day;
    expect((await desk.send('ann', late, log)).json()).toMatchObject({ doubt: 'lateStart' });
    expect((await desk.stored()).map((row) => row.log)).toEqual([null, null]);
    expect((await desk.times()).alone.solves).toBe(0);
    expect(await desk.own('ann')).toMatchObject({ doubt: 'lateStart', standing: null });
  });
});
