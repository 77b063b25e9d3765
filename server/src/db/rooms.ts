import type { FullPuzzle } from '@monster/contract';
import { MAX_ROOM_PEOPLE } from '@monster/contract/limits';
import type { Selectable } from 'kysely';
import type { Db, Queries } from './open.ts';
import { countPeopleChange, lockRooms } from './roomRows.ts';
import type { Schema } from './schema.ts';
import { randomText } from './tokens.ts';

/** Without a move, a room is deleted after this time. */
export const keepRoomsMs = 30 * 24 * 60 * 60_000;

type RoomRow = Selectable<Schema['rooms']>;
type MemberRow = Selectable<Schema['room_members']>;

/** A room, and the seat of whoever looks for it, if they have one. */
export type FoundRoom = Pick<RoomRow, 'room_id' | 'moves' | 'people' | 'created_at'> & {
  readonly seat: number | null;
  readonly is_removed: number | null;
};

export async function findRoom(
  queries: Queries,
  key: string,
  player: string | undefined,
): Promise<FoundRoom | undefined> {
  return queries
    .selectFrom('rooms')
    .leftJoin('room_members as member', (join) =>
      join.onRef('member.room_id', '=', 'rooms.room_id').on('member.player', '=', player ?? ''),
    )
    .select(['rooms.room_id', 'moves', 'people', 'created_at', 'seat', 'is_removed'])
    .where('link_key', '=', key)
    .executeTakeFirst();
}

/** The puzzle of a room, as it was when the room was made. */
export async function readRoomPuzzle(queries: Queries, roomId: string): Promise<FullPuzzle | undefined> {
  const row = await queries
    .selectFrom('room_puzzles')
    .select('puzzle')
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  return row && (JSON.parse(row.puzzle) as FullPuzzle);
}

async function insertRoom(
  trx: Queries,
  puzzle: FullPuzzle,
  isLocked: number,
  now: number,
): Promise<Pick<RoomRow, 'room_id' | 'link_key'>> {
  const ids = { room_id: randomText(12), link_key: randomText(16) };
  await trx
    .insertInto('rooms')
    .values({
      ...ids,
      puzzle_id: puzzle.id,
      is_locked: isLocked,
      moves: 0,
      people: 1,
      next_key: null,
      created_at: now,
      moved_at: now,
    })
    .execute();
  await trx
    .insertInto('room_puzzles')
    .values({ room_id: ids.room_id, puzzle: JSON.stringify(puzzle) })
    .execute();
  return ids;
}

const newMember = (roomId: string, seat: number, player: string, now: number): MemberRow => ({
  room_id: roomId,
  seat,
  player,
  is_removed: 0,
  is_here: 1,
  seen_at: now,
  cell: null,
  direction: null,
});

/** Makes a room with its founder, and returns its key. */
export function createRoom(
  { queries }: Db,
  { puzzle, founder, now }: { readonly puzzle: FullPuzzle; readonly founder: string; readonly now: number },
): Promise<string> {
  return queries.transaction().execute(async (trx) => {
    const { room_id: roomId, link_key: key } = await insertRoom(trx, puzzle, 0, now);
    await trx
      .insertInto('room_members')
      .values(newMember(roomId, 0, founder, now))
      .execute();
    return key;
  });
}

function listMembers(trx: Queries, roomId: string): Promise<MemberRow[]> {
  return trx.selectFrom('room_members').selectAll().where('room_id', '=', roomId).orderBy('seat').execute();
}

/** Why somebody did not get in. */
export type EntryRefusal = 'noRoom' | 'removed' | 'locked' | 'full';

/** Gives somebody a seat, or the one that they have. */
export function takeSeat(
  db: Db,
  roomId: string,
  player: string,
  now: number,
): Promise<number | EntryRefusal> {
  return db.queries.transaction().execute(async (trx) => {
    const room = (await lockRooms(db, trx, [roomId])).get(roomId);
    if (room === undefined) return 'noRoom';
    const members = await listMembers(trx, roomId);
    const own = members.find((member) => member.player === player);
    if (own !== undefined) return own.is_removed === 1 ? 'removed' : own.seat;
    if (room.is_locked === 1) return 'locked';
    if (members.filter((member) => member.is_removed === 0).length >= MAX_ROOM_PEOPLE) return 'full';
    const seat = (members.at(-1)?.seat ?? -1) + 1;
    await trx
      .insertInto('room_members')
      .values(newMember(roomId, seat, player, now))
      .execute();
    await countPeopleChange(db, trx, [roomId]);
    return seat;
  });
}

/** Runs work in a locked room, for its founder only. */
function asFounder<T>(
  db: Db,
  roomId: string,
  seat: number,
  work: (trx: Queries, members: readonly MemberRow[]) => Promise<T>,
): Promise<T | 'notFounder'> {
  return db.queries.transaction().execute(async (trx) => {
    await lockRooms(db, trx, [roomId]);
    const members = (await listMembers(trx, roomId)).filter((member) => member.is_removed === 0);
    return members[0]?.seat === seat ? work(trx, members) : 'notFounder';
  });
}

/** Lets nobody new into a room, or again somebody. */
export function setLocked(
  db: Db,
  { roomId, seat, isLocked }: { readonly roomId: string; readonly seat: number; readonly isLocked: boolean },
): Promise<'done' | 'notFounder'> {
  return asFounder(db, roomId, seat, async (trx) => {
    await trx
      .updateTable('rooms')
      .set({ is_locked: isLocked ? 1 : 0 })
      .where('room_id', '=', roomId)
      .execute();
    await countPeopleChange(db, trx, [roomId]);
    return 'done' as const;
  });
}

/** Removes somebody, who cannot come back in the same browser. */
export function removeFromRoom(
  db: Db,
  { roomId, seat, removed }: { readonly roomId: string; readonly seat: number; readonly removed: number },
): Promise<'done' | 'notFounder' | 'noMember'> {
  return asFounder<'done' | 'noMember'>(db, roomId, seat, async (trx, members) => {
    if (members.every((member) => member.seat !== removed)) return 'noMember';
    await trx
      .updateTable('room_members')
      .set({ is_removed: 1, is_here: 0 })
      .where('room_id', '=', roomId)
      .where('seat', '=', removed)
      .execute();
    await countPeopleChange(db, trx, [roomId]);
    return 'done';
  });
}

/** The room that the people of a room went on to: in the same seats, under the same lock. It is made only once. */
export function goOn(
  db: Db,
  { roomId, puzzle, now }: { readonly roomId: string; readonly puzzle: FullPuzzle; readonly now: number },
): Promise<{ readonly key: string } | 'noRoom'> {
  return db.queries.transaction().execute(async (trx) => {
    await lockRooms(db, trx, [roomId]);
    const room = await trx
      .selectFrom('rooms')
      .leftJoin('rooms as next', 'next.link_key', 'rooms.next_key')
      .select(['rooms.is_locked', 'next.link_key as next'])
      .where('rooms.room_id', '=', roomId)
      .executeTakeFirst();
    if (room === undefined) return 'noRoom';
    if (room.next !== null) return { key: room.next };
    const { room_id: nextId, link_key: key } = await insertRoom(trx, puzzle, room.is_locked, now);
    const members = await listMembers(trx, roomId);
    const copies = members.flatMap(({ player, seat, is_removed }) =>
      player === null ? [] : [{ ...newMember(nextId, seat, player, now), is_removed, is_here: 0 }],
    );
    await trx.insertInto('room_members').values(copies).execute();
    await trx.updateTable('rooms').set({ next_key: key }).where('room_id', '=', roomId).execute();
    await countPeopleChange(db, trx, [roomId]);
    return { key };
  });
}

/** Makes rooms forget a player, who leaves all of them; one without people is deleted. Moves name only a seat. */
export async function forgetPlayerInRooms(db: Db, trx: Queries, player: string): Promise<void> {
  const own = await trx.selectFrom('room_members').select('room_id').where('player', '=', player).execute();
  if (own.length === 0) return;
  const rooms = await lockRooms(
    db,
    trx,
    own.map((row) => row.room_id),
  );
  await trx
    .updateTable('room_members')
    .set({ player: null, is_removed: 1, is_here: 0, cell: null, direction: null })
    .where('player', '=', player)
    .execute();
  for (const roomId of rooms.keys()) {
    const members = await listMembers(trx, roomId);
    if (members.every((member) => member.is_removed === 1))
      await trx.deleteFrom('rooms').where('room_id', '=', roomId).execute();
  }
  await countPeopleChange(db, trx, rooms.keys());
}

/** Deletes the rooms without a move since a time. */
export async function pruneRooms(queries: Queries, before: number): Promise<void> {
  await queries.deleteFrom('rooms').where('moved_at', '<', before).execute();
}
