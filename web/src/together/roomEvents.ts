import { cellAt, placeOf, reactionIn, readPlaced } from '@monster/engine';
import type { GameState, HeardMove, Puzzle, Word } from '@monster/engine';
import type { RoomPeople } from '@monster/contract';
import type { Ending } from './ending.ts';

/** What happens in a room besides letters. */
export type RoomEvent =
  /** Somebody else has just filled the last cell of a word. */
  | { readonly type: 'filled'; readonly seat: number; readonly word: Word }
  /** An own letter came too late. `by` says whose letter is there; null if it was given or has turned out to be right. */
  | { readonly type: 'overtaken'; readonly cell: number; readonly by: number | null }
  | { readonly type: 'reaction'; readonly seat: number; readonly reaction: string }
  | { readonly type: 'came' | 'left'; readonly seat: number }
  /** The server did not take a move. */
  | { readonly type: 'refused'; readonly message: string }
  /** Nothing is sent or heard any more. */
  | { readonly type: 'ended'; readonly reason: Ending; readonly message: string };

const isFilled = (state: GameState, word: Word): boolean =>
  word.cells.every((cell) => cellAt(state, cell).userValue !== '');

/** Returns the words that were filled by others, each with the seat of whoever wrote into it last. */
export function filledByOthers(
  puzzle: Puzzle,
  before: GameState,
  after: GameState,
  writers: readonly (number | null)[],
  me: number,
): RoomEvent[] {
  if (before.cells === after.cells) return [];
  const filled = new Map<Word, number>();
  after.cells.forEach((cell, index) => {
    const seat = writers[index] ?? null;
    if (seat === null || seat === me || cell.userValue === cellAt(before, index).userValue) return;
    for (const direction of ['across', 'down'] as const) {
      const word = placeOf(puzzle, index, direction)?.word;
      if (word && isFilled(after, word) && !isFilled(before, word)) filled.set(word, seat);
    }
  });
  return [...filled].map(([word, seat]) => ({ type: 'filled', seat, word }));
}

/** Returns who has come and who has left, apart from the player. */
export function comingsAndGoings(before: RoomPeople, after: RoomPeople, me: number): RoomEvent[] {
  const isHere = ({ members }: RoomPeople, seat: number): boolean =>
    members.some((member) => member.seat === seat && member.isHere);
  const seats = new Set([...before.members, ...after.members].map(({ seat }) => seat));
  return [...seats].flatMap((seat): RoomEvent[] => {
    const [was, is] = [isHere(before, seat), isHere(after, seat)];
    return seat === me || was === is ? [] : [{ type: is ? 'came' : 'left', seat }];
  });
}

/** Returns where own letters came too late. */
export function overtakenCells(
  moves: readonly HeardMove[],
  writers: readonly (number | null)[],
): RoomEvent[] {
  return moves.flatMap(({ what }): RoomEvent[] => {
    const cell = readPlaced(what)?.at.cell;
    return cell === undefined ? [] : [{ type: 'overtaken', cell, by: writers[cell] ?? null }];
  });
}

export function reactionsIn(moves: readonly HeardMove[]): RoomEvent[] {
  return moves.flatMap((move): RoomEvent[] => {
    const reaction = reactionIn(move);
    return reaction === null ? [] : [{ type: 'reaction', seat: move.seat, reaction }];
  });
}
