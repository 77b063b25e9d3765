import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { numberGrid, solutionHash } from '../engine/src/index.ts';
import { startTestPostgres } from '../scripts/postgres.ts';
import { listReactions } from '../server/src/db/groupReactions.ts';
import { createGroup, findGroup, joinGroup, listGroups, listMembers } from '../server/src/db/groups.ts';
import { readGroupTimes } from '../server/src/db/groupTimes.ts';
import { migrate } from '../server/src/db/migrate.ts';
import type { Db } from '../server/src/db/open.ts';
import { postgresPlace, sqlitePlace } from '../server/src/testing/databases.ts';
import type { TestPlace } from '../server/src/testing/databases.ts';
import { samplePuzzle, storePuzzles, testNow } from '../server/src/testing/site.ts';

// Measures how long groups of friends take with 100,000 of them, whose members have all played: npm run bench:groups
const groups = 100_000;
const people = 5;
/** Every member of every group has solved it. */
const solves = groups * people;
const rounds = 101;
const slice = 50_000;
const today = '2026-11-15';
const budgetMs = 20;

/** Inserts rows made from the numbers up to a count, a few seconds' work at a time. */
async function fill(db: Db, count: number, into: string, select: RawBuilder<unknown>): Promise<void> {
  for (let from = 0; from < count; from += slice)
    await sql`insert into ${sql.raw(into)}
      with recursive numbers (i) as (
        select ${sql.lit(from)} union all select i + 1 from numbers where i < ${sql.lit(from + slice - 1)})
      select ${select} from numbers`.execute(db.queries);
}

/** A letter and a number as text of this length, in SQL; nothing larger than nine digits. */
function padded(letter: string, length: number, number: RawBuilder<unknown>): RawBuilder<unknown> {
  const digits = Math.min(9, length - 1);
  const start = letter.padEnd(length - digits, '0');
  return sql`${sql.lit(start)} || substr(cast(${number} + ${sql.lit(10 ** digits)} as text), 2)`;
}

async function fillGroups(db: Db): Promise<void> {
  const [each, group] = [sql`i`, sql`(i / ${sql.lit(people)})`];
  const daily = samplePuzzle({ id: 'daily', title: 'Daily Teaser', datePublished: today });
  const mark = solutionHash(numberGrid(daily.grid).flat());
  await storePuzzles(db, daily);
  await fill(
    db,
    groups,
    'friend_groups (group_id, link_key, code, name, created_at, visited_at)',
    sql`${padded('g', 16, each)}, ${padded('k', 16, each)}, ${padded('C', 6, each)}, 'Group', 0, ${sql.lit(testNow)}`,
  );
  await fill(
    db,
    solves,
    'friend_members (group_id, member_id, player, name, name_key, seat, joined_at)',
    sql`${padded('g', 16, group)}, ${padded('m', 11, each)}, ${padded('p', 64, each)}, 'Ann ' || i, 'ann ' || i,
      i % ${sql.lit(people)} + 1, 0`,
  );
  await fill(
    db,
    solves,
    `solves (solve_id, player, puzzle_id, grid, timer_minutes, started_at, finished_at, played_ms, score,
      hints, checks, reveals, is_helped, is_kept)`,
    sql`${padded('s', 22, each)}, ${padded('p', 64, each)}, 'daily', ${sql.lit(mark)}, 0, 0,
      ${sql.lit(testNow)}, 1000 + i, 0, 0, 0, 0, 0, 0`,
  );
  if (db.kind === 'postgres') await sql`analyze`.execute(db.queries);
}

const numbered = (letter: string, length: number, number: number): string =>
  letter + String(number).padStart(length - 1, '0');
const newcomer = (round: number) => ({
  player: numbered('n', 64, round),
  name: 'Newcomer',
  nameKey: 'newcomer',
});

/** What is measured; the number of the round picks the group. */
const calls: Record<string, (db: Db, round: number) => Promise<unknown>> = {
  'show a group': async ({ queries }, round) => {
    const group = await findGroup(queries, { key: numbered('k', 16, round * 977) });
    const members = await listMembers(queries, group?.group_id ?? '');
    await readGroupTimes(queries, members, today);
    return listReactions(queries, group?.group_id ?? '', today);
  },
  'look up a code': ({ queries }, round) => findGroup(queries, { code: numbered('C', 6, round * 977) }),
  'list the groups of a player': ({ queries }, round) => listGroups(queries, numbered('p', 64, round * 977)),
  'join a group': (db, round) =>
    joinGroup(db, { key: numbered('k', 16, round * 977) }, newcomer(round), testNow),
  'make a group': (db, round) =>
    createGroup(db, { name: 'New', founder: newcomer(round + 1_000), now: testNow }),
};

/** Fills a database and prints a line per call; returns false if one is over budget. */
async function measure(name: string, place: TestPlace): Promise<boolean> {
  const db = place.open();
  await migrate(db);
  await fillGroups(db);
  let isWithin = true;
  for (const [what, call] of Object.entries(calls)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const found = await call(db, round);
      times.push(performance.now() - start);
      if (found === undefined || typeof found === 'string') throw new Error(`${what}: ${found ?? 'nothing'}`);
    }
    times.sort((a, b) => a - b);
    const [median = Number.NaN, slow = Number.NaN] = [times[rounds >> 1], times[Math.floor(rounds * 0.95)]];
    const isOver = median > budgetMs;
    isWithin &&= !isOver;
    const figures = [median, slow].map((ms) => ms.toFixed(2).padStart(9)).join('');
    console.log(`${name.padEnd(11)}${what.padEnd(30)}${figures}  ${isOver ? `OVER ${budgetMs}` : 'ok'}`);
  }
  await db.close();
  await place.remove();
  return isWithin;
}

console.log(
  `${groups} groups of ${people}, ${solves} solves of one puzzle: median and 95th percentile in ms`,
);
const embedded = await measure('embedded', sqlitePlace());
const postgres = await startTestPostgres();
try {
  const isWithin = await measure('PostgreSQL', await postgresPlace(postgres.url));
  process.exitCode = embedded && isWithin ? 0 : 1;
} finally {
  await postgres.stop();
}
