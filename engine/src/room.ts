import { cellAt, isLocked, newGame, touchedCells, type GameState } from './game.ts';
import { placeOf, type Puzzle } from './makePuzzle.ts';
import { readPlaced, type PlacedCommand } from './placedCommand.ts';
import { reduce } from './reduce.ts';

/** A move of a room, in the order of the server. */
export interface RoomMove {
  readonly number: number;
  readonly seat: number;
  /** The number of the last move that its player had seen. */
  readonly seen: number;
  /** Since the room was made, by the clock of the server. */
  readonly atMs: number;
  /** What was done where, such as `-12X`, or a reaction, such as `%clap`. */
  readonly what: string;
}

/** The game that everyone in a room shares: what its moves make of an empty grid, the same in every browser. */
export interface RoomGame {
  /** That of the last move. */
  readonly number: number;
  /** Its selection means nothing: each player has their own. */
  readonly game: GameState;
  /** By cell, the seat of whoever wrote its letter; null for an empty cell and a letter that was given. */
  readonly writers: readonly (number | null)[];
  /** By cell, the number of the move that changed its letter last; 0 for none. */
  readonly changedAt: readonly number[];
  /** When the last move that changed something was made; null before the first one. */
  readonly movedAtMs: number | null;
}

/** After that long without a move, the clock of a room waits for the next one. */
const longestThoughtMs = 5 * 60_000;

/** What moves can be; browsers make an undo and a redo into letters. */
export const ROOM_COMMANDS: ReadonlySet<string> = new Set([
  'typeLetter',
  'deleteLetter',
  'useHint',
  'check',
  'reveal',
  'revealAll',
  'inkPencil',
]);

export function newRoomGame(puzzle: Puzzle): RoomGame {
  return {
    number: 0,
    game: { ...newGame(puzzle), log: null },
    writers: puzzle.cells.map(() => null),
    changedAt: puzzle.cells.map(() => 0),
    movedAtMs: null,
  };
}

/** Reads a move; null for a reaction, for rubbish, and for what is not done in a room. */
function readMove(puzzle: Puzzle, what: string): Exclude<PlacedCommand, { command: 'takeBack' }> | null {
  const read = readPlaced(what);
  if (read === null || read.command === 'takeBack' || !ROOM_COMMANDS.has(read.command.type)) return null;
  return placeOf(puzzle, read.at.cell, read.at.direction) ? { at: read.at, command: read.command } : null;
}

/** Returns the name of a reaction; null for any other move. */
export function reactionIn({ what }: Pick<RoomMove, 'what'>): string | null {
  return what.startsWith('%') ? what.slice(1) : null;
}

/**
 * True for a letter, or for the removal of one, that comes too late: somebody else has written into the cell since, or
 * its letter has turned out to be right.
 */
export function isOvertaken(puzzle: Puzzle, room: RoomGame, move: RoomMove): boolean {
  const read = readMove(puzzle, move.what);
  if (read?.command.type !== 'typeLetter' && read?.command.type !== 'deleteLetter') return false;
  const { cell } = read.at;
  const here = cellAt(room.game, cell);
  const isNewer = (room.changedAt[cell] ?? 0) > move.seen && room.writers[cell] !== move.seat;
  if (here.userValue === '' || !(isLocked(here) || isNewer)) return false;
  return here.userValue !== (read.command.type === 'typeLetter' ? read.command.letter : '');
}

/** Returns the game after the next move. What cannot be done changes nothing but the number. */
export function applyMove(puzzle: Puzzle, room: RoomGame, move: RoomMove): RoomGame {
  const skipped = { ...room, number: move.number };
  const read = readMove(puzzle, move.what);
  if (read === null || isOvertaken(puzzle, room, move)) return skipped;
  const before = { ...room.game, selection: read.at };
  const after = reduce(puzzle, before, read.command);
  if (after.cells === before.cells) return skipped;
  const writers = room.writers.slice();
  const changedAt = room.changedAt.slice();
  for (const cell of touchedCells(before, after)) {
    const { userValue } = cellAt(after, cell);
    if (userValue === cellAt(before, cell).userValue) continue;
    writers[cell] = read.command.type === 'typeLetter' ? move.seat : null;
    changedAt[cell] = move.number;
  }
  const clock = { ...after.clock, playedMs: roomTime(room, move.atMs) };
  // What can be undone is each player's own.
  const game = { ...after, clock, selection: room.game.selection, undo: [], redo: [] };
  return { number: move.number, game, writers, changedAt, movedAtMs: move.atMs };
}

/** Returns the time that a room has played at a moment. */
export function roomTime({ game, movedAtMs }: RoomGame, nowMs: number): number {
  const { playedMs } = game.clock;
  if (movedAtMs === null || game.phase !== 'playing') return playedMs;
  return playedMs + Math.min(Math.max(0, nowMs - movedAtMs), longestThoughtMs);
}
