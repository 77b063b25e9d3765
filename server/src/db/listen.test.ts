import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cuttableProxy } from '../testing/cuttableProxy.ts';
import type { CuttableProxy } from '../testing/cuttableProxy.ts';
import { postgresPlace } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { listen } from './listen.ts';
import type { Listener } from './listen.ts';
import type { Db } from './open.ts';

const pace = { answerMs: 300, checkEveryMs: 100, retryMs: 10 };

describe('listening to PostgreSQL', () => {
  let place: TestPlace;
  let proxy: CuttableProxy;
  let db: Db;
  let listener: Listener;
  let heard: string[];
  let told = 0;
  beforeEach(async () => {
    place = await postgresPlace();
    proxy = await cuttableProxy(String(place.url));
    db = place.open();
    heard = [];
    listener = listen({ url: proxy.url, channel: 'news', onNews: (payload) => heard.push(payload) }, pace);
  });
  afterEach(async () => {
    await listener.stop();
    await db.close();
    await proxy.close();
    await place.remove();
  });

  /** Tells something until it is heard. */
  const tellUntilHeard = () =>
    vi.waitFor(async () => {
      told += 1;
      await sql`select pg_notify('news', ${`news ${told}`})`.execute(db.queries);
      await vi.waitFor(() => expect(heard).toContain(`news ${told}`), 500);
    }, 10_000);

  it('hears what is told with a commit, and nothing of what is rolled back', async () => {
    await tellUntilHeard();
    await expect(
      db.queries.transaction().execute(async (trx) => {
        await sql`select pg_notify('news', 'never')`.execute(trx);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await tellUntilHeard();
    expect(heard).not.toContain('never');
  });

  it.each([
    ['was cut', () => proxy.cut()],
    ['stays silent', () => proxy.freeze()],
  ])('makes a new connection when its own %s', async (_how, lose) => {
    await tellUntilHeard();
    lose();
    heard.length = 0;
    await sql`select pg_notify('news', 'missed')`.execute(db.queries);
    proxy.restore();
    await tellUntilHeard();
    expect(heard).not.toContain('missed');
  });

  it('makes a new connection after the database has ended it', async () => {
    await tellUntilHeard();
    heard.length = 0;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database()`.execute(db.queries);
    await tellUntilHeard();
    expect(heard).not.toEqual([]);
  });

  it('stops at once, also while it cannot connect', async () => {
    await tellUntilHeard();
    await listener.stop();
    proxy.freeze();
    const other = listen({ url: proxy.url, channel: 'news', onNews: () => {} }, { ...pace, answerMs: 1e9 });
    await expect(other.stop()).resolves.toBeUndefined();
  });
});
