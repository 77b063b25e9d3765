import type { RoomPeople } from '@monster/contract';
import { readPlaced } from '@monster/engine';
import type { Direction, HeardMove } from '@monster/engine';

/** Where somebody is in the grid. */
export interface RoomPlace {
  readonly cell: number;
  readonly direction: Direction;
}

/** Where the others are, by seat. */
export type RoomPlaces = ReadonlyMap<number, RoomPlace>;

const isSame = (one: RoomPlace | null | undefined, other: RoomPlace | null | undefined): boolean =>
  one?.cell === other?.cell && one?.direction === other?.direction;

/** Returns the places after news about people. A place that nobody has changed may be older than a letter. */
export function placesOfPeople(
  places: RoomPlaces,
  before: RoomPeople,
  after: RoomPeople,
  me: number,
): RoomPlaces {
  const next = new Map<number, RoomPlace>();
  for (const { seat, isHere, at } of after.members) {
    if (!isHere || seat === me) continue;
    const old = before.members.find((member) => member.seat === seat);
    const known = old?.isHere === true && isSame(old.at, at) ? (places.get(seat) ?? at) : at;
    if (known !== null) next.set(seat, known);
  }
  return next;
}

/** Returns the places after moves: whoever writes a letter is there. */
export function placesOfMoves(places: RoomPlaces, moves: readonly HeardMove[], me: number): RoomPlaces {
  const next = new Map(places);
  for (const { seat, what } of moves) {
    const at = readPlaced(what)?.at;
    if (at !== undefined && seat !== me) next.set(seat, at);
  }
  return next;
}
