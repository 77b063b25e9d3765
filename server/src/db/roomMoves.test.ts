import { MAX_ROOM_MOVES } from '@monster/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';
import { watchStatements } from '../testing/watchStatements.ts';
import type { Db } from './open.ts';
import { findAny } from './puzzles.ts';
import { addMoves, readMoves } from './roomMoves.ts';
import { createRoom, findRoom, removeFromRoom, takeSeat } from './rooms.ts';

const newMove = (id: string, seen = 0) => ({ id, seen, what: '-0C' });

describeOnBoth('the moves of a room', (db, place) => {
  let other: Db;
  beforeAll(() => storePuzzles(db(), samplePuzzle()));
  beforeAll(() => {
    other = place().open();
  });
  afterAll(() => other.close());

  /** Makes a room with so many people, and returns its id. */
  const makeRoom = async (people = 1): Promise<string> => {
    const puzzle = await findAny(db().queries, '03-1-0001');
    if (puzzle === undefined) throw new Error('There is no puzzle.');
    const key = await createRoom(db(), { puzzle, founder: 'player 0', now: testNow });
    const { room_id: id = '' } = (await findRoom(db().queries, key, 'player 0')) ?? {};
    for (let n = 1; n < people; n += 1) await takeSeat(db(), id, `player ${n}`, testNow);
    return id;
  };
  let roomId = '';
  beforeEach(async () => {
    roomId = await makeRoom(8);
  });
  const add = (to: Db, seat: number, moves: ReturnType<typeof newMove>[], now = testNow, room = roomId) =>
    addMoves(to, { roomId: room, seat, moves, now });
  const numbersOf = async (adding: ReturnType<typeof add>) => {
    const outcome = await adding;
    return typeof outcome === 'object' ? outcome.numbers : outcome;
  };
  const list = (room = roomId) => readMoves(db().queries, room, 0);
  const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

  it('are numbered without gaps when eight people and two instances add them at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 400 }, async (_, n) => {
        const id = `tab.${n}`;
        const numbers = await numbersOf(add(n % 3 === 0 ? other : db(), n % 8, [newMove(id)]));
        return [n % 8, id, Number(numbers[0])] as const;
      }),
    );
    const stored = await list();
    expect(stored.map(({ number }) => number)).toEqual(upTo(400));
    const found = new Map(stored.map(({ seat, id, number }) => [`${seat} ${id}`, number]));
    for (const [seat, id, number] of answers) expect(found.get(`${seat} ${id}`)).toBe(number);
  });

  it('of many rooms are added together in a few statements, each room with numbers of its own', async () => {
    const rooms = [roomId, ...(await Promise.all(Array.from({ length: 30 }, () => makeRoom())))];
    const { watched, statements } = watchStatements(db());
    const adding = rooms.flatMap((room) =>
      ['a', 'b'].map((id) => add(watched, 0, [newMove(id)], testNow, room)),
    );
    const numbers = await Promise.all(adding.map(numbersOf));
    expect(numbers).toEqual(rooms.flatMap(() => [[1], [2]]));
    expect(statements.length).toBeLessThanOrEqual(4);
  });

  it('of the same rooms are added by two instances without ever being in each other’s way', async () => {
    const rooms = [roomId, ...(await Promise.all(Array.from({ length: 9 }, () => makeRoom())))];
    const instances = [watchStatements(db()), watchStatements(other)];
    for (let round = 0; round < 20; round += 1)
      await Promise.all(
        instances.flatMap(({ watched }, n) =>
          rooms.map((room) => add(watched, 0, [newMove(`${n}.${round}`)], testNow, room)),
        ),
      );
    for (const room of rooms) expect((await list(room)).map(({ number }) => number)).toEqual(upTo(40));
    // A batch that has failed would be tried again.
    for (const { statements } of instances) expect(statements).toHaveLength(20 * 4);
  });

  it('wait for somebody who is just changing the room', async () => {
    let adding: ReturnType<typeof numbersOf> | undefined;
    await other.queries.transaction().execute(async (trx) => {
      await sql`update rooms set moves = 7 where room_id = ${roomId}`.execute(trx);
      adding = numbersOf(add(db(), 0, [newMove('a')]));
      if (other.kind === 'postgres')
        await vi.waitFor(async () => {
          const { rows } = await sql`select pid from pg_stat_activity
            where wait_event_type = 'Lock' and datname = current_database()`.execute(trx);
          if (rows.length === 0) throw new Error('Nobody waits yet.');
        }, 20_000);
    });
    expect(await adding).toEqual([8]);
  });

  it('count once when they are sent again, later, at once, and to two instances', async () => {
    const sent = ['a', 'b', 'c'].map((id) => newMove(id));
    expect(await numbersOf(add(db(), 0, sent))).toEqual([1, 2, 3]);
    expect(await numbersOf(add(other, 0, [newMove('d'), ...sent, newMove('d')]))).toEqual([4, 1, 2, 3, 4]);
    const again = Array.from({ length: 40 }, (_, n) => add(n % 2 === 0 ? other : db(), 0, [newMove('e')]));
    expect(new Set((await Promise.all(again.map(numbersOf))).flat())).toEqual(new Set([5]));
    expect(await list()).toHaveLength(5);
  });

  it('are told as new only once, so that nobody passes them on twice', async () => {
    const outcomes = await Promise.all([
      add(db(), 0, [newMove('a')]),
      add(db(), 0, [newMove('a'), newMove('b')]),
    ]);
    const told = outcomes.flatMap((outcome) => (typeof outcome === 'object' ? outcome.added : []));
    expect(told.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('may have the same ids as those of somebody else, who cannot take a place in advance', async () => {
    const both = () =>
      Promise.all([add(db(), 1, [newMove('a')]), add(db(), 0, [newMove('a')])].map(numbersOf));
    expect(await both()).toEqual([[1], [2]]);
    expect(await both()).toEqual([[1], [2]]);
    expect(await numbersOf(add(db(), 2, [newMove('a')]))).toEqual([3]);
  });

  it('cannot have seen what was not there', async () => {
    await add(db(), 0, [newMove('a', 3_999), newMove('b', 3_999), newMove('c', 1)]);
    expect((await list()).map(({ seen }) => seen)).toEqual([0, 1, 1]);
  });

  it('have times that never run backward, though the clocks of instances differ', async () => {
    await add(db(), 0, [newMove('a')], testNow + 5_000);
    await add(other, 0, [newMove('b')], testNow - 60_000);
    await add(other, 0, [newMove('c')], testNow + 6_000);
    expect((await list()).map(({ atMs }) => atMs)).toEqual([5_000, 5_000, 6_000]);
  });

  it('are refused for those without a seat, for the removed, and in a room that is gone; others go ahead', async () => {
    await removeFromRoom(db(), { roomId, seat: 0, removed: 2 });
    const answers = [
      add(db(), 0, [newMove('a')]),
      add(db(), 2, [newMove('b')]),
      add(db(), 9, [newMove('c')]),
    ];
    expect(await Promise.all(answers.map(numbersOf))).toEqual([[1], 'notMember', 'notMember']);
    expect(await add(db(), 0, [newMove('a')], testNow, 'nowhere')).toBe('noRoom');
    expect(await list()).toHaveLength(1);
  });

  it('of somebody who is being removed are in the list before that, or not at all', async () => {
    const adding = Array.from({ length: 30 }, (_, n) =>
      add(n % 2 === 0 ? other : db(), 3, [newMove(`${n}`)]),
    );
    const removing = removeFromRoom(db(), { roomId, seat: 0, removed: 3 });
    const late = Array.from({ length: 30 }, (_, n) => add(n % 2 === 0 ? other : db(), 3, [newMove(`x${n}`)]));
    expect(await removing).toBe('done');
    const outcomes = await Promise.all([...adding, ...late].map(numbersOf));
    expect(await list()).toHaveLength(outcomes.filter((outcome) => outcome !== 'notMember').length);
    expect(await numbersOf(add(other, 3, [newMove('after')]))).toBe('notMember');
  });

  it('end at a limit, beyond which none of those sent together is added', async () => {
    await sql`update rooms set moves = ${MAX_ROOM_MOVES - 2} where room_id = ${roomId}`.execute(db().queries);
    expect(
      await add(
        db(),
        0,
        ['a', 'b', 'c'].map((id) => newMove(id)),
      ),
    ).toBe('tooMany');
    expect(await list()).toEqual([]);
    expect(
      await numbersOf(
        add(
          db(),
          0,
          ['a', 'b'].map((id) => newMove(id)),
        ),
      ),
    ).toEqual([MAX_ROOM_MOVES - 1, MAX_ROOM_MOVES]);
    expect(await numbersOf(add(db(), 0, [newMove('a')]))).toEqual([MAX_ROOM_MOVES - 1]);
    expect(await add(db(), 0, [newMove('d')])).toBe('tooMany');
  });
});
