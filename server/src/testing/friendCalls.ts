import { pruneReactions, react } from '../db/groupReactions.ts';
import {
  createGroup,
  forgetPlayerInGroups,
  joinGroup,
  leaveGroup,
  listGroups,
  pruneGroups,
  removeMember,
  renameMember,
} from '../db/groups.ts';
import type { Db } from '../db/open.ts';
import { addMoves, readMoves } from '../db/roomMoves.ts';
import { findLost, keepHere, notePresence, readPeople } from '../db/roomPeople.ts';
import { readNumbers, tellRoomsOf } from '../db/roomRows.ts';
import {
  createRoom,
  findRoom,
  forgetPlayerInRooms,
  goOn,
  pruneRooms,
  readRoomPuzzle,
  removeFromRoom,
  setLocked,
  takeSeat,
} from '../db/rooms.ts';
import { testNow } from './site.ts';

const today = '2026-11-15';
const friend = { player: 'friend', name: 'Friend', nameKey: 'friend' };

/** What is done with groups and rooms in the database, for those that `fillPlayers` makes. */
export const friendCalls: Record<string, (db: Db) => Promise<unknown>> = {
  'a new group': (db) =>
    createGroup(db, { name: 'New', founder: { ...friend, player: 'new' }, now: testNow }),
  'somebody who joins a group': (db) => joinGroup(db, { key: 'k7' }, friend, testNow),
  'the groups of a player': ({ queries }) => listGroups(queries, 'u7'),
  'a new name in a group': (db) => renameMember(db, 'g7', { ...friend, player: 'u7' }),
  'a reaction': (db) => react(db, { groupId: 'g7', today, from: 'm7', to: 'm8', reaction: 'clap' }),
  'somebody who leaves a group': (db) => leaveGroup(db, 'g9', 'm9'),
  'somebody who is removed': (db) => removeMember(db, 'g10', 'm10'),
  'a player who is forgotten in groups': ({ queries }) => forgetPlayerInGroups(queries, 'u11'),
  'old reactions': ({ queries }) => pruneReactions(queries, today),
  'old groups': ({ queries }) => pruneGroups(queries, 0),
  'a new room': (db) => createRoom(db, { puzzle: { id: 'p7' } as never, founder: 'new', now: testNow }),
  'a room by its key': ({ queries }) => findRoom(queries, 'k7', 'u7'),
  'the puzzle of a room': ({ queries }) => readRoomPuzzle(queries, 'r7'),
  'a seat in a room': (db) => takeSeat(db, 'r7', 'new', testNow),
  'moves in rooms': (db) =>
    Promise.all(
      ['r7', 'r8', 'r9'].map((roomId) =>
        addMoves(db, { roomId, seat: 0, moves: [{ id: 'tab.2', seen: 0, what: '-0C' }], now: testNow }),
      ),
    ),
  'the moves of a room': ({ queries }) => readMoves(queries, 'r7', 0),
  'the people of rooms': (db) =>
    Promise.all(['r7', 'r8'].map((roomId) => readPeople(db, { roomId, now: testNow }))),
  'how far rooms have come': (db) => readNumbers(db, ['r7', 'r8']),
  'somebody who moves in a room': (db) =>
    notePresence(db, { kind: 'place', roomId: 'r7', seat: 0, cell: 1, direction: 'down', now: testNow }),
  'those who are still there': (db) => keepHere(db, [{ roomId: 'r7', seat: 0 }], testNow + 1),
  'those who are lost': (db) => findLost(db, ['r7', 'r8'], testNow),
  'a locked room': (db) => setLocked(db, { roomId: 'r7', seat: 0, isLocked: false }),
  'somebody who is removed from a room': (db) => removeFromRoom(db, { roomId: 'r7', seat: 0, removed: 1 }),
  'the next room': (db) => goOn(db, { roomId: 'r7', puzzle: { id: 'p7' } as never, now: testNow }),
  'a new name in rooms': (db) => tellRoomsOf(db, 'u7'),
  'a player who is forgotten in rooms': (db) => forgetPlayerInRooms(db, db.queries, 'u11'),
  'old rooms': ({ queries }) => pruneRooms(queries, 0),
};
