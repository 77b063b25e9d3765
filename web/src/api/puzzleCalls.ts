import type { FullPuzzle, PuzzleListItem } from '@monster/contract';
import type { Clue, PuzzleCell } from '@monster/engine';
import { isBoolean, isNumber, isString, listOf, objectOf, optional, orNull } from '../lib/check.ts';
import { defineCall, defineLenientCall } from './client.ts';
import { completeMetadata, UNKNOWN_SIZE } from './puzzleMetadata.ts';
import type { GivenMetadata } from './puzzleMetadata.ts';

/** An item of a list: its id, with as much else as the server sent. */
export type GivenItem = GivenMetadata & {
  readonly id: string;
  readonly featured?: unknown;
  readonly order?: unknown;
};

export const isGivenList = listOf<GivenItem>(objectOf<Pick<GivenItem, 'id'>>({ id: isString }));

export function completeList(given: readonly GivenItem[]): PuzzleListItem[] {
  return given.map((item) => ({
    ...completeMetadata(item, { difficulty: 1, size: UNKNOWN_SIZE }),
    id: item.id,
    featured: item.featured === true,
    order: isNumber(item.order) ? item.order : 0,
  }));
}

export const isClue = objectOf<Clue>({ number: isNumber, text: isString, note: optional(isString) });
const isCell = objectOf<PuzzleCell>({ isBlack: isBoolean, number: orNull(isNumber), answer: isString });

type PuzzleContent = Pick<FullPuzzle, 'grid' | 'acrossClues' | 'downClues'>;

/** A puzzle's grid and clues, with as much metadata as the server sent: the puzzle can be played without any. */
export type PuzzleReply = PuzzleContent &
  GivenMetadata & { readonly id?: unknown; readonly introduction?: unknown };

const hasContent = objectOf<PuzzleContent>({
  grid: listOf(listOf(isCell)),
  acrossClues: listOf(isClue),
  downClues: listOf(isClue),
});
export const isPuzzle = (value: unknown): value is PuzzleReply => hasContent(value);

export const listPuzzles = defineLenientCall<'listPuzzles', GivenItem[]>(
  'GET /api/puzzles',
  isGivenList,
  completeList,
);
export const listRecent = defineLenientCall<'listRecent', GivenItem[]>(
  'GET /api/puzzles/recent',
  isGivenList,
  completeList,
);
export const getToday = defineCall<'getToday', PuzzleReply>('GET /api/puzzles/today', isPuzzle);
export const getPuzzle = defineCall<'getPuzzle', PuzzleReply>('GET /api/puzzles/:id', isPuzzle);
