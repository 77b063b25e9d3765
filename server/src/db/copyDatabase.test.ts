import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { postgresPlace, sqlitePlace } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';
import { copyDatabase } from './copyDatabase.ts';
import { submitScore } from './leaderboard.ts';
import { countPlayers } from './leaderboardCounts.ts';
import { migrate } from './migrate.ts';
import type { Db } from './open.ts';

describe('moving from the embedded database to PostgreSQL', () => {
  let places: TestPlace[];
  let source: Db;
  let target: Db;

  beforeEach(async () => {
    places = [sqlitePlace(), await postgresPlace()];
    source = (places[0] as TestPlace).open();
    target = (places[1] as TestPlace).open();
    await migrate(source);
    await storePuzzles(
      source,
      samplePuzzle({ id: 'one', title: 'Éclair "ö" 🧟' }),
      samplePuzzle({ id: 'two' }),
    );
    // More than one batch, and times that do not fit in 32 bits.
    const uids = Array.from({ length: 1_203 }, (_, index) => index.toString(16).padStart(64, '0'));
    const rows = uids.map((uid) => ({ uid, puzzle_id: 'one', completed_at: testNow }));
    await source.queries.insertInto('completions').values(rows).execute();
    await source.queries
      .insertInto('captured_emails')
      .values({ email: 'ann@example.com', source: 'x', display_name: null, captured_at: 1 })
      .execute();
  });

  afterEach(async () => {
    await source.close();
    await target.close();
    for (const place of places) await place.remove();
  });

  const all = async (db: Db, table: 'puzzles' | 'completions' | 'captured_emails') =>
    (await db.queries.selectFrom(table).selectAll().execute())
      .map((row) => JSON.stringify(row, Object.keys(row).sort()))
      .sort();

  it('copies every row unchanged, and changes nothing when run again', async () => {
    const seen: string[] = [];
    await copyDatabase(source, target, ({ table, done, total }) => seen.push(`${table} ${done}/${total}`));
    await copyDatabase(source, target, () => {});
    for (const table of ['puzzles', 'completions', 'captured_emails'] as const)
      expect(await all(target, table)).toEqual(await all(source, table));
    expect(seen).toContain('completions 500/1203');
    expect(seen).toContain('completions 1203/1203');
  });

  it('resumes after an interruption', async () => {
    const cutOff = copyDatabase(source, target, ({ table, done }) => {
      if (table === 'completions' && done === 1_000) throw new Error('power cut');
    });
    await expect(cutOff).rejects.toThrow('power cut');
    await copyDatabase(source, target, () => {});
    expect(await all(target, 'completions')).toHaveLength(1_203);
  });

  it('keeps later changes on the new database', async () => {
    await copyDatabase(source, target, () => {});
    await target.queries.updateTable('puzzles').set({ title: 'Edited' }).where('id', '=', 'one').execute();
    await copyDatabase(source, target, () => {});
    const row = await target.queries
      .selectFrom('puzzles')
      .select('title')
      .where('id', '=', 'one')
      .executeTakeFirst();
    expect(row).toEqual({ title: 'Edited' });
  });

  it('counts the leaderboard again, including players who joined since', async () => {
    const join = (db: Db, email: string, totalScore: number) =>
      submitScore(db, { email, uid: email, displayName: 'x', totalScore, owner: 'x', now: testNow });
    await join(source, 'ann@example.com', 10);
    await copyDatabase(source, target, () => {});
    await join(source, 'bob@example.com', 10);
    await join(target, 'cid@example.com', 10);
    await copyDatabase(source, target, () => {});
    expect(await countPlayers(target.queries)).toBe(3);
  });

  it('refuses a target with data of its own', async () => {
    await migrate(target);
    await storePuzzles(target, samplePuzzle({ id: 'theirs' }));
    await expect(copyDatabase(source, target, () => {})).rejects.toThrow(
      'already contains data (table settings)',
    );
    expect(await all(target, 'puzzles')).toHaveLength(1);
  });
});
