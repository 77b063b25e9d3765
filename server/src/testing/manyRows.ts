import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { recount } from '../db/leaderboardCounts.ts';
import type { Db } from '../db/open.ts';

/** How many rows to make of each kind. */
export interface Many {
  readonly puzzles: number;
  readonly players: number;
}

/** Spreads the numbers over the days of more than fifty years, up to 2025; the series is every second puzzle. */
const day = sql`(1970 + i % 56) || '-' || substr(cast(101 + i / 56 % 12 as text), 2) || '-' ||
  substr(cast(101 + i / 672 % 28 as text), 2)`;

const fifteen = JSON.stringify(Array.from({ length: 15 }, () => 'ABCDEFGHIJKLMNO'));
const clues = JSON.stringify(
  Array.from({ length: 40 }, (_, index) => ({ number: index + 1, text: 'A clue of the usual length' })),
);

/** A few seconds' work at a time, since a statement may not take longer. */
const slice = 50_000;

/** Makes rows from the numbers up to a count. */
async function makeRows(db: Db, count: number, insert: RawBuilder<unknown>, select: RawBuilder<unknown>) {
  for (let from = 1; from <= count; from += slice) {
    const to = Math.min(count, from + slice - 1);
    await sql`insert into ${insert}
      with recursive numbers (i) as (
        select ${sql.lit(from)} union all select i + 1 from numbers where i < ${sql.lit(to)})
      select ${select} from numbers`.execute(db.queries);
  }
}

/** Fills an empty database; every player has a verified row on the leaderboard and a completion. */
export async function makeManyRows(db: Db, { puzzles, players }: Many): Promise<void> {
  await makeRows(
    db,
    puzzles,
    sql`puzzles (id, title, author, difficulty, size, date_published, featured, position, grid,
      across_clues, down_clues, created_at, updated_at)`,
    sql`'p' || i, case when i % 2 = 0 then 'Daily Teaser ' else 'Puzzle ' end || i, 'Ann', 1 + i % 5, 15, ${day},
      case when i % 2000 = 0 then 1 else 0 end, i, ${fifteen}, ${clues}, ${clues}, 0, 0`,
  );
  await makeRows(
    db,
    players,
    sql`completions (uid, puzzle_id, completed_at)`,
    sql`'u' || i, 'p' || (1 + i % ${sql.lit(puzzles)}), i`,
  );
  await makeRows(
    db,
    players,
    sql`leaderboard (email, uid, display_name, total_score, updated_at, owner, verified_total, verified_at, submitted_at)`,
    sql`'p' || i || '@x.org', 'u' || i, 'Player', i * 7 % 2000, i, 'o' || i, i * 7 % 2000, i, i`,
  );
  await recount(db);
}
