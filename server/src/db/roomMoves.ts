import type { RoomNews, SentMove } from '@monster/contract';
import { MAX_ROOM_MOVES } from '@monster/contract/limits';
import { sql } from 'kysely';
import { givenRows, inBatches } from './batches.ts';
import type { Db, Queries } from './open.ts';
import { amongRooms, lockRooms, tellingInstances } from './roomRows.ts';

export type RoomMove = RoomNews['moves'][number];

/** What somebody in a seat sends at once. */
export interface NewMoves {
  readonly roomId: string;
  readonly seat: number;
  readonly moves: readonly SentMove[];
  readonly now: number;
}

/** The number of each move, and those that were not there before; or why none was added. */
export type MovesOutcome =
  | { readonly numbers: readonly number[]; readonly added: readonly RoomMove[] }
  | 'noRoom'
  | 'notMember'
  | 'tooMany';

interface OddMove {
  readonly room_id: string;
  readonly seat: number;
  readonly move_id: string;
  /** Null if its sender is not in the room. */
  readonly number: number | null;
}

/** Those of the moves that are there already, or whose senders are not in the room. Mostly there is none. */
async function findOdd(db: Db, trx: Queries, items: readonly NewMoves[]): Promise<OddMove[]> {
  const rows = items.flatMap(({ roomId, seat, moves }) => moves.map(({ id }) => [roomId, seat, id]));
  const ids = [...new Set(items.map(({ roomId }) => roomId))];
  const { rows: odd } =
    await sql<OddMove>`select value ->> 0 as room_id, cast(value ->> 1 as integer) as seat, value ->> 2 as move_id,
      case when room_members.seat is null then null else number end as number
    from ${givenRows(db, rows)}
    left join room_members on room_members.room_id = value ->> 0
      and room_members.seat = cast(value ->> 1 as integer) and is_removed = 0
      ${amongRooms(db, 'room_members.room_id', ids)}
    left join room_moves on room_moves.room_id = value ->> 0
      and room_moves.seat = cast(value ->> 1 as integer) and room_moves.move_id = value ->> 2
    where room_members.seat is null or number is not null`.execute(trx);
  return odd;
}

/** The list of a room while a batch is added to it. */
interface List {
  last: number;
  readonly atMs: number;
  readonly strangers: Set<number>;
  readonly numbers: Map<string, number>;
}

const keyOf = (seat: number, id: string): string => `${seat} ${id}`;

/** Numbers what is new, and finds the numbers of the rest. */
function append(list: List | undefined, { seat, moves }: NewMoves): MovesOutcome {
  if (list === undefined) return 'noRoom';
  if (list.strangers.has(seat)) return 'notMember';
  const fresh = new Set(moves.map(({ id }) => id).filter((id) => !list.numbers.has(keyOf(seat, id))));
  if (list.last + fresh.size > MAX_ROOM_MOVES) return 'tooMany';
  const added: RoomMove[] = [];
  for (const { id, seen, what } of moves) {
    if (!fresh.delete(id)) continue;
    const number = list.last + 1;
    // Nobody has seen what was not there.
    added.push({ id, seen: Math.min(seen, list.last), what, number, seat, atMs: list.atMs });
    list.numbers.set(keyOf(seat, id), number);
    list.last = number;
  }
  return { numbers: moves.map(({ id }) => list.numbers.get(keyOf(seat, id)) ?? 0), added };
}

async function openLists(
  db: Db,
  trx: Queries,
  items: readonly NewMoves[],
): Promise<ReadonlyMap<string, List>> {
  const rooms = await lockRooms(
    db,
    trx,
    items.map(({ roomId }) => roomId),
  );
  const odd = await findOdd(db, trx, items);
  const now = Math.max(...items.map((item) => item.now));
  const lists = new Map<string, List>();
  for (const { room_id: id, moves: last, created_at: createdAt, moved_at: movedAt } of rooms.values())
    // Clocks of instances differ; in a room, time does not run backward.
    lists.set(id, {
      last,
      atMs: Math.max(now, movedAt) - createdAt,
      strangers: new Set(),
      numbers: new Map(),
    });
  for (const { room_id: id, seat, move_id: moveId, number } of odd) {
    const list = lists.get(id);
    if (number === null) list?.strangers.add(seat);
    else list?.numbers.set(keyOf(seat, moveId), number);
  }
  return lists;
}

async function store(
  db: Db,
  trx: Queries,
  added: readonly (readonly [roomId: string, move: RoomMove])[],
): Promise<void> {
  const moves = added.map(([roomId, move]) => [
    roomId,
    move.number,
    move.seat,
    move.id,
    move.seen,
    move.atMs,
    move.what,
  ]);
  await sql`insert into room_moves (room_id, number, seat, move_id, seen, at_ms, what)
    select value ->> 0, cast(value ->> 1 as integer), cast(value ->> 2 as integer), value ->> 3,
      cast(value ->> 4 as integer), cast(value ->> 5 as bigint), value ->> 6
    from ${givenRows(db, moves)}`.execute(trx);
  const last = new Map(added.map(([roomId, { number, atMs }]) => [roomId, [roomId, number, atMs]]));
  await sql`update rooms set moves = cast(value ->> 1 as integer),
      moved_at = created_at + cast(value ->> 2 as bigint)
    from ${givenRows(db, [...last.values()])}
    where rooms.room_id = value ->> 0 ${amongRooms(db, 'rooms.room_id', [...last.keys()])}
    ${tellingInstances(db)}`.execute(trx);
}

/** Adds moves to the lists of their rooms, in the order in which they have come. A move that is sent again counts once. */
export const addMoves = inBatches(
  (db: Db, items: readonly NewMoves[]): Promise<MovesOutcome[]> =>
    db.queries.transaction().execute(async (trx) => {
      const lists = await openLists(db, trx, items);
      const outcomes = items.map((item) => append(lists.get(item.roomId), item));
      const added = items.flatMap(({ roomId }, index) => {
        const outcome = outcomes[index];
        return typeof outcome === 'object' ? outcome.added.map((move) => [roomId, move] as const) : [];
      });
      if (added.length > 0) await store(db, trx, added);
      return outcomes;
    }),
  2,
);

/** The moves of a room after a number, in their order: all, or so many. */
export async function readMoves(
  queries: Queries,
  roomId: string,
  after: number,
  most = MAX_ROOM_MOVES,
): Promise<RoomMove[]> {
  return queries
    .selectFrom('room_moves')
    .select(['move_id as id', 'seen', 'what', 'number', 'seat', 'at_ms as atMs'])
    .where('room_id', '=', roomId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(most)
    .execute();
}
