import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { DatabasePuzzles, DatabaseStatus, ExternalStatus } from '@monster/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordCompletion } from '../db/completions.ts';
import { migrate } from '../db/migrate.ts';
import type { Db } from '../db/open.ts';
import { adminSite } from '../testing/admin.ts';
import { describeOnBoth, postgresPlace } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow, testSite } from '../testing/site.ts';

interface Status {
  databases: { main: DatabaseStatus; external: ExternalStatus };
}
interface Comparison {
  comparison: { main: DatabasePuzzles; external: DatabasePuzzles };
}

describeOnBoth('the database screen', (db) => {
  let place: TestPlace;
  let outside: Db;
  let external: Record<string, string>;
  beforeAll(async () => {
    await storePuzzles(
      db(),
      samplePuzzle({ id: 'one' }),
      samplePuzzle({ id: 'future', datePublished: '2027-01-01' }),
    );
    place = await postgresPlace();
    outside = place.open();
    await migrate(outside);
    await storePuzzles(
      outside,
      samplePuzzle({ id: 'two' }),
      samplePuzzle({ id: 'three' }),
      samplePuzzle({ id: 'later', datePublished: '2027-01-01' }),
    );
    for (const uid of ['a'.repeat(64), 'b'.repeat(64)])
      await recordCompletion(outside, { uid, puzzleId: 'two', today: '2026-12-01', now: testNow });
    external = { EXTERNAL_DATABASE_URL: place.url ?? '' };
  });
  afterAll(async () => {
    await outside.close();
    await place.remove();
  });

  const statusWith = async (env: Record<string, string>): Promise<Status['databases']> => {
    const site = await testSite(db(), env);
    const answer = await site.inject('/api/database-manager/status');
    expect(answer.statusCode).toBe(200);
    await site.close();
    return answer.json<Status>().databases;
  };

  it('counts what is public in both databases, for anyone', async () => {
    expect(await statusWith(external)).toEqual({
      main: {
        type: db().kind === 'sqlite' ? 'SQLite' : 'PostgreSQL',
        status: 'connected',
        puzzles: 1,
        leaderboard: 0,
      },
      external: {
        type: 'PostgreSQL',
        status: 'connected',
        puzzles: 2,
        leaderboard: 0,
        users: 2,
        error: null,
      },
    });
  });

  it('lists the puzzles of both, future ones only for the admin', async () => {
    const admin = await adminSite(db(), external);
    const url = '/api/database-manager/comparison';
    const idsOf = ({ comparison }: Comparison): string[] =>
      [...comparison.main.puzzles, ...comparison.external.puzzles].map(({ id }) => id);
    const open = (await admin.site.inject(url)).json<Comparison>();
    expect(idsOf(open)).toEqual(['one', 'three', 'two']);
    expect(open.comparison.external.puzzles[0]).toEqual({
      id: 'three',
      title: 'Sample three',
      author: 'Ann',
      difficulty: 1,
    });
    expect(idsOf((await admin.call('GET', url)).json())).toEqual(['future', 'one', 'later', 'three', 'two']);
    expect((await admin.call('GET', '/api/database-manager/status')).json<Status>()).toMatchObject({
      databases: { main: { puzzles: 2 }, external: { puzzles: 3 } },
    });
    await admin.site.close();
  });

  it('says that no external database is configured', async () => {
    const site = await testSite(db());
    const error = 'External database is not configured';
    expect(
      (await site.inject('/api/database-manager/status')).json<Status>().databases.external,
    ).toMatchObject({
      status: 'not connected',
      puzzles: null,
      users: null,
      error,
    });
    const { comparison } = (await site.inject('/api/database-manager/comparison')).json<Comparison>();
    expect(comparison.external).toEqual({ database: 'PostgreSQL', puzzles: [], error });
  });

  it('says briefly why the external database cannot be reached', async () => {
    const gone = new URL(place.url ?? '');
    gone.pathname = '/no_such_database';
    const closed = 'postgres://secret:word@127.0.0.1:1/db';
    expect((await statusWith({ EXTERNAL_DATABASE_URL: gone.href })).external.error).toBe(
      'Database does not exist',
    );
    const refused = await statusWith({ EXTERNAL_DATABASE_URL: closed });
    expect(refused.external).toMatchObject({ status: 'not connected', error: 'Connection refused' });
    expect(JSON.stringify(refused)).not.toMatch(/secret|word|127/u);
    expect(refused.main.status).toBe('connected');
  });

  it('gives up on a database that never answers', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const { port } = silent.address() as AddressInfo;
    const { external: status } = await statusWith({
      EXTERNAL_DATABASE_URL: `postgres://a@127.0.0.1:${port}/b`,
    });
    expect(status).toMatchObject({ status: 'not connected', error: 'Timed out' });
    silent.close();
  });

  it('copes with a missing table', async () => {
    const half = await postgresPlace();
    const halfDb = half.open();
    await migrate(halfDb);
    await halfDb.queries.schema.dropTable('leaderboard').execute();
    const { external: status } = await statusWith({ EXTERNAL_DATABASE_URL: half.url ?? '' });
    expect(status).toEqual({
      type: 'PostgreSQL',
      status: 'connected',
      puzzles: 0,
      leaderboard: null,
      users: null,
      error: 'A table is missing',
    });
    await halfDb.close();
    await half.remove();
  });
});
