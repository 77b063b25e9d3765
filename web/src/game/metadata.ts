import type { FullPuzzle } from '@monster/contract';
import type { PuzzleReply } from '../api/puzzleCalls.ts';

/** What is known about a puzzle besides its grid and clues. */
export type PuzzleMetadata = Omit<FullPuzzle, 'grid' | 'acrossClues' | 'downClues'>;

/** Shown as 1, and as 3 in the welcome popup. */
const unknownDifficulty = 0;

/** The metadata of an answer. One that does not say which puzzle it is must be the one that was asked for. */
export function metadataOf(reply: PuzzleReply, id: string): PuzzleMetadata {
  return {
    id: reply.id ?? id,
    title: reply.title ?? '',
    author: reply.author ?? '',
    difficulty: reply.difficulty ?? unknownDifficulty,
    size: reply.size ?? reply.grid.length,
    datePublished: reply.datePublished ?? '',
  };
}
