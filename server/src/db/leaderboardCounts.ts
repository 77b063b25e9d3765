import { sql } from 'kysely';
import { givenRows } from './batches.ts';
import type { Db, Queries } from './open.ts';

const wide = 1_000;
/** Of the groups that count verified totals. */
const widths = [1, wide] as const;
/** The one group that counts all rows, verified or not. */
const everyone = 0;

/** The first total of the group of this width that contains a total. */
const firstOf = (width: number, total: number): number => total - (total % width);

/** A row that goes from one verified total to another; undefined for none. */
export interface Move {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

const lockId = 7_206_115;

/**
 * Lets one transaction at a time change who has which total. Call it before a row of the leaderboard or of the best
 * scores is touched: a player who joins and one who proves a level must not miss each other.
 */
export async function lockTotals(kind: Db['kind'], trx: Queries): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(trx);
}

/** Adds new rows, and moves totals from group to group; call it last in the transaction that changes their rows. */
export async function moveCounts(
  kind: Db['kind'],
  trx: Queries,
  { joined, moves }: { joined: number; moves: readonly Move[] },
): Promise<void> {
  const changes = widths.flatMap((width) => {
    const byGroup = new Map<number, number>();
    const add = (total: number | undefined, players: number): void => {
      if (total === undefined) return;
      const group = firstOf(width, total);
      byGroup.set(group, (byGroup.get(group) ?? 0) + players);
    };
    for (const { from, to } of moves) {
      add(from, -1);
      add(to, 1);
    }
    return [...byGroup].map(([group, players]) => [width, group, players]);
  });
  const rows = [[everyone, 0, joined], ...changes].filter(([, , players]) => players !== 0);
  if (rows.length === 0) return;
  await sql`
    insert into leaderboard_counts (width, first_total, players)
    select cast(value ->> 0 as integer), cast(value ->> 1 as integer), cast(value ->> 2 as integer)
    from ${givenRows({ kind }, rows)} where true
    on conflict (width, first_total) do update set players = leaderboard_counts.players + excluded.players
  `.execute(trx);
}

/** The rank of a verified total: one more than the number of players above it. Reads at most about 1,500 rows. */
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

/** How many players have joined, verified or not. */
export async function countPlayers(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('leaderboard_counts')
    .select('players')
    .where('width', '=', everyone)
    .executeTakeFirst();
  return row?.players ?? 0;
}

/** Counts all players again, after rows were added without `moveCounts`. */
export async function recount(db: Db): Promise<void> {
  await db.queries.transaction().execute(async (trx) => {
    // A score submitted meanwhile waits, and is then added to the new counts.
    await lockTotals(db.kind, trx);
    await trx.deleteFrom('leaderboard_counts').execute();
    await sql`
      insert into leaderboard_counts (width, first_total, players)
      select ${sql.lit(everyone)}, 0, count(*) from leaderboard having count(*) > 0`.execute(trx);
    for (const width of widths) {
      const first = sql<number>`verified_total - verified_total % ${sql.lit(width)}`;
      await sql`
        insert into leaderboard_counts (width, first_total, players)
        select ${sql.lit(width)}, ${first}, count(*) from leaderboard
        where verified_total is not null group by ${first}`.execute(trx);
    }
  });
}
