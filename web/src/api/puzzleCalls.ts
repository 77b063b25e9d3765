import type { FullPuzzle, PuzzleListItem } from '@monster/contract';
import type { Clue, PuzzleCell } from '@monster/engine';
import { isDate, isFlag, isNumber, isText, listOf, objectOf, optional, orNull } from '../lib/check.ts';
import { defineCall } from './client.ts';

export const isListItem = objectOf<PuzzleListItem>({
  id: isText,
  title: isText,
  author: isText,
  difficulty: isNumber,
  size: isNumber,
  datePublished: isDate,
  featured: isFlag,
  order: isNumber,
});

const isClue = objectOf<Clue>({ number: isNumber, text: isText });
const isCell = objectOf<PuzzleCell>({ isBlack: isFlag, number: orNull(isNumber), answer: isText });

/** A puzzle's grid and clues, with as much of its metadata as the answer has: it can be played without. */
export type PuzzleReply = Partial<FullPuzzle> & Pick<FullPuzzle, 'grid' | 'acrossClues' | 'downClues'>;

export const isPuzzle = objectOf<PuzzleReply>({
  id: optional(isText),
  title: optional(isText),
  author: optional(isText),
  difficulty: optional(isNumber),
  size: optional(isNumber),
  datePublished: optional(isText),
  grid: listOf(listOf(isCell)),
  acrossClues: listOf(isClue),
  downClues: listOf(isClue),
});

export const listPuzzles = defineCall<'listPuzzles'>('GET /api/puzzles', listOf(isListItem));
export const listRecent = defineCall<'listRecent'>('GET /api/puzzles/recent', listOf(isListItem));
export const getToday = defineCall<'getToday', PuzzleReply>('GET /api/puzzles/today', isPuzzle);
export const getPuzzle = defineCall<'getPuzzle', PuzzleReply>('GET /api/puzzles/:id', isPuzzle);
