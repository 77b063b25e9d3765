import type { RoomMember } from '@monster/contract';
import type { RoomSession } from '../../together/roomSession.ts';

/** What the people bar shows of a room. */
export type RoomOnBar = Pick<RoomSession, 'store' | 'people' | 'places' | 'status' | 'waiting' | 'react'> & {
  readonly room: Pick<RoomSession['room'], 'me'>;
};

/** What can be done in a room besides playing. */
export interface RoomActions {
  readonly invite: () => void;
  readonly rename: () => void;
  readonly lock: (isLocked: boolean) => void;
  readonly remove: (member: RoomMember) => void;
  readonly leave: () => void;
}
