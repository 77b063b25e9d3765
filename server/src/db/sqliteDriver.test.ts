import path from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqlitePlace } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testSite } from '../testing/site.ts';
import { migrate } from './migrate.ts';
import type { Db } from './open.ts';

describe('a write lock that another process holds', () => {
  let place: TestPlace;
  let db: Db;
  let other: Database.Database;
  beforeEach(async () => {
    place = sqlitePlace();
    db = place.open();
    await migrate(db);
    await storePuzzles(db, samplePuzzle());
    other = new Database(path.join(place.dataDir, 'monster.db'));
    other.exec('begin immediate');
  });
  afterEach(async () => {
    other.close();
    await db.close();
    await place.remove();
  });
  const uid = 'ab12'.repeat(16);
  const complete = {
    method: 'POST',
    url: '/api/puzzle-completions',
    payload: { uid, puzzleId: '03-1-0001' },
  } as const;

  it('makes writes wait, and neither reads nor anything else', async () => {
    const site = await testSite(db);
    let isDone = false;
    const written = site.inject(complete).then((answer) => {
      isDone = true;
      return answer;
    });
    for (const url of ['/healthz', '/api/puzzles/03-1-0001', `/api/puzzle-completions/${uid}`])
      expect((await site.inject(url)).statusCode).toBe(200);
    expect(isDone).toBe(false);
    other.exec('commit');
    expect((await written).statusCode).toBe(200);
    expect((await site.inject(`/api/puzzle-completions/${uid}`)).json()).toEqual({
      completedPuzzles: [{ puzzleId: '03-1-0001' }],
    });
  });

  it('does not make the site unready, since it says nothing about the disk', async () => {
    const site = await testSite(db);
    let isDone = false;
    const written = site.inject(complete).finally(() => {
      isDone = true;
    });
    expect((await site.inject('/readyz')).statusCode).toBe(200);
    expect(isDone).toBe(false);
    other.exec('commit');
    await written;
  });

  it('makes transactions wait, one after another', async () => {
    const order: string[] = [];
    const save = (id: string) =>
      db.queries.transaction().execute(async (trx) => {
        order.push(`begin ${id}`);
        await trx.insertInto('settings').values({ key: id, value: id }).execute();
        order.push(`end ${id}`);
      });
    const saved = Promise.all([save('a'), save('b')]);
    expect(await db.queries.selectFrom('puzzles').select('id').execute()).toHaveLength(1);
    expect(order).toEqual([]);
    other.exec('commit');
    await saved;
    expect(order).toEqual(['begin a', 'end a', 'begin b', 'end b']);
    // What was acknowledged is there for other processes, too.
    expect(other.prepare("select key from settings where key in ('a', 'b')").all([])).toHaveLength(2);
  });

  it('does not keep what is written after a failed statement from being committed', async () => {
    other.exec('commit');
    const save = () => db.queries.insertInto('settings').values({ key: 'a', value: 'a' }).execute();
    await save();
    await expect(save()).rejects.toThrow('UNIQUE');
    await db.queries.insertInto('settings').values({ key: 'b', value: 'b' }).execute();
    expect(other.prepare("select key from settings where key = 'b'").all([])).toHaveLength(1);
  });

  it('makes every waiting write fail in the end with a 503, and later ones work again', async () => {
    const site = await testSite(db);
    const answers = await Promise.all([site.inject(complete), site.inject(complete)]);
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
      [503, '5'],
      [503, '5'],
    ]);
    other.exec('commit');
    expect((await site.inject(complete)).statusCode).toBe(200);
  });
});
