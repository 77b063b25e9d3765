import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cuttableProxy } from '../testing/cuttableProxy.ts';
import type { CuttableProxy } from '../testing/cuttableProxy.ts';
import { postgresPlace } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { testSite } from '../testing/site.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

describe('a PostgreSQL server that cannot be reached', () => {
  let place: TestPlace;
  let proxy: CuttableProxy;
  beforeEach(async () => {
    place = await postgresPlace();
    proxy = await cuttableProxy(String(place.url), false);
  });
  afterEach(async () => {
    await proxy.close();
    await place.remove();
  });
  const open = (patience: { giveUpAfterMs: number; retryEveryMs: number }) =>
    connect({ DATABASE_URL: proxy.url, DATA_DIR: '' }, () => {}, patience);

  it('ends the start with a clear message after a while', async () => {
    await expect(open({ giveUpAfterMs: 50, retryEveryMs: 10 })).rejects.toThrow(
      'The database at DATABASE_URL does not answer',
    );
  });

  it('is waited for when the site starts', async () => {
    const opening = open({ giveUpAfterMs: 30_000, retryEveryMs: 10 });
    proxy.restore();
    const db = await opening;
    expect(await migrate(db)).not.toEqual([]);
    await db.close();
  });

  it('later causes a 503 with a message, and the site recovers by itself', async () => {
    proxy.restore();
    const db = await open({ giveUpAfterMs: 30_000, retryEveryMs: 10 });
    await migrate(db);
    const site = await testSite(db);
    expect((await site.inject('/readyz')).statusCode).toBe(200);
    proxy.cut();
    for (const url of ['/api/puzzles', '/readyz']) {
      const answer = await site.inject(url);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.json()).toEqual({
        message: 'The site is busy or down for repairs. Please try again in a moment.',
      });
    }
    expect((await site.inject('/healthz')).statusCode).toBe(200);
    proxy.restore();
    await vi.waitFor(async () => expect((await site.inject('/api/puzzles')).statusCode).toBe(200));
    await db.close();
  });
});

describe('the embedded database', () => {
  it('refuses an impossible data folder with a clear message', async () => {
    await expect(connect({ DATABASE_URL: undefined, DATA_DIR: '/dev/null/data' }, () => {})).rejects.toThrow(
      'The data folder /dev/null/data cannot be used',
    );
  });
});
