import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseOf, places, sqlitePlace } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { solveRow } from '../testing/solveRow.ts';
import { storeFriends } from '../testing/friends.ts';
import { samplePuzzle, storePuzzles, testNow } from '../testing/site.ts';
import { storeAlong } from '../testing/storeAlong.ts';
import { savedTables, sumTable, writeBackup } from './backup.ts';
import { countRows, tableNames } from './copyRows.ts';
import { submitScore } from './leaderboard.ts';
import { migrate, migrationsNamed } from './migrate.ts';
import { saveSqlite } from './open.ts';
import type { Db } from './open.ts';
import { openBackup, restoreBackup } from './restore.ts';
import { addSolveCounts } from './solveCounts.ts';

const join = (db: Db, email: string) =>
  submitScore(db, { email, uid: email, displayName: 'x', totalScore: 10, owner: 'x', now: testNow });

const contentOf = (db: Db) => Promise.all(savedTables.map((table) => sumTable(db.queries, table)));

/** A player with a name, a solve and a verified level. */
async function storeSolve({ kind, queries }: Db): Promise<void> {
  const player = 'a'.repeat(64);
  await queries
    .insertInto('solves')
    .values(solveRow({ solve_id: 's1', player, puzzle_id: '03-1-0001' }))
    .execute();
  await addSolveCounts(kind, queries, [
    { puzzleId: '03-1-0001', grid: 1, isHelped: false, playedMs: 60_000 },
  ]);
  await queries
    .insertInto('player_names')
    .values({ player, name: 'Zoë', is_hidden: 0, changed_at: testNow })
    .execute();
  await queries
    .insertInto('level_bests')
    .values({ player, level: 1, score: 171, solve_id: 's1', reached_at: testNow })
    .execute();
}

/** Puts at least one row into every table. */
async function fill(db: Db): Promise<void> {
  const { queries } = db;
  await storePuzzles(db, samplePuzzle({ id: 'one', title: 'Éclair "ö" 🧟' }), samplePuzzle({ id: 'two' }));
  const puzzle = { puzzle_id: 'one' };
  const contact = { payload: '{}', status: 'waiting', next_attempt_at: 1, created_at: testNow } as const;
  await queries.insertInto('settings').values({ key: 'x', value: 'y' }).execute();
  await queries
    .insertInto('loaded_content')
    .values({ ...puzzle, hash: 'h', loaded_at: 1 })
    .execute();
  await queries
    .insertInto('daily_puzzles')
    .values({ ...puzzle, date: '2026-11-01', made_at: 1 })
    .execute();
  await queries.insertInto('puzzle_serials').values({ prefix: '03-1', last_serial: 7 }).execute();
  // More than one batch, in which the databases order text differently.
  const uids = Array.from({ length: 1_203 }, (_, index) => `${index % 2 === 0 ? 'a' : 'B'}-${index}`);
  const completions = uids.map((uid) => ({ uid, ...puzzle, completed_at: testNow }));
  await queries.insertInto('completions').values(completions).execute();
  await queries
    .insertInto('trashed_puzzles')
    .values({ ...puzzle, trash_id: 'x', deleted_at: testNow, puzzle: '{"title":"Éclair"}' })
    .execute();
  await queries.insertInto('trashed_completions').values(completions).execute();
  await queries
    .insertInto('play_totals')
    .values({ ...puzzle, grid: '["CAT"]', starts: 1, finishes: 0 })
    .execute();
  await queries
    .insertInto('play_counts')
    .values({ ...puzzle, kind: 'wrong', slot: 4, total: 2 })
    .execute();
  await storeSolve(db);
  await queries
    .insertInto('puzzle_changes')
    .values({
      change_id: 'c1',
      puzzle_id: 'a',
      at: testNow,
      actor: 'admin',
      kind: 'edited',
      was_published: 1,
      note: '',
      difference: '{}',
      before: '{}',
    })
    .execute();
  for (const email of ['ann@example.com', 'Bob@example.com']) await join(db, email);
  await storeFriends(db);
  await queries
    .insertInto('captured_emails')
    .values({ email: 'ann@example.com', source: 'x', display_name: null, captured_at: 1 })
    .execute();
  await queries
    .insertInto('outbox')
    .values({ contact: 'ann@example.com', seq: 1, attempts: 0, ...contact })
    .execute();
  const account = { id: 'x', name: 'Zoë', name_key: 'zoë', password_hash: 'x', totp_secret: 'ABC' };
  await queries
    .insertInto('accounts')
    .values({ ...account, role: 'editor', created_at: 1, last_login_at: null })
    .execute();
  await queries.insertInto('account_recovery_codes').values({ account_id: 'x', code_hash: 'y' }).execute();
  const invitation = { id: 'x', token_hash: 'x', name_hint: '', role: 'viewer', invited_by: 'Zoë' } as const;
  await queries
    .insertInto('account_invitations')
    .values({ ...invitation, created_at: 1, expires_at: 2, used_at: null })
    .execute();
  const admin = { username: 'admin', created_at: 1 };
  await queries
    .insertInto('admins')
    .values({ ...admin, password_hash: 'h' })
    .execute();
  await queries
    .insertInto('admin_sessions')
    .values({ ...admin, token_hash: 't', seen_at: 1, password_mark: 'm' })
    .execute();
  await queries
    .insertInto('admin_browsers')
    .values({ username: 'admin', token_hash: 't', seen_at: 1 })
    .execute();
  const login = { kind: 'login', call: 'login', actor: null, subject: '', outcome: 'done' } as const;
  await queries
    .insertInto('audit_entries')
    .values({ ...login, id: 'one', at: testNow, address: '::1', times: 1 })
    .execute();
  await storeAlong(db);
}

describe.each(Object.entries(places))('a backup of %s', (_name, makePlace) => {
  let folder: string;
  let place: TestPlace;
  let source: Db;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'monster-test-'));
    place = await makePlace();
    source = place.open();
  });
  afterEach(async () => {
    await source.close();
    await place.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const newFolder = (name: string): string => {
    mkdirSync(path.join(folder, name));
    return path.join(folder, name);
  };
  const back = async (): Promise<string> => {
    const target = sqlitePlace();
    const db = target.open();
    await writeBackup(source, db, () => {});
    saveSqlite(target.dataDir, path.join(folder, 'backup.db'));
    await db.close();
    await target.remove();
    return path.join(folder, 'backup.db');
  };

  it('sees one moment, while others go on writing', async () => {
    await migrate(source);
    await join(source, 'ann@example.com');
    await source.inSnapshot(async (snapshot) => {
      expect(await countRows(snapshot, 'leaderboard')).toBe(1);
      await join(source, 'bob@example.com');
      expect(await countRows(snapshot, 'leaderboard')).toBe(1);
      expect(await countRows(snapshot, 'leaderboard_counts')).toBe(1);
    });
    expect(await countRows(source.queries, 'leaderboard')).toBe(2);
  });

  it.each(Object.entries(places))(
    'contains everything but sessions, attempts and what is on its way; restored on %s',
    async (_other, other) => {
      await migrate(source);
      await fill(source);
      const backup = await openBackup(await back(), newFolder('copy'));
      const elsewhere = await other();
      const target = elsewhere.open();
      await restoreBackup(backup, target, { overwrite: false, report: () => {} });
      const content = await contentOf(target);
      expect(content).toEqual(await contentOf(source));
      expect(content.filter(({ rows }) => rows === 0)).toEqual([]);
      const left = tableNames.filter((table) => !savedTables.includes(table));
      expect(left.sort()).toEqual(['admin_sessions', 'attempts', 'transfers']);
      for (const table of left) expect(await countRows(target.queries, table)).toBe(0);
      await target.close();
      await backup.close();
      await elsewhere.remove();
    },
  );

  it('can be made before an upgrade, and is brought up to date when restored', async () => {
    await migrate(source, migrationsNamed(['001_initial']));
    const row = { email: 'ann@example.com', uid: 'ann', display_name: 'x', total_score: 10, updated_at: 1 };
    await source.queries.insertInto('leaderboard').values(row).execute();
    const backup = await openBackup(await back(), newFolder('copy'));
    expect(await countRows(backup.queries, 'leaderboard_counts')).toBe(1);
    await backup.close();
    expect(await migrate(source)).not.toContain('001_initial');
  });

  it('is refused for a database on which no site was started', async () => {
    await expect(back()).rejects.toThrow('The database is empty: no site has been started on it yet.');
  });

  it('is not restored over content, unless told to', async () => {
    await migrate(source);
    await fill(source);
    const backup = await openBackup(await back(), newFolder('copy'));
    await join(source, 'late@example.com');
    const before = await contentOf(source);
    await expect(restoreBackup(backup, source, { overwrite: false, report: () => {} })).rejects.toThrow(
      'The database already has content (table settings). Nothing was changed.',
    );
    expect(await contentOf(source)).toEqual(before);
    await restoreBackup(backup, source, { overwrite: true, report: () => {} });
    expect(await contentOf(source)).toEqual(await contentOf(backup));
    expect(await countRows(source.queries, 'admin_sessions')).toBe(0);
    await backup.close();
  });

  it('changes nothing when its restoring is killed in the middle', async () => {
    await migrate(source);
    await fill(source);
    const file = await back();
    await join(source, 'late@example.com');
    const before = await contentOf(source);
    const code = `
      import { connect } from '${new URL('connect.ts', import.meta.url).href}';
      import { openBackup, restoreBackup } from '${new URL('restore.ts', import.meta.url).href}';
      import { readConfig } from '${new URL('../config.ts', import.meta.url).href}';
      const target = await connect(readConfig(process.env), () => {});
      const backup = await openBackup(${JSON.stringify(file)}, ${JSON.stringify(newFolder('copy'))});
      const report = ({ table, done }) => {
        if (table === 'completions' && done === 1000) process.kill(process.pid, 'SIGKILL');
      };
      await restoreBackup(backup, target, { overwrite: true, report });`;
    writeFileSync(path.join(folder, 'restoreAndDie.mts'), code);
    const env = { PATH: process.env['PATH'] ?? '', ...databaseOf(place) };
    const died = promisify(execFile)('tsx', [path.join(folder, 'restoreAndDie.mts')], { env });
    // 128 and the number of the signal.
    await expect(died).rejects.toMatchObject({ stderr: '', code: 137 });
    expect(await contentOf(source)).toEqual(before);
  });
});

describe('a backup file', () => {
  let folder: string;
  let whole: Buffer;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'monster-test-'));
    const place = sqlitePlace();
    const other = sqlitePlace();
    const [source, target] = [place.open(), other.open()];
    await migrate(source);
    await fill(source);
    await writeBackup(source, target, () => {});
    saveSqlite(other.dataDir, path.join(folder, 'backup.db'));
    whole = readFileSync(path.join(folder, 'backup.db'));
    for (const db of [source, target]) await db.close();
    for (const each of [place, other]) await each.remove();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const open = (content: Buffer | string) => {
    const file = path.join(folder, 'damaged.db');
    writeFileSync(file, content);
    mkdirSync(path.join(folder, 'copy'));
    return openBackup(file, path.join(folder, 'copy'));
  };
  const changed = (from: string, to: string) =>
    Buffer.from(whole.toString('latin1').replace(from, to), 'latin1');

  it('is accepted as long as it is whole', async () => {
    const backup = await open(whole);
    expect(await countRows(backup.queries, 'puzzles')).toBe(2);
    await backup.close();
  });

  it.each([
    ['is cut in half', () => whole.subarray(0, whole.length / 2)],
    ['lacks its last page', () => whole.subarray(0, -4096)],
    ['is empty', () => ''],
    ['is another file', () => '{ "name": "something else" }'.repeat(100)],
    ['has one changed letter', () => changed('"CAT"', '"CUT"')],
  ])('is refused when it %s', async (_case, content) => {
    await expect(open(content())).rejects.toThrow(
      /damaged\.db is damaged, or is no backup: .+ Nothing was changed\.$/u,
    );
  });
});
