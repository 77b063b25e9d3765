import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { bumpContentVersion } from './db/contentVersion.ts';
import { migrate } from './db/migrate.ts';
import { openPostgres } from './db/open.ts';
import type { Db } from './db/open.ts';
import { cuttableProxy } from './testing/cuttableProxy.ts';
import type { CuttableProxy } from './testing/cuttableProxy.ts';
import { describeOnBoth, postgresPlace } from './testing/databases.ts';
import type { TestPlace } from './testing/databases.ts';
import { readPng } from './testing/readPng.ts';
import { samplePuzzle, storePuzzles, testNow, testSite } from './testing/site.ts';

const puzzle = '/api/puzzles/03-1-0001';

describe('while the database is gone', () => {
  let place: TestPlace;
  let proxy: CuttableProxy;
  let db: Db;
  let now = testNow;
  beforeEach(async () => {
    now = testNow;
    place = await postgresPlace();
    proxy = await cuttableProxy(String(place.url));
    db = openPostgres(proxy.url, () => {});
    await migrate(db);
    await storePuzzles(db, samplePuzzle(), samplePuzzle({ id: '03-1-0002' }));
  });
  afterEach(async () => {
    await db.close();
    await proxy.close();
    await place.remove();
  });

  /** The site with pages that show the sample puzzle. */
  const openSite = () =>
    buildApp(
      { config: readConfig({ LOG_LEVEL: 'silent' }), db, now: () => now },
      {
        isDev: false,
        keyOf: (url) => url,
        listedPages: async () => [],
        render: async ({ url, fetchJson }) => {
          const { status, body } = await fetchJson(url.includes('other') ? '/api/puzzles/03-1-0002' : puzzle);
          return { status, html: JSON.stringify(body) };
        },
        drawPreview: async ({ subject }) => {
          const hasPuzzle = subject.kind === 'puzzle' || subject.today !== undefined;
          return `<svg xmlns="http://www.w3.org/2000/svg" width="${hasPuzzle ? 20 : 10}" height="10"/>`;
        },
        registerAssets: async () => {},
      },
    );

  it('pages and puzzles that were asked for before are served with a mark, and recover by themselves', async () => {
    const site = await openSite();
    const look = async (url: string) => {
      const { statusCode, headers, body } = await site.inject(url);
      return [statusCode, headers['cache-status'], body.includes('Purring pet')];
    };
    const calls = ['/page', '//page', puzzle, '/api/puzzles/today'];
    for (const url of calls) expect(await look(url)).toEqual([200, undefined, true]);
    proxy.cut();
    // Past the next check, then past midnight. A page that was not asked for before is made of what is there.
    for (const later of [1_000, 24 * 3_600_000]) {
      now += later;
      for (const url of [...calls, `/new-page-${later}`])
        expect(await look(url)).toEqual([200, 'site; hit; detail=stale', true]);
    }
    proxy.restore();
    await vi.waitFor(async () => {
      now += 1_000;
      for (const url of calls) expect(await look(url)).toEqual([200, undefined, true]);
    });
    await site.close();
  });

  it('nobody keeps an answer that may be out of date, and nobody is told that theirs is the current one', async () => {
    const site = await openSite();
    const urls = ['/page', puzzle, '/api/leaderboard'];
    const tags = new Map<string, string>();
    for (const url of urls) tags.set(url, String((await site.inject(url)).headers.etag));
    proxy.cut();
    now += 1_000;
    for (const [url, tag] of tags) {
      const { statusCode, headers } = await site.inject({ url, headers: { 'if-none-match': tag } });
      expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
    }
    await site.close();
  });

  it('nobody waits for a database that does not answer, and connections that stay silent are replaced', async () => {
    await db.close();
    db = openPostgres(proxy.url, () => {}, { statementMs: 4_000 });
    const site = await openSite();
    const urls = ['/page', puzzle];
    for (const url of urls) await site.inject(url);
    proxy.freeze();
    now += 1_000;
    let isRecorded = false;
    const complete = {
      method: 'POST',
      url: '/api/puzzle-completions',
      payload: { uid: 'ab12'.repeat(16), puzzleId: '03-1-0001' },
    } as const;
    const recorded = site.inject(complete).then(({ statusCode }) => {
      isRecorded = true;
      return statusCode;
    });
    for (const url of urls)
      expect((await site.inject(url)).headers['cache-status']).toBe('site; hit; detail=stale');
    expect(isRecorded).toBe(false);
    expect(await recorded).toBe(503);
    proxy.restore();
    expect((await site.inject(complete)).statusCode).toBe(200);
    await site.close();
  });

  it('only what needs the database is answered with a 503', async () => {
    const site = await openSite();
    await site.inject(puzzle);
    proxy.cut();
    const uid = 'ab12'.repeat(16);
    const answers = [
      await site.inject('/api/puzzles/03-1-0002'),
      await site.inject(`/api/puzzle-completions/${uid}`),
      await site.inject({
        method: 'POST',
        url: '/api/puzzle-completions',
        payload: { uid, puzzleId: '03-1-0001' },
      }),
      await site.inject('/readyz'),
      await site.inject('/other-page'),
    ];
    for (const { statusCode, headers } of answers)
      expect([statusCode, headers['retry-after'], headers['cache-status']]).toEqual([503, '5', undefined]);
    await site.close();
  });

  it('the picture of the site lacks today’s puzzle unless it was asked for before, and nobody keeps it', async () => {
    const pictureOf = async (from: FastifyInstance) => {
      const { statusCode, headers, rawPayload } = await from.inject('/og.png');
      return [statusCode, readPng(rawPayload).width, headers['cache-control']];
    };
    const asked = await openSite();
    expect(await pictureOf(asked)).toEqual([200, 20, 'no-cache']);
    const other = await openSite();
    proxy.cut();
    now += 1_000;
    expect(await pictureOf(asked)).toEqual([200, 20, 'no-store']);
    expect(await pictureOf(other)).toEqual([200, 10, 'no-store']);
    proxy.restore();
    await vi.waitFor(async () => {
      now += 1_000;
      expect(await pictureOf(other)).toEqual([200, 20, 'no-cache']);
    });
    await asked.close();
    await other.close();
  });

  it('a puzzle that has been deleted since is not brought back', async () => {
    const site = await openSite();
    await site.inject(puzzle);
    await db.queries.deleteFrom('puzzles').where('id', '=', '03-1-0001').execute();
    await bumpContentVersion(db.queries);
    now += 1_000;
    expect((await site.inject(puzzle)).statusCode).toBe(404);
    proxy.cut();
    expect((await site.inject(puzzle)).statusCode).toBe(503);
    await site.close();
  });
});

/** Makes a database read-only, as a broken disk or a failover does. */
async function forbidWrites(target: Db, { queries }: Db, url: string): Promise<void> {
  if (target.kind === 'sqlite') {
    await sql`pragma query_only = on`.execute(target.queries);
    return;
  }
  const name = new URL(url).pathname.slice(1);
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(queries);
  // Only new sessions obey.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and pid <> pg_backend_pid()`.execute(
    queries,
  );
}

describeOnBoth('a disk that cannot be written to', (db, place) => {
  it('is told by /readyz and by writes, while reads go on', async () => {
    await storePuzzles(db(), samplePuzzle());
    let now = testNow;
    const readOnly = place().open();
    const site = await testSite(readOnly, {}, () => now);
    expect((await site.inject('/readyz')).statusCode).toBe(200);
    await forbidWrites(readOnly, db(), String(place().url));
    await vi.waitFor(async () => expect((await site.inject(puzzle)).statusCode).toBe(200));
    now += 1_000;
    const write = {
      method: 'POST',
      url: '/api/emails',
      payload: { email: 'ann@example.com', source: 'unlock_monster_reveal_all' },
    } as const;
    for (const answer of [await site.inject('/readyz'), await site.inject(write)])
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    for (const url of ['/healthz', puzzle]) expect((await site.inject(url)).statusCode).toBe(200);
    await site.close();
    await readOnly.close();
  });
});
