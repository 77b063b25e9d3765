import type { FullPuzzle, PuzzleListItem } from '@monster/contract';
import type { Clue, PuzzleCell } from '@monster/engine';
import { isDate, isBoolean, isNumber, isString, listOf, objectOf, optional, orNull } from '../lib/check.ts';
import { defineCall } from './client.ts';

export const isListItem = objectOf<PuzzleListItem>({
  id: isString,
  title: isString,
  author: isString,
  difficulty: isNumber,
  size: isNumber,
  datePublished: isDate,
  featured: isBoolean,
  order: isNumber,
});

export const isClue = objectOf<Clue>({ number: isNumber, text: isString });
const isCell = objectOf<PuzzleCell>({ isBlack: isBoolean, number: orNull(isNumber), answer: isString });

/** A puzzle's grid and clues, with as much metadata as the server sent: the puzzle can be played without any. */
export type PuzzleReply = Partial<FullPuzzle> & Pick<FullPuzzle, 'grid' | 'acrossClues' | 'downClues'>;

export const isPuzzle = objectOf<PuzzleReply>({
  id: optional(isString),
  title: optional(isString),
  author: optional(isString),
  difficulty: optional(isNumber),
  size: optional(isNumber),
  datePublished: optional(isString),
  grid: listOf(listOf(isCell)),
  acrossClues: listOf(isClue),
  downClues: listOf(isClue),
});

export const listPuzzles = defineCall<'listPuzzles'>('GET /api/puzzles', listOf(isListItem));
export const listRecent = defineCall<'listRecent'>('GET /api/puzzles/recent', listOf(isListItem));
export const getToday = defineCall<'getToday', PuzzleReply>('GET /api/puzzles/today', isPuzzle);
export const getPuzzle = defineCall<'getPuzzle', PuzzleReply>('GET /api/puzzles/:id', isPuzzle);
