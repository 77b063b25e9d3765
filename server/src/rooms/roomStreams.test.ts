import { createConnection } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { listeningSite, RoomPlayer, until } from '../testing/rooms.ts';
import type { Follower } from '../testing/rooms.ts';
import { samplePuzzle, storePuzzles } from '../testing/site.ts';

const pace = { awayMs: 50, healMs: 20, keepMs: 50, placeMs: 200, pollMs: { sqlite: 20, postgres: 20 } };

describeOnBoth('streams of rooms', (db) => {
  let site: FastifyInstance;
  let address: string;
  let [ann, bob, cid]: [RoomPlayer, RoomPlayer, RoomPlayer] = [] as never;
  let key: string;
  const start = async (options: Parameters<typeof listeningSite>[1] = { pace, now: Date.now }) => {
    ({ site, address } = await listeningSite(db(), options));
    [ann, bob, cid] = [new RoomPlayer(address), new RoomPlayer(address), new RoomPlayer(address)];
    key = await ann.create();
    await bob.enter(key);
  };
  beforeEach(async () => {
    for (const table of ['rooms', 'puzzles', 'attempts'] as const)
      await db().queries.deleteFrom(table).execute();
    await storePuzzles(db(), samplePuzzle());
    await start();
  });
  afterEach(() => site.close());
  const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);
  const isHereOf = (follower: Follower, seat: number) =>
    follower.people.at(-1)?.members.find((member) => member.seat === seat)?.isHere;

  it('begin with a beat, what was missed, and the people; then every move comes in order', async () => {
    await ann.send(key, '-0C', '-1A', '-2T');
    const following = await bob.follow(key, 1);
    await until(() => expect(following.numbers).toEqual([2, 3]));
    await ann.send(key, '-3A');
    await bob.send(key, '-4P');
    await until(() => expect(following.numbers).toEqual([2, 3, 4, 5]));
    expect(following.names[0]).toBe('beat');
    await cid.enter(key);
    await until(() => expect(following.people.at(-1)?.members).toHaveLength(3));
    const later = await ann.follow(key);
    await until(() => expect(later.people).not.toEqual([]));
    await ann.send(key, '-5E');
    await until(() => expect(following.numbers).toContain(6));
    const versions = following.people.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('go on after the last event that a browser had, as it says in a header', async () => {
    await ann.send(key, '-0C', '-1A', '-2T');
    const following = await bob.follow(key, 0, { 'last-event-id': '2' });
    await until(() => expect(following.numbers).toEqual([3]));
    const confused = await bob.follow(key, 1, { 'last-event-id': 'x' });
    await until(() => expect(confused.numbers).toEqual([2, 3]));
    // Somebody who claims to have what is not there gets what comes.
    const ahead = await bob.follow(key, 4_000);
    await until(() => expect(ahead.people).not.toEqual([]));
    await ann.send(key, '-3A');
    await until(() => expect(ahead.numbers).toEqual([4]));
  });

  it('have no gap and nothing twice for people who come and go while others play', async () => {
    const play = async (by: RoomPlayer) => {
      for (let n = 0; n < 60; n += 1) await by.send(key, '-0C');
    };
    const join = async () => {
      const numbers: number[] = [];
      while (numbers.length < 120) {
        const following = await bob.follow(key, numbers.at(-1) ?? 0);
        await until(() =>
          expect(following.numbers.length + numbers.length).toBeGreaterThan(
            Math.min(119, numbers.length + 7),
          ),
        );
        following.close();
        numbers.push(...following.numbers);
      }
      return numbers;
    };
    const joined = [join(), join(), join()];
    await Promise.all([play(ann), play(bob)]);
    for (const numbers of await Promise.all(joined)) expect(numbers).toEqual(upTo(120));
  });

  it('send a long list in parts, and each part only when there is room for it', async () => {
    const rows = Array.from({ length: 3_000 }, (_, n) => ({
      room_id: '',
      number: n + 1,
      seat: 0,
      move_id: `old.${n}`,
      seen: n,
      at_ms: n,
      what: '-0C',
    }));
    const { room_id } = await db().queries.selectFrom('rooms').select('room_id').executeTakeFirstOrThrow();
    for (let from = 0; from < rows.length; from += 500)
      await db()
        .queries.insertInto('room_moves')
        .values(rows.slice(from, from + 500).map((row) => ({ ...row, room_id })))
        .execute();
    await db().queries.updateTable('rooms').set({ moves: 3_000 }).execute();
    const following = await bob.follow(key);
    await ann.send(key, '-1A');
    await until(() => expect(following.numbers).toEqual(upTo(3_001)));
    expect(following.names.filter((name) => name === 'moves').length).toBeGreaterThan(5);
  });

  it('carry the headers of the site, and are neither kept, packed nor collected on the way', async () => {
    const { response } = await bob.follow(key, 0, { 'accept-encoding': 'br, gzip' });
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    const head = await bob.call('HEAD', `rooms/${key}/events`);
    expect([head.status, head.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
  });

  it('say that somebody is gone a while after the last of their streams, and that they are back', async () => {
    const following = await ann.follow(key);
    const tabs = [await bob.follow(key), await bob.follow(key)];
    tabs[0]?.close();
    await tabs[0]?.ended;
    await cid.enter(key);
    await until(() => expect(following.people.at(-1)?.members).toHaveLength(3));
    expect(isHereOf(following, 1)).toBe(true);
    tabs[1]?.close();
    await until(() => expect(isHereOf(following, 1)).toBe(false));
    await bob.follow(key);
    await until(() => expect(isHereOf(following, 1)).toBe(true));
  });

  it('say at once that somebody has left, but not if that was one of two tabs', async () => {
    await site.close();
    await start({ now: Date.now, pace: { ...pace, awayMs: 1e6, healMs: 1e6 } });
    const following = await ann.follow(key);
    const tabs = [await bob.follow(key), await bob.follow(key)];
    await bob.call('POST', `rooms/${key}/leave`);
    tabs[0]?.close();
    await tabs[0]?.ended;
    await bob.call('POST', `rooms/${key}/place`, { cell: 2, direction: 'down' });
    await until(() => expect(following.people.at(-1)?.members[1]?.at?.cell).toBe(2));
    expect(following.people.every(({ members }) => members[1]?.isHere)).toBe(true);
    await bob.call('POST', `rooms/${key}/leave`);
    await until(() => expect(isHereOf(following, 1)).toBe(false));
  });

  it('show where people are, and of those who move fast only the last place', async () => {
    await site.close();
    await start({ now: Date.now, pace: { ...pace, placeMs: 1_000 } });
    const following = await ann.follow(key);
    const go = (cell: number) => bob.call('POST', `rooms/${key}/place`, { cell, direction: 'across' });
    await Promise.all([go(0), go(1), go(2), go(3), go(4), go(5), go(6), go(7)]);
    await go(8);
    await until(() =>
      expect(following.people.at(-1)?.members[1]?.at).toEqual({ cell: 8, direction: 'across' }),
    );
    const shown = new Set(following.people.map(({ members }) => members[1]?.at?.cell));
    expect(shown.size).toBeLessThan(8);
  });

  it('end for somebody who is removed, and tell why', async () => {
    const [following, other] = [await bob.follow(key), await ann.follow(key)];
    await ann.call('DELETE', `rooms/${key}/members/1`);
    await following.ended;
    expect([following.gone, other.gone]).toEqual(['removed', undefined]);
    await until(() => expect(other.people.at(-1)?.members).toHaveLength(1));
    await expect(bob.follow(key)).rejects.toThrow('403');
  });

  it('end when the site stops, though some do not read, and the browser is told to come back', async () => {
    const following = await bob.follow(key);
    let text = '';
    following.response.on('data', (chunk: string) => {
      text += chunk;
    });
    const deaf = createConnection(Number(new URL(address).port), '127.0.0.1').on('error', () => {});
    const { cookie } = ann.headers;
    deaf.pause().write(`GET /api/rooms/${key}/events HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`);
    await until(() => expect(following.here).toEqual([0, 1]));
    await site.close();
    await following.ended;
    expect([following.gone, text]).toEqual([undefined, expect.stringMatching(/retry: \d+\n\n$/u)]);
    deaf.destroy();
  });

  it('number at most 100 per network', async () => {
    const class7 = Array.from({ length: 17 }, () => new RoomPlayer(address, '10.8.0.1'));
    const rooms = await Promise.all(class7.map((pupil) => pupil.create()));
    const opened = class7.flatMap((pupil, n) =>
      Array.from({ length: 6 }, () => pupil.follow(rooms[n] ?? '').catch((error: Error) => error.message)),
    );
    const refused = (await Promise.all(opened)).filter((stream) => typeof stream === 'string');
    expect(refused).toEqual(['429', '429']);
    const open = (await Promise.all(opened)).find((stream) => typeof stream === 'object');
    open?.close();
    await until(async () => (await class7[0]?.follow(rooms[0] ?? ''))?.close());
  });

  it('are limited per room; the oldest of too many tabs makes place', async () => {
    await expect(new RoomPlayer(address).follow(key)).rejects.toThrow('403');
    const first = await bob.follow(key);
    for (let n = 0; n < 6; n += 1) await bob.follow(key);
    await first.ended;
    expect(first.gone).toBeUndefined();
    const people = [ann, bob, ...Array.from({ length: 3 }, () => new RoomPlayer(address))];
    for (const person of people) await person.enter(key);
    const refused: string[] = [];
    for (const person of people)
      for (let n = 0; n < 6; n += 1)
        await person.follow(key).catch((error: Error) => refused.push(error.message));
    expect([...new Set(refused)]).toEqual(['429']);
    expect(refused.length).toBeGreaterThan(2);
  });

  it('beat while nothing happens', async () => {
    await site.close();
    await start({ now: Date.now, pace: { ...pace, beatMs: 20 } });
    const following = await bob.follow(key);
    await until(() => expect(following.names.filter((name) => name === 'beat').length).toBeGreaterThan(3));
  });
});
