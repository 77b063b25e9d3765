import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth, postgresPlace, sqlitePlace } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';
import { watchStatements } from '../testing/watchStatements.ts';
import { countAttempt } from './attempts.ts';
import { recordCompletion } from './completions.ts';
import { submitScore } from './leaderboard.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open.ts';

const attempt = { scope: 'x', subject: 'a', windowStart: testNow, windowMs: 60_000 };
const fifty = Array.from({ length: 50 }, (_, n) => n);

describeOnBoth('fifty writes that arrive together', (db) => {
  beforeAll(() => storePuzzles(db(), samplePuzzle({ id: 'one' })));

  it('take one statement for completions, and only those without a puzzle are turned down', async () => {
    const { watched, statements } = watchStatements(db());
    const record = (puzzleId: string) => (n: number) =>
      recordCompletion(watched, { uid: `u${n}`, puzzleId, today: '2026-11-15', now: n });
    expect(new Set(await Promise.all(fifty.map(record('one'))))).toEqual(new Set([true]));
    expect(statements).toHaveLength(1);
    const mixed = await Promise.all(['one', 'nowhere', 'one'].map((id) => record(id)(50)));
    expect(mixed).toEqual([true, false, true]);
    expect(await db().queries.selectFrom('completions').select('uid').execute()).toHaveLength(51);
  });

  it('take few statements for new players: their rows, what they have proved, and the counts', async () => {
    const { watched, statements } = watchStatements(db());
    const submit = (n: number) => {
      const player = { email: `${n}@x.org`, uid: `u${n}`, displayName: `${n}`, owner: 'x' };
      return submitScore(watched, { ...player, totalScore: n, now: n });
    };
    await Promise.all(fifty.map(submit));
    // On PostgreSQL, the lock is one more.
    expect(statements).toHaveLength(db().kind === 'postgres' ? 4 : 3);
  });

  it('take one statement to be counted, and each gets a number of its own', async () => {
    const { watched, statements } = watchStatements(db());
    const numbers = await Promise.all(fifty.map(() => countAttempt(watched, attempt)));
    expect(numbers).toEqual(fifty.map((n) => n + 1));
    expect(statements).toHaveLength(1);
    const later = { ...attempt, windowStart: testNow + 60_000 };
    expect(await Promise.all([attempt, later, later].map((each) => countAttempt(db(), each)))).toEqual([
      51, 1, 2,
    ]);
  });
});

it('the embedded database flushes every commit to disk, except for counts', async () => {
  const place = sqlitePlace();
  const db = place.open();
  const modeOf = async (queries: typeof db.queries) =>
    (await sql<{ synchronous: number }>`pragma synchronous`.execute(queries)).rows;
  expect(await modeOf(db.queries)).toEqual([{ synchronous: 2 }]);
  expect(await modeOf(db.unflushed)).toEqual([{ synchronous: 1 }]);
  await db.close();
  await place.remove();
});

it('PostgreSQL does not flush counts, and flushes what comes after them on the same connection', async () => {
  const place = await postgresPlace();
  const db = openPostgres(String(place.url), () => {}, { size: 1 });
  await migrate(db);
  await sql`set synchronous_commit = on`.execute(db.queries);
  const { watched, statements } = watchStatements(db);
  await countAttempt(watched, attempt);
  expect(statements.map((statement) => statement.sql).join(';')).toContain(
    "'synchronous_commit', 'off', true",
  );
  const { rows } = await sql`show synchronous_commit`.execute(db.queries);
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  await db.close();
  await place.remove();
});
