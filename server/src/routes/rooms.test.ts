import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { listeningSite, RoomPlayer } from '../testing/rooms.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

describeOnBoth('rooms', (db) => {
  let site: FastifyInstance;
  let now: number;
  let [ann, bob, cid]: [RoomPlayer, RoomPlayer, RoomPlayer] = [] as never;
  beforeEach(async () => {
    for (const table of ['rooms', 'puzzles', 'attempts', 'player_names'] as const)
      await db().queries.deleteFrom(table).execute();
    await storePuzzles(db(), samplePuzzle(), samplePuzzle({ id: '03-1-0002' }));
    now = testNow;
    const open = await listeningSite(db(), { now: () => now });
    ({ site } = open);
    [ann, bob, cid] = [
      new RoomPlayer(open.address),
      new RoomPlayer(open.address),
      new RoomPlayer(open.address),
    ];
  });
  afterEach(() => site.close());

  it('are made for a puzzle and entered by link, and everybody gets the same list of moves', async () => {
    const key = await ann.create();
    expect(key).toMatch(/^[\w-]{22}$/u);
    const { body: first } = await ann.enter(key);
    expect(first).toMatchObject({ me: 0, nowMs: 0, moves: [], puzzle: { title: 'Sample 03-1-0001' } });
    expect((await ann.send(key, '-0C', '-1A')).body).toEqual({ numbers: [1, 2] });
    now += 1_500;
    expect((await bob.enter(key)).body).toMatchObject({ me: 1, nowMs: 1_500 });
    expect((await bob.send(key, bob.move('|0X', { seen: 2 }))).body).toEqual({ numbers: [3] });
    const { body: news } = await ann.news(key, 1);
    expect(news.moves.map(({ number, seat, what, seen, atMs }) => [number, seat, what, seen, atMs])).toEqual([
      [2, 0, '-1A', 0, 0],
      [3, 1, '|0X', 2, 1_500],
    ]);
    expect(news.people).toMatchObject({ founder: 0, isLocked: false, next: null });
    expect(news.people.members.map(({ seat, isHere }) => [seat, isHere])).toEqual([
      [0, true],
      [1, true],
    ]);
  });

  it('tell followers of every move in order, with what they have missed first, and of the people', async () => {
    const key = await ann.create();
    await bob.enter(key);
    await ann.send(key, '-0C', '-1A', '-2T');
    const following = await bob.follow(key, 1);
    await vi.waitFor(() => expect(following.numbers).toEqual([2, 3]));
    await ann.send(key, '-3A');
    await bob.send(key, '-4P');
    await vi.waitFor(() => expect(following.numbers).toEqual([2, 3, 4, 5]));
    await cid.enter(key);
    await vi.waitFor(() => expect(following.people.at(-1)?.members).toHaveLength(3));
    expect(following.names[0]).toBe('beat');
    expect(following.people.map(({ version }) => version)).toEqual(
      following.people.map(({ version }) => version).toSorted((a, b) => a - b),
    );
    following.close();
  });
});
