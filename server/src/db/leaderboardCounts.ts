import { sql } from 'kysely';
import type { Db, Queries } from './open.ts';

const wide = 1_000;
const widths = [1, wide] as const;

/** The first total of the group of this width that contains a total. */
const firstOf = (width: number, total: number): number => total - (total % width);

/** Moves a player from one total to a higher one, or adds a new player; call it in the transaction that changes the row. */
export async function moveCount(trx: Queries, from: number | undefined, to: number): Promise<void> {
  const rows = widths.flatMap((width) => {
    const left = from === undefined ? undefined : firstOf(width, from);
    const entered = firstOf(width, to);
    // Most moves stay within a wide group. Its row is then left alone, so players do not queue for it.
    if (left === entered) return [];
    const enter = { width, first_total: entered, players: 1 };
    return left === undefined ? [enter] : [{ width, first_total: left, players: -1 }, enter];
  });
  if (rows.length === 0) return;
  // Totals only rise, so the rows are in ascending order, and two transactions cannot deadlock.
  await trx
    .insertInto('leaderboard_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['width', 'first_total']).doUpdateSet({
        players: sql<number>`leaderboard_counts.players + excluded.players`,
      }),
    )
    .execute();
}

/** The rank of a total: one more than the number of players above it. Reads at most about 1,500 rows. */
export async function rankOf(queries: Queries, total: number): Promise<number> {
  const nextWide = firstOf(wide, total) + wide;
  const { above } = await queries
    .selectFrom('leaderboard_counts')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('players'), sql.lit(0)).as('above'))
    .where((eb) =>
      eb.or([
        eb.and([eb('width', '=', wide), eb('first_total', '>=', nextWide)]),
        eb.and([eb('width', '=', 1), eb('first_total', '>', total), eb('first_total', '<', nextWide)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return above + 1;
}

/** Counts all players again, after rows were added without `moveCount`. */
export async function recount(db: Db): Promise<void> {
  await db.queries.transaction().execute(async (trx) => {
    // A score submitted meanwhile waits, and is then added to the new counts.
    if (db.kind === 'postgres') await sql`lock table leaderboard in share row exclusive mode`.execute(trx);
    await trx.deleteFrom('leaderboard_counts').execute();
    for (const width of widths) {
      const first = sql<number>`total_score - total_score % ${sql.lit(width)}`;
      await sql`
        insert into leaderboard_counts (width, first_total, players)
        select ${sql.lit(width)}, ${first}, count(*) from leaderboard group by ${first}`.execute(trx);
    }
  });
}
