import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { migrate } from '../db/migrate.ts';
import type { Db } from '../db/open.ts';
import { cuttableProxy } from '../testing/cuttableProxy.ts';
import type { CuttableProxy } from '../testing/cuttableProxy.ts';
import { describeOnBoth, postgresPlace } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { listeningSite, RoomPlayer, until } from '../testing/rooms.ts';
import type { Follower } from '../testing/rooms.ts';
import { samplePuzzle, storePuzzles } from '../testing/site.ts';

const never = 1e9;
const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);
const isHereOf = (follower: Follower, seat: number) =>
  follower.people.at(-1)?.members.find((member) => member.seat === seat)?.isHere;

describeOnBoth('two instances', (db, place) => {
  let dbs: Db[];
  let sites: FastifyInstance[];
  let [ann, bob]: [RoomPlayer, RoomPlayer] = [] as never;
  let addresses: string[];
  let key: string;
  let now: number;
  beforeEach(async () => {
    await storePuzzles(db(), samplePuzzle());
    now = Date.now();
    const pace = { awayMs: 100, healMs: 20, keepMs: 50, pollMs: { sqlite: 20, postgres: 20 } };
    dbs = [place().open(), place().open()];
    const opened = await Promise.all(dbs.map((each) => listeningSite(each, { pace, now: () => now })));
    sites = opened.map(({ site }) => site);
    addresses = opened.map(({ address }) => address);
    [ann, bob] = addresses.map((address) => new RoomPlayer(address)) as [RoomPlayer, RoomPlayer];
    key = await ann.create();
    await bob.enter(key);
  });
  afterEach(async () => {
    for (const site of sites) await site.close();
    for (const each of dbs) await each.close();
  });

  it('pass on to their followers what is sent to either, in one order', async () => {
    const followers = [await ann.follow(key), await bob.follow(key)];
    await Promise.all(upTo(60).flatMap(() => [ann.send(key, '-0C'), bob.send(key, '-1A')]));
    for (const follower of followers) await until(() => expect(follower.numbers).toEqual(upTo(120)));
    expect(followers[0]?.moves).toEqual(followers[1]?.moves);
  });

  it('agree about who is there, also when somebody changes from one to the other', async () => {
    const following = await ann.follow(key);
    const first = await bob.follow(key);
    await until(() => expect(following.here).toEqual([0, 1]));
    now += 1;
    bob.site = addresses[0] ?? '';
    now += 1;
    first.close();
    now += 1;
    const second = await bob.follow(key);
    const third = await ann.follow(key);
    await until(() => expect(third.here).toEqual([0, 1]));
    second.close();
    await until(() => expect(isHereOf(following, 1)).toBe(false));
  });

  it('have somebody back at once whom the other one has taken for gone', async () => {
    const following = await ann.follow(key);
    await bob.follow(key);
    await until(() => expect(following.here).toEqual([0, 1]));
    bob.site = addresses[0] ?? '';
    await bob.call('POST', `rooms/${key}/leave`);
    await until(() =>
      expect(following.people.some(({ members }) => members[1]?.isHere === false)).toBe(true),
    );
    await until(() => expect(isHereOf(following, 1)).toBe(true));
  });

  it('notice that those of an instance that has died are gone', async () => {
    const following = await ann.follow(key);
    await until(() => expect(following.here).toEqual([0, 1]));
    now += 44_000;
    await until(() => expect(following.people).not.toEqual([]));
    expect(isHereOf(following, 1)).toBe(true);
    now += 1_001;
    await until(() => expect(following.here).toEqual([0]));
  });

  it('have those here who only ask now and then', async () => {
    const following = await ann.follow(key);
    now += 46_000;
    await until(() => expect(following.here).toEqual([0]));
    await bob.news(key);
    await until(() => expect(following.here).toEqual([0, 1]));
  });

  it('both refuse somebody whom either has removed, though they knew the seat', async () => {
    expect((await bob.send(key, '-0C')).status).toBe(200);
    const following = await bob.follow(key);
    await ann.call('DELETE', `rooms/${key}/members/1`);
    expect((await bob.send(key, '-1A')).status).toBe(403);
    await following.ended;
    expect(following.gone).toBe('removed');
  });
});

describe('what PostgreSQL tells', () => {
  let place: TestPlace;
  let proxy: CuttableProxy;
  let dbs: Db[];
  let sites: FastifyInstance[];
  beforeEach(async () => {
    place = await postgresPlace();
    proxy = await cuttableProxy(String(place.url));
    dbs = [place.open(), place.open()];
    sites = [];
    await migrate(dbs[0] as Db);
    await storePuzzles(dbs[0] as Db, samplePuzzle());
  });
  afterEach(async () => {
    for (const site of sites) await site.close();
    for (const db of dbs) await db.close();
    await proxy.close();
    await place.remove();
  });

  /** Ann at one instance, and Bob, who follows at another one that listens through the proxy. */
  const play = async (pollMs: number) => {
    const env = { DATABASE_URL: String(place.url), DATABASE_LISTEN_URL: proxy.url };
    const pace = { pollMs: { sqlite: never, postgres: pollMs } };
    const opened = await Promise.all(dbs.map((db) => listeningSite(db, { env, pace, now: Date.now })));
    sites = opened.map(({ site }) => site);
    const [ann, bob] = opened.map(({ address }) => new RoomPlayer(address)) as [RoomPlayer, RoomPlayer];
    const key = await ann.create();
    await bob.enter(key);
    const following = await bob.follow(key);
    let sent = 0;
    return {
      numbers: () => following.numbers,
      send: async () => {
        [sent = 0] = (await ann.send(key, '-0C')).body.numbers;
      },
      all: () => upTo(sent),
    };
  };

  it('is passed on without looking by oneself, and again after the connection was lost', async () => {
    const { send, numbers, all } = await play(never);
    const sendUntilArrived = () =>
      until(async () => {
        await send();
        await vi.waitFor(() => expect(numbers()).toEqual(all()), 500);
      });
    await sendUntilArrived();
    proxy.cut();
    await send();
    proxy.restore();
    await sendUntilArrived();
    expect(numbers()).toEqual(all());
  });

  it('is not needed: what is lost is found by looking', async () => {
    proxy.cut();
    const { send, numbers, all } = await play(20);
    for (let n = 0; n < 5; n += 1) {
      await send();
      await until(() => expect(numbers()).toEqual(all()));
    }
    expect(numbers()).toEqual(upTo(5));
  });
});
