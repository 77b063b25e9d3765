import { beforeEach, expect, it } from 'vitest';
import { monsterName } from '../names/monsterName.ts';
import { cookieOf } from '../testing/admin.ts';
import { openBoard, playerIn, tokenOf } from '../testing/board.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { uidOf } from './leaderboard.ts';

describeOnBoth('the leaderboard', (db) => {
  let leaderboard: Awaited<ReturnType<typeof openBoard>>;
  beforeEach(async () => {
    leaderboard = await openBoard(db());
  });

  it('is empty at first, and has no own row for a player who has not joined', async () => {
    expect(await leaderboard.board()).toEqual({ entries: [], own: null });
    expect(await leaderboard.board('ann@x.org')).toEqual({ entries: [], own: null });
  });

  it('gives equal totals one rank and skips the next; the total reached first comes first', async () => {
    for (const [name, total] of [
      ['ann', 5],
      ['bob', 900],
      ['cid', 900],
      ['dan', 7],
    ] as const) {
      await leaderboard.prove(name[0] ?? '', { score: total });
      await leaderboard.submit(name[0] ?? '', `${name}@x.org`, name);
    }
    expect(await leaderboard.shown()).toEqual(['1 bob 900', '1 cid 900', '3 dan 7', '4 ann 5']);
    expect((await leaderboard.board(' Dan@X.org')).own).toMatchObject({
      rank: 3,
      displayName: 'dan',
      totalScore: 7,
    });
  });

  it('has one row per email, keeps the highest claim and accepts a new name', async () => {
    await leaderboard.submit('a', 'ann@x.org', 'Ann', 50);
    await leaderboard.submit('a', ' ANN@x.org', 'Annie', 20);
    expect(await leaderboard.ownOf('a', 'ann@x.org')).toMatchObject({
      displayName: 'Annie',
      unprovenTotal: 50,
    });
    await leaderboard.submit('a', 'ann@x.org', 'Annie', 60);
    expect(await leaderboard.ownOf('a', 'ann@x.org')).toMatchObject({ unprovenTotal: 60 });
    expect(await leaderboard.counts()).toEqual([{ width: 0, first_total: 0, players: 1 }]);
  });

  it('changes a row only for the browser that joined, and tells others nothing', async () => {
    const joined = await leaderboard.submitFrom('', 'ann@x.org', 'Ann', 50);
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
    await leaderboard.prove('e', { score: 400 });
    for (const stranger of ['', 'leaderboard_owner=guess', `leaderboard_owner=${tokenOf('e')}`]) {
      const answer = await leaderboard.submitFrom(stranger, 'ann@x.org', 'Rude name', 400_000);
      expect([answer.statusCode, answer.json(), answer.cookies.length]).toEqual([200, { success: true }, 1]);
    }
    const ann = async () => (await leaderboard.boardFrom(cookie, 'ann@x.org')).own;
    expect(await ann()).toMatchObject({ displayName: 'Ann', unprovenTotal: 50 });
    expect(await leaderboard.shown()).toEqual([]);
    const again = await leaderboard.submitFrom(cookie, 'ann@x.org', 'Annie', 60);
    expect(cookieOf(again)).toBe(cookie);
    expect(await ann()).toMatchObject({ displayName: 'Annie', unprovenTotal: 60 });
    const rows = await db().queries.selectFrom('leaderboard').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it('does not take a token that somebody made up and planted', async () => {
    const joined = await leaderboard.submitFrom('leaderboard_owner=planted', 'ann@x.org', 'Ann', 50);
    expect(cookieOf(joined)).not.toContain('planted');
    await leaderboard.submitFrom('leaderboard_owner=planted', 'ann@x.org', 'Rude name', 60);
    const { own } = await leaderboard.boardFrom(cookieOf(joined), 'ann@x.org');
    expect(own).toMatchObject({ displayName: 'Ann', unprovenTotal: 50 });
  });

  it('does not give a row that joined before rows had owners to anyone', async () => {
    await leaderboard.submit('a', 'ann@x.org', 'Ann', 50);
    await db().queries.updateTable('leaderboard').set({ owner: null }).execute();
    await leaderboard.prove('a', { score: 9 });
    await leaderboard.submit('a', 'ann@x.org', 'Rude name', 60);
    expect(await leaderboard.shown()).toEqual([]);
    expect((await leaderboard.check('ann@x.org')).json()).toEqual({ exists: true, displayName: 'Ann' });
  });

  it('reports whether an email has joined, and its name', async () => {
    await leaderboard.submit('a', 'ann@x.org', '<b>Ann</b>', 0);
    const known = await leaderboard.check(' Ann@X.org ');
    expect([known.json(), known.headers['cache-control']]).toEqual([
      { exists: true, displayName: '<b>Ann</b>' },
      'no-store',
    ]);
    expect((await leaderboard.check('bob@x.org')).json()).toEqual({ exists: false, displayName: '' });
    expect((await leaderboard.check('bob')).json()).toEqual({
      message: 'email: is not a valid email address',
      field: 'email',
    });
  });

  it('accepts any name, and shows a monster’s instead of one that the filter objects to', async () => {
    await leaderboard.prove('a', { score: 9 });
    expect((await leaderboard.submit('a', 'ann@x.org', 'F u c k e r')).json()).toEqual({ success: true });
    const monster = monsterName(playerIn('a'));
    expect(await leaderboard.shown()).toEqual([`1 ${monster} 9`]);
    expect((await leaderboard.board('ann@x.org')).own).toMatchObject({ displayName: monster });
    expect((await leaderboard.check('ann@x.org')).json()).toEqual({ exists: true, displayName: monster });
    await leaderboard.submit('a', 'ann@x.org', 'Monster Crossword');
    expect(await leaderboard.shown()).toEqual([`1 ${monster} 9`]);
    await leaderboard.submit('a', 'ann@x.org', 'Cassandra');
    expect(await leaderboard.shown()).toEqual(['1 Cassandra 9']);
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
    const answer = await leaderboard.submit('a', email, name, total);
    expect([answer.statusCode, answer.json<{ field: string }>().field]).toEqual([400, field]);
    expect(answer.json<{ message: string }>().message).toMatch(new RegExp(`^${field}: `, 'u'));
  });

  it('refuses an invalid uid', async () => {
    expect((await leaderboard.site.inject('/api/leaderboard?uid=ann%40x.org')).statusCode).toBe(400);
  });
});

it.each(['ann@example.com', ' Ann@Example.COM '])('a uid is the SHA-256 of salt and email: %j', (email) => {
  expect(uidOf(email, 'monster-crossword')).toBe(
    'd01a7bc15e192f67fcf7696449033e0a312b78472583a3ea0248eb689a1fd68d',
  );
});
