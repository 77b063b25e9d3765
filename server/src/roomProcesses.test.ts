import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPgBouncer } from '../../scripts/pgBouncer.ts';
import type { PgBouncer } from '../../scripts/pgBouncer.ts';
import { places, postgresPlace } from './testing/databases.ts';
import type { TestPlace } from './testing/databases.ts';
import { Follower, RoomPlayer, until } from './testing/rooms.ts';
import { settingsOf, startSite, stop } from './testing/siteProcess.ts';
import type { SiteProcess } from './testing/siteProcess.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);
const letters = 150;

/** Where two processes share a database; some have to take something down afterward. */
interface SharedPlace {
  readonly settings: Record<string, string>;
  readonly remove: () => Promise<void>;
}

const sharedPlaces: Record<string, () => Promise<SharedPlace>> = {
  'the embedded database': async () => {
    const place = await places['the embedded database']();
    return { settings: settingsOf(place), remove: place.remove };
  },
  'PostgreSQL behind PgBouncer': async () => {
    const place: TestPlace = await postgresPlace();
    const bouncer: PgBouncer = await startPgBouncer(String(place.url));
    return {
      settings: {
        ...settingsOf(place),
        DATABASE_URL: bouncer.url,
        DATABASE_LISTEN_URL: String(place.url),
      },
      remove: async () => {
        await bouncer.kill();
        await place.remove();
      },
    };
  },
};

describe.each(Object.entries(sharedPlaces))('two processes on %s', (_name, makePlace) => {
  let place: SharedPlace;
  let sites: SiteProcess[];
  let addresses: string[];
  beforeEach(async () => {
    place = await makePlace();
    const start = () => startSite({ ...place.settings, LOG_LEVEL: 'silent' });
    const first = start();
    const firstAddress = String(await first.ready);
    const second = start();
    sites = [first, second];
    addresses = [firstAddress, String(await second.ready)];
  });
  afterEach(async () => {
    for (const site of sites) site.kill('SIGKILL');
    await Promise.all(sites.map(({ exited }) => exited));
    await place.remove();
  });

  const enter = async () => {
    const [ann, bob] = addresses.map((address) => new RoomPlayer(address)) as [RoomPlayer, RoomPlayer];
    const key = await ann.create();
    await bob.enter(key);
    return { ann, bob, key };
  };

  it('show each other’s moves and people, and stop though streams are open', async () => {
    const { ann, bob, key } = await enter();
    const [left, right] = [await ann.follow(key), await bob.follow(key)];
    for (let n = 1; n <= 5; n += 1) {
      await (n % 2 === 0 ? bob : ann).send(key, '-0C');
      for (const follower of [left, right]) await until(() => expect(follower.numbers).toEqual(upTo(n)));
    }
    for (const follower of [left, right]) await until(() => expect(follower.here).toEqual([0, 1]));
    expect(await Promise.all(sites.map(stop))).toEqual([0, 0]);
    await Promise.all([left.ended, right.ended]);
  });

  it('lose no acknowledged letter when one of them is killed in the middle of it', async () => {
    const { ann, bob, key } = await enter();
    const acknowledged = new Map<string, number>();
    /** Sends letters as a browser does: again, under the same id, until they are acknowledged. */
    const type = async (by: RoomPlayer, seat: number) => {
      for (let n = 0; n < letters; n += 1) {
        const move = by.move('-0C');
        for (;;) {
          const answer = await by.send(key, move).catch(() => undefined);
          if (answer?.status === 200) {
            acknowledged.set(`${seat} ${move.id}`, answer.body.numbers[0] ?? 0);
            break;
          }
          // To the other one, as a load balancer does; or the letters come too fast.
          by.site = addresses[1] ?? '';
          await vi.waitFor(async () => expect((await fetch(`${by.site}/healthz`)).ok).toBe(true));
        }
        if (seat === 0 && n === 40) sites[0]?.kill('SIGKILL');
      }
    };
    const follow = async (by: RoomPlayer) => {
      const numbers: number[] = [];
      while (numbers.length < 2 * letters) {
        const follower = await by.follow(key, numbers.at(-1)).catch(() => undefined);
        if (!(follower instanceof Follower)) {
          by.site = addresses[1] ?? '';
          continue;
        }
        const isComplete = until(() =>
          expect(numbers.length + follower.numbers.length).toBeGreaterThanOrEqual(2 * letters),
        );
        await Promise.race([isComplete, follower.ended]);
        numbers.push(...follower.numbers);
        follower.close();
      }
      return numbers;
    };
    const [seenByAnn, seenByBob] = await Promise.all([follow(ann), follow(bob), type(ann, 0), type(bob, 1)]);
    for (const numbers of [seenByAnn, seenByBob]) expect(numbers).toEqual(upTo(2 * letters));
    const { moves } = (await bob.news(key)).body;
    expect(moves.map(({ number }) => number)).toEqual(upTo(2 * letters));
    expect(new Map(moves.map(({ seat, id, number }) => [`${seat} ${id}`, number]))).toEqual(acknowledged);
  });
});
