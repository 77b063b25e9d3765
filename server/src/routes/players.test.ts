import type { NamesPage, Player } from '@monster/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { raiseLevelBests } from '../db/levelBests.ts';
import { forgetPlayerName, nameOf } from '../db/playerNames.ts';
import { hashToken } from '../db/tokens.ts';
import { monsterName } from '../names/monsterName.ts';
import { adminSite, cookieOf } from '../testing/admin.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { testNow } from '../testing/site.ts';

const token = 'b'.repeat(43);
const player = hashToken(token);
const monster = monsterName(player);

describeOnBoth('names of players', (db) => {
  let now = testNow;
  let admin: Awaited<ReturnType<typeof adminSite>>;
  beforeAll(async () => {
    admin = await adminSite(db(), { UID_SALT: 'salt' }, () => now);
  });
  beforeEach(async () => {
    now = testNow;
    for (const table of [
      'player_names',
      'leaderboard',
      'leaderboard_counts',
      'level_bests',
      'attempts',
    ] as const)
      await db().queries.deleteFrom(table).execute();
  });
  afterAll(() => admin.site.close());

  const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object, cookie = token) =>
    admin.site.inject({
      method,
      url,
      headers: cookie === '' ? {} : { cookie: `leaderboard_owner=${cookie}` },
      ...(payload && { payload }),
    });
  const me = async () => (await call('GET', '/api/player')).json<{ player: Player | null }>().player;
  const rename = (name: string, cookie = token) => call('PUT', '/api/player/name', { name }, cookie);
  const list = async (query = '') => (await admin.call('GET', `/admin/api/names${query}`)).json<NamesPage>();
  /** Joins the leaderboard with a verified level. */
  const join = async (displayName: string, cookie = token) => {
    const solve = { solve_id: 's', puzzle_id: '03-1-0001', score: 9, doubt: null, finished_at: now };
    await db()
      .queries.transaction()
      .execute((trx) => raiseLevelBests(db().kind, trx, [{ ...solve, player: hashToken(cookie) }]));
    const payload = { email: `${cookie[0]}@x.org`, displayName, totalScore: 9 };
    const headers = { cookie: `leaderboard_owner=${cookie}` };
    await admin.site.inject({ method: 'POST', url: '/api/leaderboard/submit', payload, headers });
  };
  const onBoard = async () =>
    (await admin.site.inject('/api/leaderboard'))
      .json<{ entries: { displayName: string }[] }>()
      .entries.map(({ displayName }) => displayName);

  it('are those of monsters until the player types one', async () => {
    expect((await call('GET', '/api/player', undefined, '')).json()).toEqual({ player: null });
    expect(await me()).toEqual({ name: monster, isTyped: false, isHidden: false });
    const answer = await rename('  Zoe\u0308   B. ');
    expect([answer.json(), answer.headers['cache-control']]).toEqual([
      { player: { name: 'Zoë B.', isTyped: true, isHidden: false } },
      'no-store',
    ]);
    expect(await me()).toEqual({ name: 'Zoë B.', isTyped: true, isHidden: false });
    expect((await call('DELETE', '/api/player/name')).json()).toEqual({
      player: { name: monster, isTyped: false, isHidden: false },
    });
  });

  it('can be typed in a browser that has not played, which becomes a player by that', async () => {
    const answer = await rename('Ann', '');
    const given = cookieOf(answer).split('=')[1] ?? '';
    expect((await call('GET', '/api/player', undefined, given)).json()).toMatchObject({
      player: { name: 'Ann' },
    });
    expect((await call('DELETE', '/api/player/name', undefined, '')).json()).toEqual({ player: null });
  });

  it.each([
    ['x', 'Please use 2 to 24 characters.'],
    ['a\u202Eb', 'Please use only letters, digits, spaces and . ’ - _ & !'],
    ['Аdam', 'Please use letters of one alphabet per word.'],
    [
      'Sh1thead',
      'Please choose another name: this one may hurt somebody, or look like a name of the site itself.',
    ],
    [
      'Monster Crossword',
      'Please choose another name: this one may hurt somebody, or look like a name of the site itself.',
    ],
    ['x'.repeat(500), 'Please use a shorter name.'],
  ])('are refused with a reason: %j', async (name, message) => {
    const answer = await call('PUT', '/api/player/name', { name });
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: message, field: 'name' }]);
    expect(await db().queries.selectFrom('player_names').selectAll().execute()).toEqual([]);
  });

  it('are the same on the leaderboard at once', async () => {
    await join('Ann');
    expect(await onBoard()).toEqual(['Ann']);
    await rename('Annie');
    expect(await onBoard()).toEqual(['Annie']);
    await call('DELETE', '/api/player/name');
    expect(await onBoard()).toEqual([monster]);
  });

  it('are hidden by the admin, everywhere and at once, until they are others', async () => {
    await join('Ann');
    await rename('Annie');
    const { names } = await list();
    expect(names.map(({ place, name, isHidden }) => `${place} ${name} ${isHidden}`).sort()).toEqual([
      'leaderboard Annie false',
      'times Annie false',
    ]);
    for (const { id } of names)
      expect((await admin.call('POST', `/admin/api/names/${id}/hide`)).json()).toEqual({ success: true });
    expect(await onBoard()).toEqual([monster]);
    expect(await me()).toEqual({ name: monster, isTyped: true, isHidden: true });
    // The same name again is still hidden, and another one is not.
    await rename('Annie');
    await join('Annie');
    expect([await onBoard(), (await me())?.isHidden]).toEqual([[monster], true]);
    for (const { id } of names) await admin.call('POST', `/admin/api/names/${id}/show`);
    expect([await onBoard(), (await me())?.name]).toEqual([['Annie'], 'Annie']);
    for (const { id } of names) await admin.call('POST', `/admin/api/names/${id}/hide`);
    await rename('Anna');
    expect([await onBoard(), (await me())?.name]).toEqual([['Anna'], 'Anna']);
  });

  it('are listed for the admin, the newest first, and found by a part of them', async () => {
    await join('First of all');
    for (const [i, name] of ['50 percent', 'Second_one', 'Third'].entries()) {
      now += 1_000;
      await rename(name, String.fromCodePoint(97 + i).repeat(43));
    }
    now += 1_000;
    await join('sh1t', 'd'.repeat(43));
    const { names, hasMore } = await list();
    expect(hasMore).toBe(false);
    expect(names.map(({ name, isAcceptable }) => (isAcceptable ? name : `!${name}`))).toEqual([
      '!sh1t',
      'Third',
      'Second_one',
      '50 percent',
      'Second_one',
    ]);
    expect((await list('?search=SECOND_')).names).toHaveLength(2);
    expect((await list('?search=%25')).names).toEqual([]);
    expect(JSON.stringify(names)).not.toContain('@');
  });

  it('are listed page by page', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => ({
      player: `p${n}`,
      name: `Name ${n}`,
      is_hidden: 0,
      changed_at: n,
    }));
    await db().queries.insertInto('player_names').values(rows).execute();
    const first = await list();
    expect([first.names.length, first.names[0]?.name, first.hasMore]).toEqual([50, 'Name 59', true]);
    const second = await list('?page=2');
    expect([second.names.length, second.names[0]?.name, second.hasMore]).toEqual([10, 'Name 9', false]);
  });

  it('on the leaderboard are not listed while nobody sees them', async () => {
    const payload = { email: 'q@x.org', displayName: 'Unseen', totalScore: 9 };
    await admin.site.inject({ method: 'POST', url: '/api/leaderboard/submit', payload });
    expect((await list()).names).toEqual([]);
  });

  it('that are gone cannot be hidden, and strangers hide nothing', async () => {
    const answer = await admin.call('POST', '/admin/api/names/times-gone/hide');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      404,
      'This name is gone: the player has removed it.',
    ]);
    await rename('Ann');
    const url = `/admin/api/names/times-${player}/hide`;
    expect((await admin.site.inject({ method: 'POST', url })).statusCode).toBe(401);
    expect((await me())?.isHidden).toBe(false);
  });

  it('are forgotten, and what is left of the player is a monster', async () => {
    await rename('Ann');
    await forgetPlayerName(db().queries, player);
    expect(await me()).toEqual({ name: monster, isTyped: false, isHidden: false });
    expect(nameOf(player)).toBe(monster);
  });

  it('cannot be tried one after the other to find gaps in the filter', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 25; n += 1) statuses.add((await rename('f')).statusCode);
    expect(statuses).toEqual(new Set([400, 429]));
  });
});
