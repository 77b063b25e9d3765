import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { savedTables, sumTable } from '../db/backup.ts';
import { submitScore } from '../db/leaderboard.ts';
import { migrate } from '../db/migrate.ts';
import type { Db } from '../db/open.ts';
import { databaseOf, places, sqlitePlace } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';

const run = (command: 'backup' | 'restore', env: Record<string, string>, ...args: string[]) => {
  const file = fileURLToPath(new URL(`${command}Command.ts`, import.meta.url));
  return promisify(execFile)('tsx', [file, ...args], { env: { PATH: process.env['PATH'] ?? '', ...env } });
};

const contentOf = (db: Db) => Promise.all(savedTables.map((table) => sumTable(db.queries, table)));

describe.each(Object.entries(places))('backup and restore on %s', (_name, makePlace) => {
  let folder: TestPlace;
  let place: TestPlace;
  let db: Db;
  beforeEach(async () => {
    folder = sqlitePlace();
    place = await makePlace();
    db = place.open();
    await migrate(db);
    await storePuzzles(db, samplePuzzle());
  });
  afterEach(async () => {
    await db.close();
    await place.remove();
    await folder.remove();
  });

  it('bring back one moment of a database that was being written to', async () => {
    const stopped = new AbortController();
    let joined = 0;
    const write = async (): Promise<void> => {
      while (!stopped.signal.aborted) {
        const email = `player${joined}@example.com`;
        joined += 1;
        const player = { email, uid: email, displayName: 'x', totalScore: joined, owner: 'x' };
        await submitScore(db, { ...player, now: testNow });
        // Lets the test see the command end.
        await new Promise(setImmediate);
      }
    };
    const backups = path.join(folder.dataDir, 'new', 'backups');
    const writing = write();
    const { stdout, stderr } = await run('backup', databaseOf(place), '--to', backups);
    stopped.abort();
    await writing;
    const [name = ''] = readdirSync(backups);
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/^monster-backup-[\dT-]+Z\.db$/u)]);
    expect([statSync(path.join(backups, name)).mode % 0o1000, statSync(backups).mode % 0o1000]).toEqual([
      0o600, 0o700,
    ]);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/is complete: \d+ rows\. It was restored once, and every row was compared\.\n$/u);

    const other = await makePlace();
    await run('restore', databaseOf(other), '--from', path.join(backups, name));
    const restored = other.open();
    const players = await sumTable(restored.queries, 'leaderboard');
    const { counted } = await restored.queries
      .selectFrom('leaderboard_counts')
      .select(({ fn }) => fn.sum<number>('players').as('counted'))
      .where('width', '=', 0)
      .executeTakeFirstOrThrow();
    expect([players.rows > 0, players.rows < joined, counted]).toEqual([true, true, players.rows]);
    await restored.close();
    await other.remove();
  });

  it('keep no file that differs from the database', async () => {
    // Without this index, the database has two rows of which a copy accepts only one.
    await sql`drop index puzzles_by_name`.execute(db.queries);
    await sql`
      insert into puzzles (id, title, author, difficulty, size, date_published, featured, position, grid,
        across_clues, down_clues, created_at, updated_at)
      select 'twin', title, author, difficulty, size, date_published, featured, position, grid,
        across_clues, down_clues, created_at, updated_at
      from puzzles`.execute(db.queries);
    await expect(run('backup', databaseOf(place), '--to', folder.dataDir)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The backup failed its trial and was not kept: .+ table puzzles does not/u,
      ),
    });
    expect(readdirSync(folder.dataDir)).toEqual([]);
  });

  it('refuse what would lose something, and say how to go on', async () => {
    const backups = folder.dataDir;
    await run('backup', databaseOf(place), '--to', backups);
    const file = path.join(backups, String(readdirSync(backups).find((name) => name.endsWith('.db'))));
    await storePuzzles(db, samplePuzzle({ id: 'late' }));
    const before = await contentOf(db);
    await expect(run('restore', databaseOf(place), '--from', file)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^The database already has content .+ Add --overwrite to replace it all\.\n$/u,
      ),
    });
    const cut = path.join(folder.dataDir, 'cut.db');
    const content = readFileSync(file);
    writeFileSync(cut, content.subarray(0, content.length / 2));
    await expect(run('restore', databaseOf(place), '--from', cut, '--overwrite')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('cut.db is damaged'),
    });
    expect(await contentOf(db)).toEqual(before);
    await run('restore', databaseOf(place), '--from', file, '--overwrite');
    expect(await contentOf(db)).not.toEqual(before);
  });
});

describe('backup and restore', () => {
  let place: TestPlace;
  beforeEach(() => {
    place = sqlitePlace();
  });
  afterEach(() => place.remove());

  it('say so when there is no database or no file, and create nothing', async () => {
    const dataDir = path.join(place.dataDir, 'none');
    const backups = path.join(place.dataDir, 'backups');
    await expect(run('backup', { DATA_DIR: dataDir }, '--to', backups)).rejects.toMatchObject({
      code: 1,
      stderr: `${dataDir} contains no embedded database.\n`,
    });
    await expect(run('restore', { DATA_DIR: dataDir }, '--from', 'missing.db')).rejects.toMatchObject({
      code: 1,
      stderr: 'There is no file missing.db.\n',
    });
    await expect(run('restore', { DATA_DIR: dataDir })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage: npm run restore -- --from <backup file>'),
    });
    expect([existsSync(dataDir), existsSync(backups)]).toEqual([false, false]);
  });

  it('leave nothing behind when a backup fails', async () => {
    const backups = path.join(place.dataDir, 'backups');
    mkdirSync(path.join(place.dataDir, 'data'));
    writeFileSync(path.join(place.dataDir, 'data', 'monster.db'), '');
    const failed = run('backup', { DATA_DIR: path.join(place.dataDir, 'data') }, '--to', backups);
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: 'The database is empty: no site has been started on it yet.\n',
    });
    expect(readdirSync(backups)).toEqual([]);
  });
});
