import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { hashToken } from '../db/tokens.ts';
import { recount } from '../db/leaderboardCounts.ts';
import { cookieOf } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { testNow, testSite } from '../testing/site.ts';
import { uidOf } from './leaderboard.ts';

interface Entry {
  rank: number;
  displayName: string;
  totalScore: number;
}
interface Board {
  entries: Entry[];
  own: Entry | null;
}

describeOnBoth('the leaderboard', (db) => {
  let site: FastifyInstance;
  let now: number;
  beforeEach(async () => {
    for (const table of ['leaderboard', 'leaderboard_counts', 'attempts'] as const)
      await db().queries.deleteFrom(table).execute();
    now = testNow;
    site = await testSite(db(), { UID_SALT: 'salt' }, () => now);
  });

  const submitFrom = (cookie: string, email: string, displayName: string, totalScore: unknown) =>
    site.inject({
      method: 'POST',
      url: '/api/leaderboard/submit',
      payload: { email, displayName, totalScore },
      headers: { cookie },
    });
  const thisBrowser = 'b'.repeat(43);
  const submit = submitFrom.bind(undefined, `leaderboard_owner=${thisBrowser}`);
  const board = async (uid?: string) =>
    (await site.inject(`/api/leaderboard${uid === undefined ? '' : `?uid=${uid}`}`)).json<Board>();
  const check = (email: string) => site.inject({ url: '/api/leaderboard/check', query: { email } });
  const ownRank = async (email: string) => (await board(uidOf(email, 'salt'))).own?.rank;

  it('is empty at first, and has no own row for a player who has not joined', async () => {
    expect(await board()).toEqual({ entries: [], own: null });
    expect(await board('a'.repeat(64))).toEqual({ entries: [], own: null });
  });

  it('gives equal totals one rank and skips the next; the total reached first comes first', async () => {
    for (const [name, total] of [
      ['ann', 5],
      ['bob', 900],
      ['cid', 900],
      ['dan', 7],
    ] as const) {
      now += 1;
      expect((await submit(`${name}@x.org`, name, total)).json()).toEqual({ success: true });
    }
    const entry = (rank: number, displayName: string, totalScore: number) => ({
      rank,
      displayName,
      totalScore,
    });
    expect(await board(uidOf(' Dan@X.org', 'salt'))).toEqual({
      entries: [entry(1, 'bob', 900), entry(1, 'cid', 900), entry(3, 'dan', 7), entry(4, 'ann', 5)],
      own: entry(3, 'dan', 7),
    });
  });

  it('has one row per email, keeps the highest total and accepts a new name', async () => {
    await submit('ann@x.org', 'Ann', 50);
    now += 1;
    await submit('bob@x.org', 'Bob', 50);
    now += 1;
    await submit(' ANN@x.org', 'Annie', 20);
    expect((await board()).entries).toEqual([
      { rank: 1, displayName: 'Annie', totalScore: 50 },
      { rank: 1, displayName: 'Bob', totalScore: 50 },
    ]);
    await submit('ann@x.org', 'Annie', 60);
    expect((await board()).entries[0]).toEqual({ rank: 1, displayName: 'Annie', totalScore: 60 });
  });

  it('changes a row only for the browser that joined, and tells others nothing', async () => {
    const joined = await submitFrom('', 'ann@x.org', 'Ann', 50);
    expect(joined.cookies).toEqual([
      {
        name: 'leaderboard_owner',
        value: expect.stringMatching(/^[\w-]{43}$/u) as string,
        path: '/',
        maxAge: 400 * 24 * 60 * 60,
        httpOnly: true,
        sameSite: 'Strict',
      },
    ]);
    const cookie = cookieOf(joined);
    for (const stranger of [
      '',
      'leaderboard_owner=guess',
      cookieOf(await submitFrom('', 'eve@x.org', 'Eve', 1)),
    ]) {
      const answer = await submitFrom(stranger, 'ann@x.org', 'Rude name', 400_000);
      expect([answer.statusCode, answer.json(), answer.cookies.length]).toEqual([200, { success: true }, 1]);
    }
    const ann = async () => (await board(uidOf('ann@x.org', 'salt'))).own;
    expect(await ann()).toEqual({ rank: 1, displayName: 'Ann', totalScore: 50 });
    const again = await submitFrom(cookie, 'ann@x.org', 'Annie', 60);
    expect(cookieOf(again)).toBe(cookie);
    expect(await ann()).toEqual({ rank: 1, displayName: 'Annie', totalScore: 60 });
    const rows = await db().queries.selectFrom('leaderboard').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it('does not take a token that somebody made up and planted', async () => {
    const joined = await submitFrom('leaderboard_owner=planted', 'ann@x.org', 'Ann', 50);
    expect(cookieOf(joined)).not.toContain('planted');
    await submitFrom('leaderboard_owner=planted', 'ann@x.org', 'Rude name', 60);
    expect((await board()).entries).toEqual([{ rank: 1, displayName: 'Ann', totalScore: 50 }]);
  });

  it('does not give a row that joined before rows had owners to anyone', async () => {
    await submit('ann@x.org', 'Ann', 50);
    await db().queries.updateTable('leaderboard').set({ owner: null }).execute();
    await submit('ann@x.org', 'Rude name', 60);
    expect((await board()).entries).toEqual([{ rank: 1, displayName: 'Ann', totalScore: 50 }]);
  });

  it('reports whether an email has joined, and its name', async () => {
    await submit('ann@x.org', '<b>Ann</b>', 0);
    const known = await check(' Ann@X.org ');
    expect([known.json(), known.headers['cache-control']]).toEqual([
      { exists: true, displayName: '<b>Ann</b>' },
      'no-store',
    ]);
    expect((await check('bob@x.org')).json()).toEqual({ exists: false, displayName: '' });
    expect((await check('bob')).json()).toEqual({
      message: 'email: is not a valid email address',
      field: 'email',
    });
  });

  it('shows 100 rows, and players below them their own rank, without emails', async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => ({
      email: `p${index}@x.org`,
      uid: uidOf(`p${index}@x.org`, 'salt'),
      display_name: `p${index}`,
      total_score: index * 3,
      updated_at: testNow,
    }));
    for (let start = 0; start < rows.length; start += 1_000)
      await db()
        .queries.insertInto('leaderboard')
        .values(rows.slice(start, start + 1_000))
        .execute();
    await recount(db());
    const { entries } = await board();
    expect([entries.length, entries[99]?.rank, entries[99]?.totalScore]).toEqual([100, 100, 2_900 * 3]);
    for (const index of [0, 1, 332, 333, 334, 1_500, 2_899, 2_999])
      expect([index, await ownRank(`p${index}@x.org`)]).toEqual([index, 3_000 - index]);
    await db()
      .queries.updateTable('leaderboard')
      .set({ owner: hashToken(thisBrowser) })
      .execute();
    await submit('p0@x.org', 'p0', 5_000);
    expect(await ownRank('p0@x.org')).toBe(1 + 2_999 - 1_666);
    expect(await ownRank('p1@x.org')).toBe(3_000);
    expect((await site.inject('/api/leaderboard')).body).not.toContain('@');
  });

  it('keeps its counts right when many players raise their totals at once', async () => {
    const totals = [10, 4_000, 12, 999, 1_000, 476_700];
    const calls = totals.flatMap((total) =>
      ['ann', 'bob', 'cid', 'dan'].map((name) => submit(`${name}@x.org`, name, total)),
    );
    for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(200);
    const counts = () =>
      db()
        .queries.selectFrom('leaderboard_counts')
        .selectAll()
        .where('players', '!=', 0)
        .orderBy('width')
        .execute();
    const kept = await counts();
    expect(kept).toEqual([
      { width: 1, first_total: 476_700, players: 4 },
      { width: 1_000, first_total: 476_000, players: 4 },
    ]);
    await recount(db());
    expect(await counts()).toEqual(kept);
  });

  it.each([
    ['ann', 'Ann', 5, 'email'],
    ['ann@x.org', ' ', 5, 'displayName'],
    ['ann@x.org', 'x'.repeat(41), 5, 'displayName'],
    ['ann@x.org', 'a\u200Bb', 5, 'displayName'],
    ['ann@x.org', 'Ann', -1, 'totalScore'],
    ['ann@x.org', 'Ann', 1.5, 'totalScore'],
    ['ann@x.org', 'Ann', '5', 'totalScore'],
    ['ann@x.org', 'Ann', 476_701, 'totalScore'],
  ])('refuses %j, %j, %j and names %s', async (email, name, total, field) => {
    const answer = await submit(email, name, total);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([400, field]);
    expect(answer.json<{ message: string }>().message).toMatch(new RegExp(`^${field}: `, 'u'));
  });

  it('refuses an invalid uid', async () => {
    expect((await site.inject('/api/leaderboard?uid=ann%40x.org')).statusCode).toBe(400);
  });
});

it.each(['ann@example.com', ' Ann@Example.COM '])('a uid is the SHA-256 of salt and email: %j', (email) => {
  expect(uidOf(email, 'monster-crossword')).toBe(
    'd01a7bc15e192f67fcf7696449033e0a312b78472583a3ea0248eb689a1fd68d',
  );
});
