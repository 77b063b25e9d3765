import type { CallReply, OwnSolve, OwnSolvesPage } from '@monster/contract';
import { beforeEach, expect, it } from 'vitest';
import { readRows, tableNames } from '../db/copyRows.ts';
import { raiseLevelBests } from '../db/levelBests.ts';
import { hashToken, makeToken } from '../db/tokens.ts';
import { describeOnBoth } from '../testing/databases.ts';
import { friendOn, idOf } from '../testing/friends.ts';
import { PushStandIn } from '../testing/pushStandIn.ts';
import { samplePuzzle, storePuzzles, testNow, testSite } from '../testing/site.ts';
import { solveRow } from '../testing/solveRow.ts';

/** Only for the keys that a browser makes. */
const pushService = new PushStandIn(() => testNow);

type Site = Awaited<ReturnType<typeof testSite>>;

/** Somebody with a browser of their own. */
function browserOn(site: () => Site, token = makeToken()) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    site().inject({
      method,
      url: `/api/${url}`,
      ...(payload && { payload }),
      headers: { cookie: `leaderboard_owner=${token}` },
    });
  return {
    token,
    player: hashToken(token),
    call,
    data: async () => (await call('GET', 'player/data')).json<CallReply<'getPlayerData'>>().data,
    solves: async (query = '') => (await call('GET', `player/solves${query}`)).json<OwnSolvesPage>(),
    groups: friendOn(site, '127.0.0.1', token),
  };
}

describeOnBoth('the data of a player', (db) => {
  let site: Site;
  let [ann, bob]: [ReturnType<typeof browserOn>, ReturnType<typeof browserOn>] = [] as never;
  beforeEach(async () => {
    for (const table of tableNames.toReversed()) await db().queries.deleteFrom(table).execute();
    site = await testSite(db());
    await storePuzzles(db(), samplePuzzle());
    [ann, bob] = [browserOn(() => site), browserOn(() => site)];
  });

  /** Stores something about somebody in every table that holds players. */
  async function fillAll(who: typeof ann, other: typeof ann, name: string): Promise<void> {
    const { queries, kind } = db();
    await who.call('PUT', 'player/name', { name });
    const solve = solveRow({
      solve_id: `solve-${name}`,
      player: who.player,
      puzzle_id: '03-1-0001',
      score: 70,
    });
    await queries.insertInto('solves').values(solve).execute();
    await queries.transaction().execute((trx) => raiseLevelBests(kind, trx, [solve]));
    await who.call('POST', 'leaderboard/submit', {
      email: `${name}.secret@x.org`,
      displayName: name,
      totalScore: 70,
    });
    const key = await who.groups.create(`${name} here`, `Group of ${name}`);
    await other.groups.join(key, 'Guest');
    const seen = await who.groups.look(key);
    await who.groups.react(key, idOf(seen, 'Guest'), 'clap');
    const closed = await other.groups.create('Host', 'Closed to some');
    await who.groups.join(closed, 'Visitor');
    await other.groups.remove(closed, idOf(await other.groups.look(closed), 'Visitor'));
    const room = (await who.call('POST', 'rooms', { puzzleId: '03-1-0001' })).json<{ key: string }>();
    await other.call('POST', `rooms/${room.key}/enter`, { version: 1 });
    await who.call('POST', `rooms/${room.key}/moves`, {
      version: 1,
      moves: [{ id: 'tab.1', seen: 0, what: '-0C' }],
    });
    await who.call('PUT', 'reminders', {
      ...pushService.subscribe(name),
      endpoint: `https://fcm.googleapis.com/${name}`,
      minute: 510,
      timeZone: 'Europe/Vienna',
    });
  }

  /** The tables that mention a text anywhere. */
  async function tablesWith(text: string): Promise<string[]> {
    const found: string[] = [];
    for (const table of tableNames)
      for await (const rows of readRows(db().queries, table))
        if (JSON.stringify(rows).includes(text) && !found.includes(table)) found.push(table);
    return found.sort();
  }

  it('is all that is stored under the cookie, and nothing of anybody else', async () => {
    await fillAll(ann, bob, 'Ann');
    await fillAll(bob, ann, 'Bob');
    const data = await ann.data();
    expect(data).toMatchObject({
      player: { name: 'Ann', isTyped: true, isHidden: false, changedAt: testNow },
      solves: 1,
      removals: 1,
      roomsTotal: 2,
      reminders: [{ minute: 510, timeZone: 'Europe/Vienna', sentOn: null, solvedOn: null, seenAt: testNow }],
      levels: [{ level: 1, score: 70, reachedAt: 0 }],
      leaderboard: [
        { maskedEmail: 'a•••@x.org', name: 'Ann', totalScore: 70, verifiedTotal: 70, submittedAt: testNow },
      ],
    });
    expect(data?.groups.map(({ group, name, reactions }) => [group, name, reactions]).sort()).toEqual([
      ['Closed to some', 'Host', 0],
      ['Group of Ann', 'Ann here', 1],
      ['Group of Bob', 'Guest', 1],
    ]);
    expect(data?.rooms.map(({ title, seat, moves }) => [title, seat, moves]).sort()).toEqual([
      ['Sample 03-1-0001', 0, 1],
      ['Sample 03-1-0001', 1, 0],
    ]);
    expect((await ann.solves()).solves).toMatchObject([
      { solveId: 'solve-Ann', title: 'Sample 03-1-0001', playedMs: 60_000, doubt: null, hasLog: true },
    ]);
    const everything = JSON.stringify([data, await ann.solves('?logs=true')]);
    expect(everything).not.toMatch(/secret|endpoint|p256dh|solve-Bob|Bob here|b•••/u);
    expect(everything).not.toContain(bob.player);
    expect(everything).not.toContain(ann.player);
  });

  it('is kept by no cache, and there is none without a cookie of ours', async () => {
    await fillAll(ann, bob, 'Ann');
    for (const cookie of ['', 'leaderboard_owner=x', `leaderboard_owner=${ann.player}`])
      for (const url of ['/api/player/data', '/api/player/solves']) {
        const reply = await site.inject({ url, headers: { cookie } });
        expect(reply.json()).toEqual(url.endsWith('data') ? { data: null } : { solves: [], next: null });
        expect(reply.headers['cache-control']).toBe('no-store');
        expect(reply.headers['set-cookie']).toBeUndefined();
      }
    for (const url of ['player/data', 'player/solves'])
      expect((await ann.call('GET', url)).headers['cache-control']).toBe('no-store');
  });

  it('has a log only for those who ask for it', async () => {
    const rows = [
      solveRow({ solve_id: 'a', player: ann.player, puzzle_id: 'gone', log: 'c0 A', is_kept: 1 }),
      solveRow({ solve_id: 'b', player: ann.player, puzzle_id: 'gone', log: null, doubt: 'tooFast' }),
    ];
    await db().queries.insertInto('solves').values(rows).execute();
    expect((await ann.solves()).solves).toMatchObject([
      { title: null, hasLog: true, isKept: true },
      { title: null, hasLog: false, doubt: 'tooFast' },
    ]);
    expect(JSON.stringify(await ann.solves())).not.toContain('c0 A');
    expect((await ann.solves('?logs=true')).solves.map(({ log }) => log)).toEqual(['c0 A', undefined]);
  });

  it('comes in pages, in which each of 5,000 solves is once', async () => {
    const ids = Array.from({ length: 5_000 }, (_, index) => `s${index}`);
    for (let start = 0; start < ids.length; start += 1_000)
      await db()
        .queries.insertInto('solves')
        .values(
          ids.slice(start, start + 1_000).map((id, index) =>
            // Most puzzles are solved once, and one very often.
            solveRow({
              solve_id: id,
              player: ann.player,
              puzzle_id: index % 2 === 0 ? `p-${id}` : 'same',
              doubt: index % 2 === 0 ? null : 'again',
            }),
          ),
        )
        .execute();
    const found: OwnSolve[] = [];
    let next: string | null = '';
    let pages = 0;
    while (next !== null) {
      const page: OwnSolvesPage = await ann.solves(next && `?after=${encodeURIComponent(next)}`);
      expect(page.solves.length).toBeLessThanOrEqual(200);
      found.push(...page.solves);
      pages += 1;
      ({ next } = page);
    }
    expect(pages).toBe(25);
    expect(found.map(({ solveId }) => solveId).sort()).toEqual(ids.sort());
    expect(await ann.data()).toMatchObject({ solves: 5_000 });
  });

  it('refuses a page that no answer has named', async () => {
    const reply = await ann.call('GET', 'player/solves?after=1');
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { message: 'after: is not from an earlier answer', field: 'after' },
    ]);
  });

  it('is gone from every table once the player is forgotten, and that of others stays', async () => {
    await fillAll(ann, bob, 'Ann');
    await fillAll(bob, ann, 'Bob');
    // Whoever adds a table with players has to fill it above, too: this list cannot know of it.
    const holding = [
      'friend_members',
      'friend_removals',
      'leaderboard',
      'level_bests',
      'player_names',
      'reminders',
      'room_members',
      'solves',
    ];
    expect(await tablesWith(ann.player)).toEqual(holding);
    const reply = await ann.call('DELETE', 'player');
    expect(reply.headers['set-cookie']).toMatch(/^leaderboard_owner=;.*Expires=Thu, 01 Jan 1970/u);
    expect(await tablesWith(ann.player)).toEqual([]);
    for (const text of ['Ann here', 'Ann.secret', 'ann.secret', 'solve-Ann'])
      expect(await tablesWith(text)).toEqual([]);
    expect(await ann.data()).toMatchObject({
      player: { isTyped: false },
      solves: 0,
      groups: [],
      removals: 0,
      rooms: [],
      levels: [],
      leaderboard: [],
    });
    // Who was removed from a group is forgotten with the group, which Ann has left as the last one.
    expect(await tablesWith(bob.player)).toEqual(holding.filter((table) => table !== 'friend_removals'));
  });
});
