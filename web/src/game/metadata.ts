import type { FullPuzzle } from '@monster/contract';
import type { PuzzleReply } from '../api/puzzleCalls.ts';

/** What is known about a puzzle besides its grid and clues. */
export type PuzzleMetadata = Omit<FullPuzzle, 'grid' | 'acrossClues' | 'downClues'>;

/** Shown as 1, and as 3 in the welcome popup. */
const unknownDifficulty = 0;

/** Returns the metadata of a reply; one without an id gets the id that was requested. */
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
