import type { FullPuzzle } from '@monster/contract';
import { readPuzzle } from '@monster/engine';
import type { Puzzle } from '@monster/engine';
import { useMemo } from 'react';
import { ApiError } from '../api.ts';
import { useQuery } from '../queries.ts';

export type PuzzleQuery =
  | { readonly status: 'loading' | 'missing' | 'failed' }
  | { readonly status: 'ready'; readonly facts: FullPuzzle; readonly puzzle: Puzzle };

/** The call that brings a puzzle. */
export function puzzlePath(id: string): string {
  return `/api/puzzles/${encodeURIComponent(id)}`;
}

/** A puzzle that can be played, or why there is none. An answer that makes no sense counts as failed. */
export function usePuzzle(id: string): PuzzleQuery {
  const { data, error } = useQuery<FullPuzzle>(puzzlePath(id));
  const read = useMemo(() => (data === undefined ? undefined : readPuzzle(data)), [data]);
  const isSound = data !== undefined && read?.ok === true;
  // An answer that does not say which puzzle it is must be the one that was asked for.
  const facts = useMemo(() => (isSound ? { ...data, id: data.id ?? id } : undefined), [isSound, data, id]);
  if (facts !== undefined && read?.ok === true) return { status: 'ready', facts, puzzle: read.puzzle };
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return { status: 'missing' };
  return { status: error === undefined && read === undefined ? 'loading' : 'failed' };
}
