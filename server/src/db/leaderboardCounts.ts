import { sql } from 'kysely';
import { givenRows } from './batches.ts';
import type { Db, Queries } from './open.ts';

const wide = 1_000;
const widths = [1, wide] as const;

/** The first total of the group of this width that contains a total. */
const firstOf = (width: number, total: number): number => total - (total % width);

/** A player who goes from one total to a higher one, or is new. */
export interface Move {
  readonly from: number | undefined;
  readonly to: number;
}

/** Moves players from group to group; call it last in the transaction that changes their rows. */
export async function moveCounts(kind: Db['kind'], trx: Queries, moves: readonly Move[]): Promise<void> {
  const changes = widths.flatMap((width) => {
    const byGroup = new Map<number, number>();
    const add = (total: number, players: number): void => {
      const group = firstOf(width, total);
      byGroup.set(group, (byGroup.get(group) ?? 0) + players);
    };
    for (const { from, to } of moves) {
      if (from !== undefined) add(from, -1);
      add(to, 1);
    }
    // Everyone writes these rows in one order, so two transactions cannot deadlock.
    const groups = [...byGroup].sort(([a], [b]) => a - b);
    return groups.map(([group, players]) => [width, group, players] as const);
  });
  // Most moves stay within a wide group. Its row is then left alone, so players do not queue for it.
  const rows = changes.filter(([, , players]) => players !== 0);
  if (rows.length === 0) return;
  await sql`
    insert into leaderboard_counts (width, first_total, players)
    select cast(value ->> 0 as integer), cast(value ->> 1 as integer), cast(value ->> 2 as integer)
    from ${givenRows({ kind }, rows)} where true
    on conflict (width, first_total) do update set players = leaderboard_counts.players + excluded.players
  `.execute(trx);
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

/** How many players there are, from the few rows of the wide groups. */
export async function countPlayers(queries: Queries): Promise<number> {
  const { players } = await queries
    .selectFrom('leaderboard_counts')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('players'), sql.lit(0)).as('players'))
    .where('width', '=', wide)
    .executeTakeFirstOrThrow();
  return players;
}

/** Counts all players again, after rows were added without `moveCounts`. */
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
