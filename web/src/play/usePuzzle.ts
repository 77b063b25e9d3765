import { readPuzzle } from '@monster/engine';
import type { Puzzle } from '@monster/engine';
import { useMemo } from 'react';
import { getPuzzle } from '../api/puzzleCalls.ts';
import type { PuzzleReply } from '../api/puzzleCalls.ts';
import { ApiError } from '../api/client.ts';
import type { ApiRequest } from '../api/client.ts';
import { useQuery } from '../api/queries.ts';
import type { Retry } from '../lib/retry.ts';
import { metadataOf } from '../game/metadata.ts';
import type { PuzzleMetadata } from '../game/metadata.ts';
import { useDrawing } from './useDrawing.ts';
import type { Drawing } from './useDrawing.ts';

export type PuzzleQuery =
  | {
      readonly status: 'loading' | 'missing' | 'failed';
      readonly message: string;
      /** Null until loading has failed for the first time. */
      readonly retry: Retry | null;
    }
  | {
      readonly status: 'ready';
      readonly metadata: PuzzleMetadata;
      readonly puzzle: Puzzle;
      readonly clues: Pick<PuzzleReply, 'acrossClues' | 'downClues'>;
      /** Where the puzzle comes from. */
      readonly path: string;
      readonly drawing: Drawing | null;
    };

const loading = 'Loading puzzle...';
const failure = 'Failed to load puzzle. Please try again later.';

/** Returns the request for a puzzle; `today` is a valid id too. */
export function puzzleRequest(id: string): ApiRequest<PuzzleReply> {
  return getPuzzle({ params: { id } });
}

/**
 * Returns a puzzle that can be played, or why there is none. An invalid response counts as failed. Each `way` to play the
 * same puzzle is a game of its own.
 */
export function usePuzzle(id: string, way: string): PuzzleQuery {
  const { data, error, retry } = useQuery(puzzleRequest(id));
  const ready = useMemo(() => {
    const read = data === undefined ? undefined : readPuzzle(data);
    return data !== undefined && read?.ok === true
      ? { metadata: metadataOf(data, id), puzzle: read.puzzle, clues: data, path: puzzleRequest(id).path }
      : undefined;
  }, [data, id]);
  const drawing = useDrawing(ready === undefined ? undefined : `${ready.metadata.id} ${way}`);
  if (ready !== undefined && drawing !== undefined) return { status: 'ready', ...ready, drawing };
  if (ready !== undefined || (error === undefined && data === undefined))
    return { status: 'loading', message: loading, retry: null };
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return { status: isMissing ? 'missing' : 'failed', message: retry.isRunning ? loading : failure, retry };
}
