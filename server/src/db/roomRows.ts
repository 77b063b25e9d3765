import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import { givenRows } from './batches.ts';
import type { Db, Queries } from './open.ts';
import type { Schema } from './schema.ts';

/** Where PostgreSQL tells the instances what has changed. */
export const roomsChannel = 'rooms';

/** How far a room has come: the number of its last move, and the version of its people. */
export interface RoomNumbers {
  readonly roomId: string;
  readonly moves: number;
  readonly people: number;
}

/** Rooms as given rows of one column. */
export const givenRooms = (db: Pick<Db, 'kind'>, ids: readonly string[]): RawBuilder<unknown> =>
  givenRows(
    db,
    ids.map((id) => [id]),
  );

/**
 * A condition beside given rows of few rooms. PostgreSQL takes them for a hundred, and would rather read the whole table
 * than look so many up; this tells it how few there are.
 */
export function amongRooms(
  { kind }: Pick<Db, 'kind'>,
  column: string,
  ids: readonly string[],
): RawBuilder<unknown> {
  return kind === 'postgres' ? sql`and ${sql.ref(column)} = any(${ids})` : sql``;
}

type LockedRoom = Pick<
  Selectable<Schema['rooms']>,
  'room_id' | 'is_locked' | 'moves' | 'created_at' | 'moved_at'
>;

/**
 * Locks rooms until the end of the transaction, and returns those that there are. All that change a room do this first
 * and in this order, so nobody waits for somebody who waits for them, and what a later statement reads is the latest.
 */
export async function lockRooms(
  db: Db,
  trx: Queries,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, LockedRoom>> {
  const distinct = [...new Set(ids)];
  const lock = db.kind === 'postgres' ? sql`for update of rooms` : sql``;
  const { rows } = await sql<LockedRoom>`
    select room_id, is_locked, moves, created_at, moved_at from ${givenRooms(db, distinct)} join rooms on rooms.room_id = value ->> 0
      ${amongRooms(db, 'rooms.room_id', distinct)}
    order by room_id ${lock}`.execute(trx);
  return new Map(rows.map((row) => [row.room_id, row]));
}

/** What a statement that changes rooms returns, so that PostgreSQL tells all instances with the commit. */
export function tellingInstances({ kind }: Pick<Db, 'kind'>): RawBuilder<unknown> {
  if (kind === 'sqlite') return sql``;
  const numbers = sql`rooms.room_id || ' ' || rooms.moves || ' ' || rooms.people`;
  return sql`returning pg_notify(${sql.lit(roomsChannel)}, ${numbers})`;
}

/** Reads what PostgreSQL tells. */
export function readTold(payload: string): RoomNumbers | undefined {
  const [, roomId, moves, people] = /^([\w-]+) (\d+) (\d+)$/u.exec(payload) ?? [];
  return roomId === undefined ? undefined : { roomId, moves: Number(moves), people: Number(people) };
}

/** Counts a change of the people of rooms that are locked. */
export async function countPeopleChange(db: Db, trx: Queries, ids: Iterable<string>): Promise<void> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return;
  await sql`update rooms set people = people + 1 from ${givenRooms(db, distinct)}
    where rooms.room_id = value ->> 0 ${amongRooms(db, 'rooms.room_id', distinct)} ${tellingInstances(db)}`.execute(
    trx,
  );
}

/** How far rooms have come; one that is gone is left out. */
export async function readNumbers(db: Db, ids: readonly string[]): Promise<RoomNumbers[]> {
  const { rows } =
    await sql<RoomNumbers>`select room_id as "roomId", moves, people from ${givenRooms(db, ids)}
    join rooms on rooms.room_id = value ->> 0 ${amongRooms(db, 'rooms.room_id', ids)}`.execute(db.queries);
  return rows;
}

/** Lets everybody in a player's rooms see what the player is called now. */
export async function tellRoomsOf(db: Db, player: string): Promise<void> {
  await db.queries.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('room_members')
      .select('room_id')
      .where('player', '=', player)
      .where('is_here', '=', 1)
      .execute();
    if (rows.length === 0) return;
    const rooms = await lockRooms(
      db,
      trx,
      rows.map((row) => row.room_id),
    );
    await countPeopleChange(db, trx, rooms.keys());
  });
}
