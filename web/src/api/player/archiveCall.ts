import type { Archive } from '@monster/contract';
import { isString, listOf, objectOf, orNull } from '../../lib/check.ts';
import { defineLenientCall } from '../client.ts';
import { completeList, isGivenList } from '../puzzleCalls.ts';
import type { GivenItem } from '../puzzleCalls.ts';

/** A month of the archive, whose puzzles have as much metadata as the server sent. */
type GivenArchive = Omit<Archive, 'puzzles'> & { readonly puzzles: GivenItem[] };

const isGivenArchive = objectOf<GivenArchive>({
  month: isString,
  newer: orNull(isString),
  older: orNull(isString),
  months: listOf(isString),
  years: listOf(isString),
  puzzles: isGivenList,
});

export const getArchive = defineLenientCall<'getArchive', GivenArchive>(
  'GET /api/puzzles/archive',
  isGivenArchive,
  (given) => ({ ...given, puzzles: completeList(given.puzzles) }),
);
