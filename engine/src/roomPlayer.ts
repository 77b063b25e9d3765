import type { Command } from './command.ts';
import { cellAt, isLocked, writtenIn, type CellState, type Edit, type GameState } from './game.ts';
import { placed, signOf } from './gameLog.ts';
import type { Puzzle } from './makePuzzle.ts';
import { reduce } from './reduce.ts';
import { applyMove, isOvertaken, newRoomGame, ROOM_COMMANDS, type RoomGame, type RoomMove } from './room.ts';

/** A move of this player that the server has not numbered yet. */
export interface WaitingMove {
  readonly id: string;
  readonly seen: number;
  readonly what: string;
}

/** A move with its number and its id. */
export type HeardMove = RoomMove & { readonly id: string };

/** A room as one player knows it. */
export interface RoomPlayer {
  readonly seat: number;
  /** What the server has numbered. */
  readonly shared: RoomGame;
  /** Own moves, in the order in which they were made. */
  readonly waiting: readonly WaitingMove[];
  /** The shared game with the own moves that wait. */
  readonly seen: RoomGame;
  /** What the player sees: that game with their own selection and edits. */
  readonly view: GameState;
}

/** Comes into a room in which nothing has been heard yet, perhaps with moves from before the page was loaded. */
export function enterRoom(puzzle: Puzzle, seat: number, waiting: readonly WaitingMove[] = []): RoomPlayer {
  const shared = newRoomGame(puzzle);
  return withWaiting(puzzle, { seat, shared, waiting: [], seen: shared, view: shared.game }, shared, waiting);
}

/** Does a command for the player at once. If the others have to know, it is the last of the moves that wait. */
export function playInRoom(puzzle: Puzzle, player: RoomPlayer, command: Command, id: string): RoomPlayer {
  // The clock of a room is nobody's own.
  if ('now' in command) return player;
  const before = withOwnEdits(player, command);
  const after = reduce(puzzle, before, command);
  if (after === before) return player;
  if (after.cells === before.cells) return { ...player, view: after };
  const what = whatIn(before, after, command);
  if (what === null) return player;
  const move = { id, seen: player.shared.number, what };
  const seen = applyMove(puzzle, player.seen, numbered(player, player.seen, move));
  const waiting = [...player.waiting, move];
  return { ...player, waiting, seen, view: viewOf(seen, after, before) };
}

/** Reacts to what happens in the room, which changes nothing in the grid. */
export function reactInRoom(player: RoomPlayer, reaction: string, id: string): RoomPlayer {
  const move = { id, seen: player.shared.number, what: `%${reaction}` };
  return { ...player, waiting: [...player.waiting, move] };
}

/**
 * Takes in moves from the server, in their order; those that are known are skipped. Also returns the player's own ones
 * that were overtaken.
 */
export function hearMoves(
  puzzle: Puzzle,
  player: RoomPlayer,
  moves: readonly HeardMove[],
): { readonly player: RoomPlayer; readonly overtaken: readonly HeardMove[] } {
  let { shared } = player;
  const overtaken: HeardMove[] = [];
  const heard = new Set<string>();
  for (const move of moves) {
    if (move.number !== shared.number + 1) continue;
    if (move.seat === player.seat) {
      heard.add(move.id);
      if (isOvertaken(puzzle, shared, move)) overtaken.push(move);
    }
    shared = applyMove(puzzle, shared, move);
  }
  if (shared === player.shared) return { player, overtaken };
  const waiting = player.waiting.filter(({ id }) => !heard.has(id));
  return { player: withWaiting(puzzle, player, shared, waiting), overtaken };
}

/** Gives up moves that the server has refused. */
export function giveUpMoves(puzzle: Puzzle, player: RoomPlayer, ids: ReadonlySet<string>): RoomPlayer {
  const waiting = player.waiting.filter(({ id }) => !ids.has(id));
  return withWaiting(puzzle, player, player.shared, waiting);
}

function withWaiting(
  puzzle: Puzzle,
  player: RoomPlayer,
  shared: RoomGame,
  waiting: readonly WaitingMove[],
): RoomPlayer {
  let seen = shared;
  for (const move of waiting) seen = applyMove(puzzle, seen, numbered(player, seen, move));
  return { ...player, shared, waiting, seen, view: viewOf(seen, player.view, player.view) };
}

/** A move as if it came next. */
function numbered({ seat }: RoomPlayer, { number, movedAtMs }: RoomGame, move: WaitingMove): RoomMove {
  return { ...move, seat, number: number + 1, atMs: movedAtMs ?? 0 };
}

/** Returns the game with what is the player's own. What is the same as before stays the same object. */
function viewOf({ game }: RoomGame, own: GameState, before: GameState): GameState {
  const { selection, isTypingWord, undo, redo } = own;
  const cells = keepSame(game.cells, before.cells);
  const solvedClues = isSameList(game.solvedClues, before.solvedClues)
    ? before.solvedClues
    : game.solvedClues;
  const view = { ...game, cells, solvedClues, clock: before.clock, selection, isTypingWord, undo, redo };
  return hasSameValues(view, before) ? before : view;
}

function hasSameValues<T extends object>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).every((name) => one[name] === other[name]);
}

function keepSame(cells: readonly CellState[], before: readonly CellState[]): readonly CellState[] {
  const kept = cells.map((cell, index) => {
    const old = before[index];
    return old !== undefined && (cell === old || hasSameValues(cell, old)) ? old : cell;
  });
  return kept.every((cell, index) => cell === before[index]) ? before : kept;
}

function isSameList(one: GameState['solvedClues'], other: GameState['solvedClues']): boolean {
  return String(one.across) === String(other.across) && String(one.down) === String(other.down);
}

/** Leaves only those edits to be undone or redone whose letter nobody else has changed since. */
function withOwnEdits({ seat, seen, view }: RoomPlayer, { type }: Command): GameState {
  if (type !== 'undo' && type !== 'redo') return view;
  const edits = view[type].filter(({ cell }) => !isLocked(cellAt(view, cell)));
  const isOwn = ({ cell, from, to }: Edit): boolean => {
    const expected = type === 'undo' ? to : from;
    return writtenIn(cellAt(view, cell)) === expected && (expected === '' || seen.writers[cell] === seat);
  };
  return { ...view, [type]: edits.slice(0, edits.findLastIndex(isOwn) + 1) };
}

/** Returns what others have to be told about a change of cells. */
function whatIn(before: GameState, after: GameState, command: Command): string | null {
  const { type } = command;
  if (type === 'undo' || type === 'redo') {
    const edit = type === 'undo' ? after.redo.at(-1) : after.undo.at(-1);
    return edit ? placed(edit, (type === 'undo' ? edit.from : edit.to) || '_') : null;
  }
  if (type === 'backspace') return placed(after.selection, signOf(command));
  return ROOM_COMMANDS.has(type) ? placed(before.selection, signOf(command)) : null;
}
