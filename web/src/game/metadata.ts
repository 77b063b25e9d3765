import type { FullPuzzle } from '@monster/contract';
import { completeMetadata, UNKNOWN_SIZE } from '../api/puzzleMetadata.ts';
import type { PuzzleReply } from '../api/puzzleCalls.ts';

/** What is known about a puzzle besides its grid and clues. */
export type PuzzleMetadata = Omit<
  FullPuzzle,
  'grid' | 'acrossClues' | 'downClues' | 'circled' | 'shaded' | 'introduction'
> & {
  /** Checked where it is drawn, which is seldom in the browser. */
  readonly introduction?: unknown;
};

/** Shown as 1, and as 3 in the welcome popup. */
const unknownDifficulty = 0;

/** Returns the metadata of a reply; one without an id gets the id that was requested. */
export function metadataOf(reply: PuzzleReply, id: string): PuzzleMetadata {
  const size = reply.grid.length > 0 ? reply.grid.length : UNKNOWN_SIZE;
  return {
    id: typeof reply.id === 'string' ? reply.id : id,
    ...completeMetadata(reply, { difficulty: unknownDifficulty, size }),
    introduction: reply.introduction,
  };
}
