import type { ListedName, NamesPage, NamesQuery, Player } from '@monster/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { monsterName } from '../names/monsterName.ts';
import { isAcceptableName } from '../names/nameFilter.ts';
import { bumpContentVersion } from './contentVersion.ts';
import { lockTotals } from './leaderboardCounts.ts';
import type { Db, Queries } from './open.ts';
import { tellRoomsOf } from './roomRows.ts';
import type { Schema } from './schema.ts';

/** What a row of `player_names` says about a name; null where a join has found none. */
export type TypedName = {
  readonly [Column in 'name' | 'is_hidden']: Selectable<Schema['player_names']>[Column] | null;
};

/** How everyone sees a player: by the typed name, or by that of a monster while there is none or it is hidden. */
export function nameOf(player: string, row?: TypedName): string {
  return row?.name && row.is_hidden === 0 ? row.name : monsterName(player);
}

/** The name of a player, and what has become of the typed one. */
export async function findPlayer(queries: Queries, player: string): Promise<Player> {
  const row = await queries
    .selectFrom('player_names')
    .select(['name', 'is_hidden'])
    .where('player', '=', player)
    .executeTakeFirst();
  return { name: nameOf(player, row), isTyped: row !== undefined, isHidden: row?.is_hidden === 1 };
}

/** Renames the player's rows on the leaderboard, in a name that nobody has hidden yet. */
async function renameRows(trx: Queries, player: string, name: string): Promise<void> {
  await trx
    .updateTable('leaderboard')
    .set({ display_name: name, is_name_hidden: 0 })
    .where('owner', '=', player)
    .where('display_name', '!=', name)
    .execute();
}

/** Stores the name that a player has typed, also on the leaderboard. A hidden name stays hidden until it is another. */
export async function setPlayerName(db: Db, player: string, name: string, now: number): Promise<void> {
  await db.queries.transaction().execute(async (trx) => {
    await lockTotals(db.kind, trx);
    await trx
      .insertInto('player_names')
      .values({ player, name, is_hidden: 0, changed_at: now })
      .onConflict((conflict) =>
        conflict
          .column('player')
          .doUpdateSet({ name, is_hidden: 0, changed_at: now })
          .where('player_names.name', '!=', name),
      )
      .execute();
    await renameRows(trx, player, name);
  });
  await tellRoomsOf(db, player);
}

/** Forgets the name that a player has typed; the leaderboard shows the monster's name, too. */
export async function removePlayerName(db: Db, player: string): Promise<void> {
  await db.queries.transaction().execute(async (trx) => {
    await lockTotals(db.kind, trx);
    await forgetPlayerName(trx, player);
    await renameRows(trx, player, monsterName(player));
  });
  await tellRoomsOf(db, player);
}

/** Removes the name that a player has typed, and nothing else. */
export async function forgetPlayerName(trx: Queries, player: string): Promise<void> {
  await trx.deleteFrom('player_names').where('player', '=', player).execute();
}

const pageSize = 50;

interface FoundName {
  readonly key: string;
  readonly name: string;
  readonly is_hidden: number;
  readonly changed_at: number;
}

/** The newest names of one kind, enough for a page of both together. */
async function findNewest(
  queries: Queries,
  place: ListedName['place'],
  { search, page, siteName }: NamesQuery & { readonly siteName: string },
): Promise<ListedName[]> {
  const source =
    place === 'times'
      ? sql`select player as key, name, is_hidden, changed_at from player_names`
      : sql`select uid as key, display_name as name, is_name_hidden as is_hidden, submitted_at as changed_at
          from leaderboard where verified_total is not null`;
  const order = place === 'times' ? sql`changed_at desc, player desc` : sql`submitted_at desc, uid desc`;
  const pattern = `%${search.toLowerCase().replaceAll(/[%_\\]/gu, String.raw`\$&`)}%`;
  const found =
    search === ''
      ? sql`${source} order by ${order} limit ${sql.lit(page * pageSize + 1)}`
      : sql`select * from (${source}) as names where lower(name) like ${pattern} escape '\\'
          order by changed_at desc, key desc limit ${sql.lit(page * pageSize + 1)}`;
  const { rows } = await sql<FoundName>`${found}`.execute(queries);
  return rows.map(({ key, name, is_hidden, changed_at }) => ({
    id: `${place}-${key}`,
    place,
    name,
    isHidden: is_hidden === 1,
    isAcceptable: isAcceptableName(name, siteName),
    changedAt: changed_at,
  }));
}

/** One page of the names that players have typed and others can see, newest first. */
export async function listNames(
  queries: Queries,
  query: NamesQuery & { readonly siteName: string },
): Promise<NamesPage> {
  const both = [
    ...(await findNewest(queries, 'times', query)),
    ...(await findNewest(queries, 'leaderboard', query)),
  ].sort((a, b) => b.changedAt - a.changedAt);
  const start = (query.page - 1) * pageSize;
  return {
    names: both.slice(start, start + pageSize),
    page: query.page,
    hasMore: both.length > start + pageSize,
  };
}

/** Hides a name, or shows it again; returns false when there is no such name. */
export async function setNameHidden(db: Db, id: string, isHidden: boolean): Promise<boolean> {
  const value = isHidden ? 1 : 0;
  const [, place, key = ''] = /^(times|leaderboard)-(.+)$/u.exec(id) ?? [];
  const isThere = await db.queries.transaction().execute(async (trx) => {
    const { numUpdatedRows } =
      place === 'times'
        ? await trx
            .updateTable('player_names')
            .set({ is_hidden: value })
            .where('player', '=', key)
            .executeTakeFirst()
        : await trx
            .updateTable('leaderboard')
            .set({ is_name_hidden: value })
            .where('uid', '=', key)
            .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    // Pages contain names, too.
    await bumpContentVersion(trx);
    return true;
  });
  if (isThere && place === 'times') await tellRoomsOf(db, key);
  return isThere;
}
