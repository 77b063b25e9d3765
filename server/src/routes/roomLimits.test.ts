import { MAX_ROOM_MOVES } from '@monster/contract/limits';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { listeningSite, RoomPlayer } from '../testing/rooms.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

type Answer = Awaited<ReturnType<RoomPlayer['enter']>>;
const outcomeOf = ({ status, body }: Answer) => [status, body.message];
const noRoom = [404, 'There is no room at this link. It may have been closed.'];

describeOnBoth('rooms, whatever is sent to them,', (db) => {
  let site: FastifyInstance;
  let address: string;
  let now: number;
  let [ann, bob]: [RoomPlayer, RoomPlayer] = [] as never;
  beforeEach(async () => {
    for (const table of ['rooms', 'puzzles', 'attempts', 'player_names'] as const)
      await db().queries.deleteFrom(table).execute();
    await storePuzzles(db(), samplePuzzle());
    now = testNow;
    ({ site, address } = await listeningSite(db(), { now: () => now }));
    [ann, bob] = [new RoomPlayer(address), new RoomPlayer(address)];
  });
  afterEach(() => site.close());
  const rowsLeft = async () => {
    const tables = ['rooms', 'room_members', 'room_moves'] as const;
    const counts = tables.map((table) => db().queries.selectFrom(table).selectAll().execute());
    return (await Promise.all(counts)).map(({ length }) => length);
  };

  it('show nothing to those who are not in them, and nothing can be done in them from outside', async () => {
    const key = await ann.create();
    const calls = [
      ['GET', 'news', undefined],
      ['GET', 'events', undefined],
      ['POST', 'moves', { version: 1, moves: [bob.move('-0C')] }],
      ['POST', 'place', { cell: 1, direction: 'across' }],
      ['PUT', 'lock', { isLocked: true }],
      ['DELETE', 'members/0', undefined],
      ['POST', 'leave', undefined],
      ['POST', 'next', { puzzleId: '03-1-0002' }],
    ] as const;
    for (const [method, path, body] of calls) {
      expect(outcomeOf(await bob.call(method, `rooms/${key}/${path}`, body))).toEqual([
        403,
        'You are not in this room.',
      ]);
      expect(outcomeOf(await bob.call(method, `rooms/${'x'.repeat(22)}/${path}`, body))).toEqual(noRoom);
    }
    expect(outcomeOf(await bob.enter('x'.repeat(22)))).toEqual(noRoom);
    expect(await rowsLeft()).toEqual([1, 1, 0]);
  });

  it.each([
    [
      'an old page',
      { version: 0, moves: [{ id: 'a', seen: 0, what: '-0C' }] },
      /^This page is out of date\. Please reload it\.$/u,
    ],
    ['no move', { version: 1, moves: [] }, 'moves'],
    [
      'too many',
      { version: 1, moves: Array.from({ length: 121 }, (_, n) => ({ id: `${n}`, seen: 0, what: '-0C' })) },
      'moves',
    ],
    ['rubbish', { version: 1, moves: [{ id: 'a', seen: 0, what: '-0CC' }] }, 'is not a move'],
    ['NUL', { version: 1, moves: [{ id: 'a', seen: 0, what: '-0\0' }] }, 'is not a move'],
    [
      'an endless id',
      { version: 1, moves: [{ id: 'a'.repeat(25), seen: 0, what: '-0C' }] },
      'is not the id of a move',
    ],
    [
      'a number from the future',
      { version: 1, moves: [{ id: 'a', seen: MAX_ROOM_MOVES + 1, what: '-0C' }] },
      'seen',
    ],
    ['more than is asked', { version: 1, moves: [{ id: 'a', seen: 0, what: '-0C', seat: 0 }] }, 'moves'],
  ])('refuse %s whole', async (_what, body, message) => {
    const key = await ann.create();
    const answer = await ann.call('POST', `rooms/${key}/moves`, body);
    expect(outcomeOf(answer)).toEqual([400, expect.stringMatching(message)]);
    expect((await rowsLeft())[2]).toBe(0);
  });

  it('say when they take no more moves', async () => {
    const key = await ann.create();
    await sql`update rooms set moves = ${MAX_ROOM_MOVES}`.execute(db().queries);
    expect(outcomeOf(await ann.send(key, '-0C'))).toEqual([
      409,
      'There is no place for more moves in this room: it takes 4000.',
    ]);
  });

  it('take 240 moves of one person at once and then 20 per second, and hold up nobody else', async () => {
    const key = await ann.create();
    await bob.enter(key);
    const many = () => Array.from({ length: 120 }, () => '-0C');
    expect((await ann.send(key, ...many())).status).toBe(200);
    expect((await ann.send(key, ...many())).status).toBe(200);
    const refused = await ann.send(key, '-0C', '-1A', '-2T');
    expect([...outcomeOf(refused), refused.headers.get('retry-after')]).toEqual([
      429,
      'Too many moves. Please try again in 1 second.',
      '1',
    ]);
    expect((await bob.send(key, '-0C')).status).toBe(200);
    now += 1_000;
    expect((await ann.send(key, ...many().slice(0, 20))).status).toBe(200);
    expect((await ann.send(key, '-0C')).status).toBe(429);
  });

  it('number at most 20 per network and day', async () => {
    const make = () => ann.call('POST', 'rooms', { puzzleId: '03-1-0001' });
    for (let n = 0; n < 20; n += 1) expect((await make()).status).toBe(200);
    expect((await make()).status).toBe(429);
    expect((await bob.call('POST', 'rooms', { puzzleId: '03-1-0001' })).status).toBe(200);
  });
});
