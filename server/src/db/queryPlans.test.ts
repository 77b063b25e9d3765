import type { PlayReport } from '@monster/contract';
import { CompiledQuery, sql } from 'kysely';
import Database from 'libsql';
import { beforeAll, expect, it } from 'vitest';
import { fillPlayers } from '../testing/fillPlayers.ts';
import { describeOnBoth } from '../testing/databases.ts';
import type { TestPlace } from '../testing/databases.ts';
import { makeManyRows } from '../testing/manyRows.ts';
import { markOf } from '../testing/playedLog.ts';
import { friendCalls } from '../testing/friendCalls.ts';
import { samplePuzzle, testNow } from '../testing/site.ts';
import { transferCalls } from '../testing/transferCalls.ts';
import { watchStatements } from '../testing/watchStatements.ts';
import { deletePuzzle } from './adminPuzzles.ts';
import { findArchive } from './archive.ts';
import { countAttempt, pruneAttempts } from './attempts.ts';
import { listEntries, pruneEntries } from './audit.ts';
import { listCompletions, recordCompletion } from './completions.ts';
import { fillDailies } from './dailies.ts';
import { listReactions } from './groupReactions.ts';
import { findGroup, listMembers } from './groups.ts';
import { readGroupTimes } from './groupTimes.ts';
import { findRacedSolve } from './ghosts.ts';
import { findEarlierEditions } from './editions.ts';
import { checkEmail, findOwn, listTop, submitScore } from './leaderboard.ts';
import { forgetLevelBests, raiseLevelBests } from './levelBests.ts';
import { readMainStatus } from './mainStatus.ts';
import { inExclusiveTransaction, sqliteFile } from './open.ts';
import type { Db } from './open.ts';
import { claimUpdates, countUndelivered, pruneUpdates, readOverdueMs, storeUpdate } from './outbox.ts';
import {
  findPlayer,
  forgetPlayerName,
  listNames,
  removePlayerName,
  setNameHidden,
  setPlayerName,
} from './playerNames.ts';
import { addCorrections, prunePlayDays, recordPlay } from './plays.ts';
import { readPuzzleStatistics } from './playStatistics.ts';
import { listOwnSolves, readPlayerData } from './playerData.ts';
import { listPlanned } from './plannedPuzzles.ts';
import { pruneLogs } from './pruneLogs.ts';
import { restoreFromTrash } from './putBack.ts';
import { findMany, findPublished, findToday, listPublished, listRecentDailies } from './puzzles.ts';
import { takePuzzleId, savePuzzle } from './savePuzzle.ts';
import { forgetSolvesOf, recordSolve } from './solves.ts';
import type { NewSolve } from './solves.ts';
import { readOwnTime, readTimes } from './times.ts';
import { listTrash, pruneTrash } from './trash.ts';

const rows = 20_000;
const today = '2026-11-15';
const growing = new Set([
  'puzzles',
  'completions',
  'leaderboard',
  'attempts',
  'outbox',
  'audit_entries',
  'play_counts',
  'solves',
  'friend_groups',
  'friend_members',
  'friend_removals',
  'friend_reactions',
  'rooms',
  'room_puzzles',
  'room_members',
  'room_moves',
  'transfers',
  'level_bests',
  'player_names',
  'solve_counts',
  'puzzle_changes',
]);

/** How the database goes about a statement, line by line. */
async function planOf(db: Db, { dataDir }: TestPlace, { sql: text, parameters }: CompiledQuery) {
  if (db.kind === 'postgres') {
    const asked = CompiledQuery.raw(`explain ${text}`, [...parameters]);
    const { rows: lines } = await db.queries.executeQuery<{ 'QUERY PLAN': string }>(asked);
    return lines.map((line) => line['QUERY PLAN']);
  }
  // On a connection of its own: an explained write counts as one that has not ended.
  const database = new Database(sqliteFile(dataDir));
  const lines = database.prepare(`explain query plan ${text}`).all(parameters) as { detail: string }[];
  database.close();
  return lines.map(({ detail }) => detail);
}

/** The steps that read a growing table from one end to the other; with a limit, an index is left after a few rows. */
function readsAll({ sql: text }: CompiledQuery, steps: readonly string[]): string[] {
  return steps.filter((step) => {
    const [, scanned, table = scanned] = /^SCAN (\w+)|Seq Scan on (\w+)/u.exec(step) ?? [];
    const isCutShort = / limit /u.test(text) && step.includes('USING INDEX') && !step.includes('TEMP B-TREE');
    return growing.has(table ?? '') && !isCutShort;
  });
}

const attempt = { scope: 'x per 60000 ms', subject: 'a', windowStart: testNow, windowMs: 60_000 };
const submission = {
  email: 'p7@x.org',
  uid: 'u7',
  displayName: 'Ann',
  totalScore: 1,
  owner: 'o7',
  now: 1,
};
const levelSolve = {
  solve_id: 's',
  player: 'o7',
  puzzle_id: '03-1-0001',
  score: 5_000,
  doubt: null,
  finished_at: 1,
};
const play: PlayReport = {
  grid: markOf(Array.from({ length: 15 }, () => 'ABCDEFGHIJKLMNO')),
  start: true,
  hints: 1,
  checks: 0,
  reveals: 0,
  left: { word: 1, filled: 2 },
  goneOnFrom: { word: 2, filled: 3 },
};
const solve: NewSolve = {
  solveId: 'new',
  player: 'new',
  puzzleId: 'p7',
  grid: play.grid,
  timerMinutes: 0,
  startedAt: 1,
  finishedAt: 2,
  figures: { playedMs: 60_000, score: 0, hints: 0, checks: 0, reveals: 0, corrected: [] },
  doubt: null,
  log: 'x ',
};
const update = { email: 'p7@x.org', customField: 'MonsterWelcomeLevel', value: 'Level 1 Skip' } as const;
const claim = { owner: 'x', leaseUntil: testNow, now: testNow, limit: 100 };

/** A date on which the many rows have a puzzle of the series. */
const manyDailies = '2010-01-01';

const calls: Record<string, (db: Db) => Promise<unknown>> = {
  'the featured puzzles': ({ queries }) => listPublished(queries, today, true),
  'the recent dailies': ({ queries }) => listRecentDailies(queries, today),
  'the puzzle of the day': ({ queries }) => findToday(queries, today),
  'a puzzle': ({ queries }) => findPublished(queries, 'p7', today),
  'a month of the archive': ({ queries }) => findArchive(queries, today, '2001-05'),
  'the newest month of the archive': ({ queries }) => findArchive(queries, today),
  'a month of the calendar': ({ queries }) => listPlanned(queries, '2025-11-01', '2025-11-30'),
  'puzzles of an export': ({ queries }) => findMany(queries, ['p7', 'p8']),
  'completions of a player': ({ queries }) => listCompletions(queries, 'u7'),
  'a new completion': (db) => recordCompletion(db, { uid: 'new', puzzleId: 'p7', today, now: 1 }),
  'a report of a game': (db) => recordPlay(db, { puzzleId: 'p7', report: play, today }),
  'the statistics of a puzzle': ({ queries }) => readPuzzleStatistics(queries, 'p7', today),
  'corrected letters': (db) =>
    inExclusiveTransaction(db, (trx) =>
      addCorrections(db, trx, [{ puzzleId: 'p7', grid: play.grid, cells: [1, 2] }]),
    ),
  'old days of play': ({ queries }) => prunePlayDays(queries, today),
  'a solve to race': ({ queries }) => findRacedSolve(queries, 's7'),
  'a solve': (db) => recordSolve(db, solve),
  'another solve of a player': (db) => recordSolve(db, { ...solve, solveId: 'again', player: 'u7' }),
  'a solve with a used ticket': (db) => recordSolve(db, { ...solve, solveId: 's7', player: 'u7' }),
  'the times of a puzzle': async ({ queries }) => {
    const puzzle = await findPublished(queries, 'p7', today);
    if (puzzle) await readTimes(queries, puzzle);
  },
  'the time of a player': ({ queries }) => readOwnTime(queries, 'u7', 'p7'),
  'the grids of a puzzle': ({ queries }) => findEarlierEditions(queries, 'p7'),
  'old logs': (db) => pruneLogs(db, 1),
  'the solves of a player who is forgotten': (db) => forgetSolvesOf(db, db.queries, 'u13'),
  'the top players': ({ queries }) => listTop(queries),
  'the row of a player': ({ queries }) => findOwn(queries, { uid: 'u7' }),
  'a check of an email': ({ queries }) => checkEmail(queries, 'p7@x.org'),
  'a score': (db) => submitScore(db, submission),
  'a verified level': (db) =>
    db.queries.transaction().execute((trx) => raiseLevelBests(db.kind, trx, [levelSolve])),
  'a player who is forgotten': (db) =>
    db.queries.transaction().execute(async (trx) => {
      await forgetPlayerName(trx, 'o9');
      await forgetLevelBests(db.kind, trx, 'o9');
    }),
  'the data of a player': async ({ queries }) => {
    expect(await readPlayerData(queries, 'u15')).toMatchObject({ solves: 2, groups: [{}], rooms: [{}] });
    expect(await readPlayerData(queries, 'o15')).toMatchObject({ levels: [{}], leaderboard: [{}] });
  },
  'the solves of a player': ({ queries }) =>
    listOwnSolves(queries, 'u15', { after: 'p1/s1', withLogs: true }),
  'the name of a player': ({ queries }) => findPlayer(queries, 'o7'),
  'a new name of a player': (db) => setPlayerName(db, 'o7', 'Ann', 1),
  'a removed name of a player': (db) => removePlayerName(db, 'o8'),
  'the newest names': ({ queries }) => listNames(queries, { search: '', page: 2, siteName: '' }),
  'a hidden name': (db) => setNameHidden(db, 'leaderboard-u7', true),
  'a count against a limit': (db) => countAttempt(db, attempt),
  'a group by its code': ({ queries }) => findGroup(queries, { code: 'C7' }),
  'a group and its times': async ({ queries }) => {
    const group = await findGroup(queries, { key: 'k7' });
    const members = await listMembers(queries, group?.group_id ?? '');
    expect(members).toHaveLength(1);
    await readGroupTimes(queries, members, manyDailies);
    await listReactions(queries, 'g7', today);
  },
  ...friendCalls,
  ...transferCalls,
  'a contact update': ({ queries }) => storeUpdate(queries, update, testNow),
  'updates to deliver': (db) => claimUpdates(db, claim),
  'updates that wait': ({ queries }) => countUndelivered(queries),
  'the first update that waits': ({ queries }) => readOverdueMs(queries, testNow),
  'old limits': ({ queries }) => pruneAttempts(queries, testNow),
  'old updates': ({ queries }) => pruneUpdates(queries, testNow - 1e10),
  'old audit entries': ({ queries }) => pruneEntries(queries, testNow - 1e10),
  'a page of the audit trail by kind': ({ queries }) =>
    listEntries(queries, { kind: 'login', page: 1, pageSize: 50 }),
  'the days without a daily': (db) =>
    fillDailies(db, () => ({ series: { days: [] }, titles: {} }) as never, testNow).catch(() => undefined),
  'the next id of a puzzle': ({ queries }) => takePuzzleId(queries, 5, 1),
  'a new puzzle': ({ queries }) => savePuzzle(queries, samplePuzzle({ id: 'new' }), testNow),
  'a deleted puzzle': (db) => deletePuzzle(db, 'p8', testNow),
  'a page of the trash': ({ queries }) => listTrash(queries, { page: 1, pageSize: 25 }),
  'an old trash': (db) => pruneTrash(db, testNow - 1e10),
  'a restored puzzle': async (db) => {
    await deletePuzzle(db, 'p9', testNow);
    const { puzzles } = await listTrash(db.queries, { page: 1, pageSize: 25 });
    const trashId = puzzles.find(({ id }) => id === 'p9')?.trashId ?? '';
    expect(await restoreFromTrash(db, { id: 'p9', trashId, ifTaken: undefined }, testNow)).toEqual({
      id: 'p9',
    });
  },
};

describeOnBoth('with many rows', (db, place) => {
  beforeAll(async () => {
    await makeManyRows(db(), { puzzles: rows, players: rows });
    const numbers = sql`with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(rows)})`;
    await sql`insert into attempts (scope, subject, window_start, tries)
      ${numbers} select 'x per 60000 ms', 's' || i, ${testNow}, 1 from numbers`.execute(db().queries);
    await sql`insert into outbox (contact, seq, payload, status, next_attempt_at, created_at)
      ${numbers} select 'c' || i, 1, '{}', 'sent', ${testNow}, ${testNow} from numbers`.execute(db().queries);
    await sql`insert into audit_entries (id, at, kind, call, actor, address, subject, outcome, times)
      ${numbers} select 'e' || i, ${testNow}, 'change', 'x', 'admin', '', '', 'done', 1 from numbers`.execute(
      db().queries,
    );
    await sql`insert into play_totals (puzzle_id, grid, starts, finishes)
      select id, grid, 1, 0 from puzzles where id <> 'p7'`.execute(db().queries);
    for (const kind of ['start', 'wrong'])
      await sql`insert into play_counts (puzzle_id, kind, slot, total)
        select id, ${sql.lit(kind)}, 20700, 1 from puzzles`.execute(db().queries);
    await fillPlayers(db(), { rows, grid: play.grid, groupDay: manyDailies });
    // PostgreSQL does this by itself now and then; the embedded database never does.
    if (db().kind === 'postgres') await sql`analyze`.execute(db().queries);
  });

  it.each(Object.entries(calls))('no statement of %s reads a whole table', async (_name, call) => {
    const { watched, statements } = watchStatements(db());
    await call(watched);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements)
      expect(readsAll(statement, await planOf(db(), place(), statement))).toEqual([]);
  });

  it('the list of all puzzles is read without their grids and clues', async () => {
    const { watched, statements } = watchStatements(db());
    await listPublished(watched.queries, today);
    expect(statements).toHaveLength(1);
    for (const statement of statements) {
      expect(statement.sql).not.toMatch(/grid|clues/u);
      const [step] = await planOf(db(), place(), statement);
      // PostgreSQL reads the rows themselves while many have changed lately; their grids are kept apart.
      expect(step).toMatch(db().kind === 'sqlite' ? /USING COVERING INDEX puzzles_newest_first/u : /./u);
    }
  });

  it('the number of players is read without counting them', async () => {
    const { watched, statements } = watchStatements(db());
    expect(await readMainStatus(watched, today)).toMatchObject({ leaderboard: rows });
    expect(statements.map(({ sql: text }) => text).filter((text) => /leaderboard"/u.test(text))).toEqual([]);
  });

  it('the times of a group are looked up by player, however many have solved its puzzles', async () => {
    const { watched, statements } = watchStatements(db());
    const members = await listMembers(db().queries, 'g7');
    await readGroupTimes(watched.queries, members, manyDailies);
    const ofSolves = statements.filter(({ sql: text }) => text.includes('"solves"'));
    expect(ofSolves).toHaveLength(2);
    for (const statement of ofSolves)
      expect((await planOf(db(), place(), statement)).join(' ')).toMatch(
        /ranked_solves_of_player|solves_of_player/u,
      );
  });
});
