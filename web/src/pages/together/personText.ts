import type { RoomMember, RoomPeople } from '@monster/contract';
import { entryName, placeOf } from '@monster/engine';
import type { Puzzle } from '@monster/engine';
import type { RoomPlaces } from '../../together/places.ts';

/** What somebody is called within the room. */
export function nameIn({ members }: RoomPeople, seat: number): string {
  return members.find((member) => member.seat === seat)?.name ?? 'Somebody';
}

/** What there is to say about somebody besides the name, such as "you, founder". */
export function describeMember({ seat, isHere }: RoomMember, founder: number, me: number): string {
  const parts = [seat === me && 'you', seat === founder && 'founder', !isHere && seat !== me && 'away'];
  return parts.filter((part) => part !== false).join(', ');
}

/** Where somebody is, such as "at 4-Down"; '' if that is not known. */
export function describePlace(puzzle: Puzzle, places: RoomPlaces, seat: number): string {
  const place = places.get(seat);
  const word = place && placeOf(puzzle, place.cell, place.direction)?.word;
  return word === undefined ? '' : `at ${entryName(word)}`;
}
