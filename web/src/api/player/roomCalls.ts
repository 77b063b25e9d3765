import type { Room, RoomMember, RoomNews, RoomPeople } from '@monster/contract';
import {
  isBoolean,
  isNumber,
  isString,
  listOf,
  objectOf,
  oneOf,
  orNull,
  parseJson,
} from '../../lib/check.ts';
import type { Check } from '../../lib/check.ts';
import { defineCall, isSuccess } from '../client.ts';
import { isPuzzle } from '../puzzleCalls.ts';
import type { PuzzleReply } from '../puzzleCalls.ts';

type Move = RoomNews['moves'][number];

const isMember = objectOf<RoomMember>({
  seat: isNumber,
  name: isString,
  isHere: isBoolean,
  at: orNull(objectOf<NonNullable<RoomMember['at']>>({ cell: isNumber, direction: oneOf('across', 'down') })),
});
const isPeople = objectOf<RoomPeople>({
  version: isNumber,
  members: listOf(isMember),
  founder: isNumber,
  isLocked: isBoolean,
  next: orNull(isString),
});
const isMove = objectOf<Move>({
  number: isNumber,
  seat: isNumber,
  id: isString,
  seen: isNumber,
  atMs: isNumber,
  what: isString,
});
const isMoves = listOf(isMove);

/** A room, whose puzzle may lack metadata. */
export type RoomReply = Omit<Room, 'puzzle'> & { readonly puzzle: PuzzleReply };

const news = { nowMs: isNumber, moves: isMoves, people: isPeople };
const isKey = objectOf<{ key: string }>({ key: isString });

export const createRoom = defineCall<'createRoom'>('POST /api/rooms', isKey);
export const enterRoom = defineCall<'enterRoom', RoomReply>(
  'POST /api/rooms/:key/enter',
  objectOf<RoomReply>({ ...news, puzzle: isPuzzle, me: isNumber }),
);
export const getRoomNews = defineCall<'getRoomNews'>('GET /api/rooms/:key/news', objectOf<RoomNews>(news));
export const makeMoves = defineCall<'makeMoves'>(
  'POST /api/rooms/:key/moves',
  objectOf<{ numbers: number[] }>({ numbers: listOf(isNumber) }),
);
export const showPlace = defineCall<'showPlace'>('POST /api/rooms/:key/place', isSuccess);
export const lockRoom = defineCall<'lockRoom'>('PUT /api/rooms/:key/lock', isSuccess);
export const removeFromRoom = defineCall<'removeFromRoom'>('DELETE /api/rooms/:key/members/:seat', isSuccess);
export const leaveRoom = defineCall<'leaveRoom'>('POST /api/rooms/:key/leave', isSuccess);
export const goOn = defineCall<'goOn'>('POST /api/rooms/:key/next', isKey);
const followRoom = defineCall<'followRoom'>('GET /api/rooms/:key/events', isString);

/** What comes through the stream of a room. */
export interface RoomStreamEvents {
  readonly moves: (event: { readonly moves: Move[] }) => void;
  readonly people: (people: RoomPeople) => void;
  readonly beat: (event: { readonly nowMs: number }) => void;
  readonly gone: (event: { readonly reason: 'removed' | 'closed' }) => void;
}

const streamChecks: {
  readonly [Name in keyof RoomStreamEvents]: Check<Parameters<RoomStreamEvents[Name]>[0]>;
} = {
  moves: objectOf<{ moves: Move[] }>({ moves: isMoves }),
  people: isPeople,
  beat: objectOf<{ nowMs: number }>({ nowMs: isNumber }),
  gone: objectOf<{ reason: 'removed' | 'closed' }>({ reason: oneOf('removed', 'closed') }),
};

/** Opens the stream of a room. What is not as promised counts as the end of the stream. */
export function openRoomStream(
  key: string,
  after: number,
  events: RoomStreamEvents,
  onEnd: () => void,
): EventSource {
  const stream = new EventSource(followRoom({ params: { key }, query: { after } }).path);
  stream.addEventListener('error', onEnd);
  for (const name of Object.keys(streamChecks) as (keyof RoomStreamEvents)[])
    stream.addEventListener(name, ({ data }: MessageEvent<string>) => {
      const event = parseJson(data);
      if (streamChecks[name](event)) (events[name] as (event: unknown) => void)(event);
      else onEnd();
    });
  return stream;
}
