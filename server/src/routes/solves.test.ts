import type { OwnTime, PuzzleTimes, SolveOutcome } from '@monster/contract';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { addSolveCounts } from '../db/solveCounts.ts';
import { cookieOf } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { logOf, markOf, solvedGame } from '../testing/playedLog.ts';
import { samplePuzzle, storePuzzles, testNow, testSite } from '../testing/site.ts';

const rows = ['CAT', 'APE', 'BED'];
const grid = markOf(rows);
const day = 24 * 60 * 60_000;

describeOnBoth('solves', (db) => {
  let site: FastifyInstance;
  let now: number;
  beforeEach(async () => {
    for (const table of [
      'solves',
      'solve_counts',
      'player_names',
      'leaderboard',
      'leaderboard_counts',
      'puzzles',
      'attempts',
    ] as const)
      await db().queries.deleteFrom(table).execute();
    now = testNow;
    site = await testSite(db(), {}, () => now);
    await storePuzzles(
      db(),
      samplePuzzle({ id: 'one', grid: rows }),
      samplePuzzle({ id: 'tomorrow', datePublished: '2026-11-16' }),
    );
  });

  const players = new Map<string, string>();
  /** Somebody with a cookie of their own. */
  const cookieFor = (name: string): string => {
    const known = players.get(name) ?? `leaderboard_owner=${name.padEnd(43, 'x').slice(0, 43)}`;
    players.set(name, known);
    return known;
  };
  const ask = (body: object) => site.inject({ method: 'POST', url: '/api/solves/tickets', payload: body });
  const ticketFor = async (more: object = {}): Promise<string> =>
    (await ask({ puzzleId: 'one', grid, timerMinutes: 0, playedMs: 0, ...more })).json<{ ticket: string }>()
      .ticket;
  const send = (player: string, ticket: string, log: string) =>
    site.inject({
      method: 'POST',
      url: '/api/solves',
      payload: { ticket, log },
      headers: player === '' ? {} : { cookie: cookieFor(player) },
    });
  /** Plays an honest game, from its ticket to its end. */
  const play = async (player: string, way: Parameters<typeof solvedGame>[1] = {}): Promise<SolveOutcome> => {
    const ticket = await ticketFor({ timerMinutes: way.minutes ?? 0 });
    const game = solvedGame(rows, way);
    now += game.clock.playedMs;
    return (await send(player, ticket, logOf(game))).json<SolveOutcome>();
  };
  const times = async (): Promise<PuzzleTimes> =>
    (await site.inject('/api/puzzles/one/times')).json<PuzzleTimes>();
  const own = async (player: string): Promise<OwnTime | null> =>
    (await site.inject({ url: '/api/puzzles/one/times/own', headers: { cookie: cookieFor(player) } })).json<{
      own: OwnTime | null;
    }>().own;
  const stored = () => db().queries.selectFrom('solves').selectAll().execute();

  it('are ranked with the time, help and score that the replay comes to', async () => {
    const { clock } = solvedGame(rows);
    expect(await play('ann')).toEqual({
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
    const timed = await play('bob', { minutes: 3, first: help });
    expect(timed).toMatchObject({ doubt: null, hints: 1, checks: 1, reveals: 0 });
    const { score } = timed;
    expect(score).toBe(Math.floor(solvedGame(rows, { minutes: 3, first: help }).clock.remainingMs / 1000));
    expect(await times()).toMatchObject({
      alone: { solves: 1, top: [{ place: 1, seconds: Math.floor(clock.playedMs / 1000) }], medals: null },
      helped: { solves: 1, medals: null },
    });
    expect(await own('ann')).toMatchObject({
      isHelped: false,
      standing: { rank: 1, solves: 1, fasterThan: null },
    });
    expect(await own('bob')).toMatchObject({ isHelped: true, standing: { rank: 1, solves: 1 } });
    expect(await own('cid')).toBe(null);
  });

  it('give a browser its cookie, and never show whose they are', async () => {
    const ticket = await ticketFor();
    now += day;
    const answer = await send('', ticket, logOf(solvedGame(rows)));
    const [name, token = ''] = cookieOf(answer).split('=');
    expect([name, token.length]).toEqual(['leaderboard_owner', 43]);
    const [row] = await stored();
    for (const secret of [token, row?.player ?? ''])
      expect([answer.body, JSON.stringify(await times())].join(' ')).not.toContain(secret);
  });

  it('share a rank when they took the same seconds, and are compared with the rest', async () => {
    const names = ['ann', 'bob', 'cid', 'dan'];
    for (const [index, msPerLetter] of [600, 900, 900, 2_000].entries())
      await play(names[index] ?? '', { msPerLetter });
    const standings = await Promise.all(names.map(async (name) => (await own(name))?.standing));
    expect(standings.map((standing) => [standing?.rank, standing?.fasterThan, standing?.solves])).toEqual([
      [1, 100, 4],
      [2, 33, 4],
      [2, 33, 4],
      [4, 0, 4],
    ]);
    expect((await times()).alone.top.map(({ place }) => place)).toEqual([1, 2, 2, 4]);
  });

  it('earn medals by the times of real solves, once there are enough', async () => {
    await play('ann', { msPerLetter: 1_200 });
    const board = { puzzleId: 'one', grid, isHelped: false };
    const others = Array.from({ length: 99 }, (_, index) => ({ ...board, playedMs: 1_000 * (2 + index) }));
    await addSolveCounts(db().kind, db().queries, others);
    const { solves, medals, medianSeconds } = (await times()).alone;
    expect({ solves, medals, medianSeconds }).toEqual({
      solves: 100,
      medals: { gold: 11, silver: 33, bronze: 50 },
      medianSeconds: 50.5,
    });
    expect(await own('ann')).toMatchObject({ standing: { rank: 10, medal: 'gold', fasterThan: 89 } });
  });

  it('of a player who has solved the puzzle before are kept, and not ranked', async () => {
    const first = await play('ann');
    expect(await play('ann', { msPerLetter: 300 })).toMatchObject({ doubt: 'again' });
    // Also one that says so itself.
    const startOver = { type: 'startOver', timerMinutes: 0 } as const;
    const again = solvedGame(rows, { from: solvedGame(rows), first: [startOver] });
    const ticket = await ticketFor();
    now += again.clock.playedMs;
    expect((await send('bob', ticket, logOf(again))).json()).toMatchObject({ doubt: 'again' });
    expect((await own('ann'))?.solveId).toBe(first.solveId);
    expect([(await stored()).length, (await times()).alone.solves]).toEqual([3, 1]);
  });

  it('add the letters that were corrected to the sums of the puzzle, once, unless the browser objects', async () => {
    const first = ['X', { type: 'selectCell', cell: 0 }] as const;
    const corrected = async () =>
      (await db().queries.selectFrom('play_counts').selectAll().where('kind', '=', 'wrong').execute()).map(
        ({ slot, total }) => [slot, total],
      );
    await db().queries.deleteFrom('play_counts').execute();
    await play('ann', { first });
    expect(await corrected()).toEqual([[0, 1]]);
    const ticket = await ticketFor();
    now += day;
    const log = logOf(solvedGame(rows, { first }));
    await send('bob', ticket, log);
    await send('bob', ticket, log);
    expect(await corrected()).toEqual([[0, 2]]);
    const quiet = await ticketFor();
    now += day;
    await site.inject({
      method: 'POST',
      url: '/api/solves',
      payload: { ticket: quiet, log },
      headers: { cookie: cookieFor('cid'), 'sec-gpc': '1' },
    });
    expect([await corrected(), (await stored()).length]).toEqual([[[0, 2]], 3]);
  });

  it('are stored once, however often they are sent', async () => {
    const ticket = await ticketFor();
    const log = logOf(solvedGame(rows));
    now += day;
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('ann', ticket, log)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ doubt: null });
    const other = await send('eve', ticket, log);
    expect([other.statusCode, other.json()]).toEqual([
      409,
      { message: 'This ticket has been used already.', field: 'ticket' },
    ]);
    expect([(await stored()).length, (await times()).alone.solves]).toEqual([1, 1]);
  });

  it('are those of the same player when they are sent again because the answer, and its cookie, did not arrive', async () => {
    const ticket = await ticketFor();
    const log = logOf(solvedGame(rows));
    now += day;
    const [lost, again] = [await send('', ticket, log), await send('', ticket, log)];
    expect([again.statusCode, again.body, cookieOf(again)]).toEqual([200, lost.body, cookieOf(lost)]);
    const known = await site.inject({
      url: '/api/puzzles/one/times/own',
      headers: { cookie: cookieOf(again) },
    });
    expect(known.json()).toMatchObject({ own: { doubt: null } });
    const other = await ticketFor();
    expect(cookieOf(await send('', other, log))).not.toBe(cookieOf(again));
  });

  it('count all right when many arrive at once', async () => {
    const tickets = await Promise.all(Array.from({ length: 60 }, () => ticketFor()));
    now += day;
    const logs = [700, 1_000, 1_600].map((msPerLetter) => logOf(solvedGame(rows, { msPerLetter })));
    await Promise.all(tickets.map((ticket, index) => send(`p${index}`, ticket, logs[index % 3] ?? '')));
    expect((await times()).alone).toMatchObject({ solves: 60 });
    expect((await stored()).filter(({ doubt }) => doubt === null).length).toBe(60);
  });

  it('count for the grid that they were started on, when an editor corrects it meanwhile', async () => {
    const ticket = await ticketFor();
    const log = logOf(solvedGame(rows));
    const edited = ['CAT', 'APE', 'BEE'];
    await db()
      .queries.updateTable('puzzles')
      .set({ grid: JSON.stringify(edited) })
      .execute();
    await db()
      .queries.insertInto('puzzle_changes')
      .values({
        change_id: 'c',
        puzzle_id: 'one',
        at: now,
        actor: 'Ed',
        kind: 'edited',
        was_published: 1,
        note: '',
        difference: '{}',
        before: JSON.stringify({ rows }),
      })
      .execute();
    now += day;
    expect((await send('ann', ticket, log)).json()).toMatchObject({ doubt: null });
    expect(await own('ann')).toMatchObject({ standing: { rank: 1, solves: 1 } });
    expect((await times()).alone.solves).toBe(0);
    await db().queries.deleteFrom('puzzle_changes').execute();
    const replaced = await ticketFor();
    expect(replaced).toBe(undefined);
    expect((await send('bob', ticket, log)).json()).toEqual({
      message: 'This puzzle has been replaced since. Please start it again.',
      field: 'ticket',
    });
  });

  it.each<[string, object, number, string]>([
    ['of a puzzle that is not out', { puzzleId: 'tomorrow', grid }, 404, 'puzzleId'],
    ['of no puzzle', { puzzleId: 'none' }, 404, 'puzzleId'],
    ['of a grid it never had', { grid: 7 }, 409, 'grid'],
    ['with a timer of minus one', { timerMinutes: -1 }, 400, 'timerMinutes'],
    ['with a timer of two days', { timerMinutes: 2_880 }, 400, 'timerMinutes'],
    ['with half a millisecond', { playedMs: 0.5 }, 400, 'playedMs'],
  ])('get no ticket %s', async (_, body, status, field) => {
    const answer = await ask({ puzzleId: 'one', grid, timerMinutes: 0, playedMs: 0, ...body });
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([status, field]);
  });

  it('are refused with a ticket of another server, of tomorrow, or too old, and nothing is stored', async () => {
    const log = logOf(solvedGame(rows));
    const ticket = await ticketFor();
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
      expect((await send('ann', bad, log)).json()).toEqual({ message: foreign, field: 'ticket' });
    now -= day;
    expect((await send('ann', ticket, log)).json<{ message: string }>().message).toContain('from the future');
    now += 62 * day;
    expect((await send('ann', ticket, log)).json<{ message: string }>().message).toContain('has expired');
    await db().queries.deleteFrom('settings').where('key', '=', 'ticket_secret').execute();
    now = testNow;
    const elsewhere = await testSite(db(), {}, () => now);
    const answer = await elsewhere.inject({
      method: 'POST',
      url: '/api/solves',
      payload: { ticket, log },
    });
    expect(answer.json()).toEqual({ message: foreign, field: 'ticket' });
    expect(await stored()).toEqual([]);
  });

  it('are refused with a damaged or overlong log, and nothing is stored', async () => {
    const log = logOf(solvedGame(rows));
    for (const bad of ['x', log.slice(0, -1), `${log}x`, log.replace('-', '')])
      expect((await send('ann', await ticketFor(), bad)).json()).toEqual({
        message: 'log: is damaged. Please send it as the page recorded it.',
        field: 'log',
      });
    const long = await send('ann', await ticketFor(), '0-0C '.repeat(1_001));
    expect([long.statusCode, long.json<{ field: string }>().field]).toEqual([400, 'log']);
    const huge = await send('ann', await ticketFor(), '0-0C '.repeat(20_000));
    expect(huge.statusCode).toBe(413);
    expect(await stored()).toEqual([]);
  });

  it('are gone, with all ranks that came from them, when the player asks for it', async () => {
    await site.inject({
      method: 'POST',
      url: '/api/leaderboard/submit',
      payload: { email: 'ann@x.org', displayName: 'Ann', totalScore: 5 },
      headers: { cookie: cookieFor('ann') },
    });
    await site.inject({
      method: 'PUT',
      url: '/api/player/name',
      payload: { name: 'Ann' },
      headers: { cookie: cookieFor('ann') },
    });
    await play('ann', { msPerLetter: 600 });
    expect((await times()).alone.top[0]?.name).toBe('Ann');
    await play('bob');
    await play('bob', { first: [{ type: 'check', scope: 'grid' }] });
    const forget = (player: string) =>
      site.inject({ method: 'DELETE', url: '/api/player', headers: { cookie: cookieFor(player) } });
    const answer = await forget('ann');
    expect(answer.json()).toEqual({ success: true });
    expect(answer.cookies).toMatchObject([{ name: 'leaderboard_owner', value: '' }]);
    expect([await own('ann'), (await own('bob'))?.standing?.rank]).toEqual([null, 1]);
    expect((await times()).alone).toMatchObject({ solves: 1, top: [{ place: 1 }] });
    expect((await stored()).length).toBe(2);
    for (const table of ['leaderboard', 'player_names', 'friend_members'] as const)
      expect(await db().queries.selectFrom(table).selectAll().execute()).toEqual([]);
    // Who has never sent anything has nothing to lose.
    expect((await forget('cid')).json()).toEqual({ success: true });
    expect((await stored()).length).toBe(2);
  });

  it('that started offline, or ahead of the clock, are kept with the reason, without their log', async () => {
    const log = logOf(solvedGame(rows));
    const late = await ticketFor({ playedMs: 20_000 });
    const hasty = await ticketFor();
    expect((await send('bob', hasty, log)).json()).toMatchObject({ doubt: 'aheadOfClock' });
    now += day;
    expect((await send('ann', late, log)).json()).toMatchObject({ doubt: 'lateStart' });
    expect((await stored()).map((row) => row.log)).toEqual([null, null]);
    expect((await times()).alone.solves).toBe(0);
    expect(await own('ann')).toMatchObject({ doubt: 'lateStart', standing: null });
  });
});
