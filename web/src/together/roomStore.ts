import {
  enterRoom,
  giveUpMoves,
  hearMoves,
  newGame,
  playInRoom,
  reactInRoom,
  roomTime,
} from '@monster/engine';
import type { GameState, HeardMove, Puzzle, RoomPlayer, WaitingMove } from '@monster/engine';
import type { ChangeListener, GameStore } from '../game/gameStore.ts';
import { createListeners } from '../lib/observable.ts';

/** The game of a room, which several people change. */
export interface RoomStore extends GameStore {
  readonly getPlayer: () => RoomPlayer;
  readonly react: (reaction: string) => void;
  /** Takes in moves from the server; returns the player's own ones that were overtaken. */
  readonly hear: (moves: readonly HeardMove[]) => readonly HeardMove[];
  /** Gives up moves that the server has refused. */
  readonly giveUp: (ids: ReadonlySet<string>) => void;
  /** Sets the clock, which is that of the room. */
  readonly setTime: (nowMs: number) => void;
}

interface RoomSeat {
  readonly puzzle: Puzzle;
  readonly seat: number;
  /** Moves from before the page was loaded, which the server may not know. */
  readonly waiting: readonly WaitingMove[];
  readonly makeId: () => string;
  /** Called when another move has to be sent. */
  readonly onMove: () => void;
}

/** Keeps what a player in a room sees. Commands show at once, and others hear of those that change something. */
export function createRoomStore({ puzzle, seat, waiting, makeId, onMove }: RoomSeat): RoomStore {
  let player = enterRoom(puzzle, seat, waiting);
  const { notify, subscribe } = createListeners<Parameters<ChangeListener>>();
  const become = (next: RoomPlayer, command?: Parameters<ChangeListener>[2]): void => {
    const before = player.view;
    player = next;
    if (next.view !== before) notify(before, next.view, command);
  };
  const dispatch: GameStore['dispatch'] = (command) => {
    const { waiting: before } = player;
    become(playInRoom(puzzle, player, command, makeId()), command);
    if (player.waiting !== before) onMove();
  };
  /** Goes back to an earlier game of this player, as far as others have not changed it since. */
  const replace = (earlier: GameState): void => {
    for (;;) {
      const { undo } = player.view;
      if (undo.length > earlier.undo.length) dispatch({ type: 'undo' });
      if (player.view.undo.length >= undo.length) break;
    }
    const { selection, isTypingWord, redo } = earlier;
    become({ ...player, view: { ...player.view, selection, isTypingWord, redo } });
  };
  return {
    puzzle,
    first: newGame(puzzle),
    getState: () => player.view,
    dispatch,
    replace,
    subscribe,
    getPlayer: () => player,
    react: (reaction) => {
      become(reactInRoom(player, reaction, makeId()));
      onMove();
    },
    hear: (moves) => {
      const heard = hearMoves(puzzle, player, moves);
      become(heard.player);
      return heard.overtaken;
    },
    giveUp: (ids) => become(giveUpMoves(puzzle, player, ids)),
    setTime: (nowMs) => {
      const playedMs = roomTime(player.shared, nowMs);
      const { view } = player;
      if (playedMs === view.clock.playedMs) return;
      become({ ...player, view: { ...view, clock: { ...view.clock, playedMs } } });
    },
  };
}
