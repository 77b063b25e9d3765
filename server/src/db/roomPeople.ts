import type { RoomMember, RoomPeople } from '@monster/contract';
import type { Direction } from '@monster/engine';
import { sql } from 'kysely';
import { givenRows, inBatches } from './batches.ts';
import type { Db, Queries } from './open.ts';
import { nameOf } from './playerNames.ts';
import { amongRooms, countPeopleChange, givenRooms, lockRooms } from './roomRows.ts';

/** Somebody whose instance has said nothing for so long is no longer there. */
export const awayAfterMs = 45_000;

export interface Seat {
  readonly roomId: string;
  readonly seat: number;
}

interface PeopleRow {
  readonly room_id: string;
  readonly people: number;
  readonly is_locked: number;
  readonly next_key: string | null;
  readonly seat: number;
  readonly player: string;
  readonly is_here: number;
  readonly seen_at: number;
  readonly cell: number | null;
  readonly direction: Direction | null;
  readonly name: string | null;
  readonly is_hidden: number | null;
}

function memberOf({ player, seat, cell, direction, ...row }: PeopleRow, now: number): RoomMember {
  return {
    seat,
    name: nameOf(player, row),
    isHere: row.is_here === 1 && row.seen_at > now - awayAfterMs,
    at: cell === null || direction === null ? null : { cell, direction },
  };
}

/** Who is in a room; undefined if it is gone. Those who ask at the same time share a query. */
export const readPeople = inBatches(
  async (
    db: Db,
    items: readonly { readonly roomId: string; readonly now: number }[],
  ): Promise<(RoomPeople | undefined)[]> => {
    const ids = [...new Set(items.map(({ roomId }) => roomId))];
    const { rows } =
      await sql<PeopleRow>`select rooms.room_id, people, is_locked, next_key, seat, room_members.player, is_here, seen_at, cell, direction,
        name, is_hidden
      from ${givenRooms(db, ids)}
      join rooms on rooms.room_id = value ->> 0 ${amongRooms(db, 'rooms.room_id', ids)}
      join room_members on room_members.room_id = rooms.room_id and is_removed = 0
        ${amongRooms(db, 'room_members.room_id', ids)}
      left join player_names on player_names.player = room_members.player
      order by rooms.room_id, seat`.execute(db.queries);
    return items.map(({ roomId, now }) => {
      const members = rows.filter((row) => row.room_id === roomId);
      const [founder] = members;
      return (
        founder && {
          version: founder.people,
          members: members.map((row) => memberOf(row, now)),
          founder: founder.seat,
          isLocked: founder.is_locked === 1,
          next: founder.next_key,
        }
      );
    });
  },
  2,
);

/** What has become of somebody: there, away unless seen since a time, or at another place. */
export type Presence = Seat & { readonly now: number } & (
    | { readonly kind: 'here' }
    | { readonly kind: 'away'; readonly since: number }
    | { readonly kind: 'place'; readonly cell: number; readonly direction: Direction }
  );

type PresenceRow = Pick<PeopleRow, 'room_id' | 'seat' | 'is_here' | 'seen_at' | 'cell' | 'direction'>;

function withPresence(row: PresenceRow, presence: Presence): PresenceRow {
  if (presence.kind === 'away') return row.seen_at <= presence.since ? { ...row, is_here: 0 } : row;
  const here = { ...row, is_here: 1, seen_at: Math.max(row.seen_at, presence.now) };
  return presence.kind === 'here' ? here : { ...here, cell: presence.cell, direction: presence.direction };
}

/** True when others see a difference. */
function differs(before: PresenceRow, after: PresenceRow): boolean {
  const isBack = after.is_here === 1 && after.seen_at - before.seen_at > awayAfterMs;
  return (
    isBack ||
    before.is_here !== after.is_here ||
    before.cell !== after.cell ||
    before.direction !== after.direction
  );
}

const idsOf = (seats: readonly Seat[]): string[] => [...new Set(seats.map(({ roomId }) => roomId))];
const keyOf = (roomId: string, seat: number): string => `${roomId} ${seat}`;

async function findRows(db: Db, trx: Queries, seats: readonly Seat[]): Promise<Map<string, PresenceRow>> {
  const keys = new Map(seats.map(({ roomId, seat }) => [keyOf(roomId, seat), [roomId, seat]]));
  const { rows } = await sql<PresenceRow>`
    select room_id, seat, is_here, seen_at, cell, direction from ${givenRows(db, [...keys.values()])}
    join room_members on room_members.room_id = value ->> 0
      and room_members.seat = cast(value ->> 1 as integer) and is_removed = 0
      ${amongRooms(db, 'room_members.room_id', idsOf(seats))}`.execute(trx);
  return new Map(rows.map((row) => [keyOf(row.room_id, row.seat), row]));
}

/** What is lost with the power is soon seen again, so nobody waits for the disk. */
const unflushed = ({ kind }: Db) =>
  kind === 'postgres' ? sql`returning set_config('synchronous_commit', 'off', true)` : sql``;

async function storeRows(db: Db, trx: Queries, rows: readonly PresenceRow[]): Promise<void> {
  const given = rows.map((row) => [
    row.room_id,
    row.seat,
    row.is_here,
    row.seen_at,
    row.cell ?? '',
    row.direction ?? '',
  ]);
  await sql`update room_members set is_here = cast(value ->> 2 as integer), seen_at = cast(value ->> 3 as bigint),
      cell = cast(nullif(value ->> 4, '') as integer), direction = nullif(value ->> 5, '')
    from ${givenRows(db, given)}
    where room_members.room_id = value ->> 0 and room_members.seat = cast(value ->> 1 as integer)
      ${amongRooms(
        db,
        'room_members.room_id',
        rows.map((row) => row.room_id),
      )} ${unflushed(db)}`.execute(trx);
}

/** Notes who is there, and where; says whether others see a difference. */
export const notePresence = inBatches(
  (db: Db, items: readonly Presence[]): Promise<('changed' | 'same' | 'notMember')[]> =>
    db.unflushed.transaction().execute(async (trx) => {
      await lockRooms(
        db,
        trx,
        items.map(({ roomId }) => roomId),
      );
      const before = await findRows(db, trx, items);
      const after = new Map(before);
      for (const item of items) {
        const row = after.get(keyOf(item.roomId, item.seat));
        if (row !== undefined) after.set(keyOf(item.roomId, item.seat), withPresence(row, item));
      }
      const pairs = [...before].map(([key, row]) => [row, after.get(key) ?? row] as const);
      const stored = pairs.filter(([old, row]) => old.seen_at !== row.seen_at || differs(old, row));
      if (stored.length > 0)
        await storeRows(
          db,
          trx,
          stored.map(([, row]) => row),
        );
      const changed = new Set(stored.filter(([old, row]) => differs(old, row)).map(([row]) => row.room_id));
      await countPeopleChange(db, trx, changed);
      return items.map(({ roomId, seat }) => {
        if (!before.has(keyOf(roomId, seat))) return 'notMember';
        return changed.has(roomId) ? 'changed' : 'same';
      });
    }),
  1,
);

/** Says of people that they are still there. */
export async function keepHere(db: Db, seats: readonly Seat[], now: number): Promise<void> {
  const rows = seats.map(({ roomId, seat }) => [roomId, seat]);
  await sql`update room_members set seen_at = ${now} from ${givenRows(db, rows)}
    where room_members.room_id = value ->> 0 and room_members.seat = cast(value ->> 1 as integer)
      and seen_at < ${now} ${amongRooms(db, 'room_members.room_id', idsOf(seats))} ${unflushed(db)}`.execute(
    db.unflushed,
  );
}

/** Those in rooms who count as there though nobody has heard of them for too long. */
export async function findLost(db: Db, roomIds: readonly string[], now: number): Promise<Seat[]> {
  const { rows } = await sql<Seat>`select room_id as "roomId", seat from ${givenRooms(db, roomIds)}
    join room_members on room_members.room_id = value ->> 0 ${amongRooms(db, 'room_members.room_id', roomIds)}
    where is_here = 1 and is_removed = 0 and seen_at <= ${now - awayAfterMs}`.execute(db.queries);
  return rows;
}
