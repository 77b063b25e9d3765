import type { AdminListPage, PuzzleListItem } from '@monster/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/client.ts';
import { showToast } from '../../../ui/toasts.ts';
import { moved } from '../moved.ts';
import { reorder } from './reorder.ts';
import type { Goal } from './reorder.ts';

function tellFailure(error: unknown): void {
  const description = error instanceof ApiError ? error.reason : undefined;
  showToast({ title: 'Failed to reorder puzzles', description, variant: 'destructive' });
}

/** A move that the server has taken; places count from 0. */
export interface Moved {
  readonly puzzle: PuzzleListItem;
  readonly place: number;
}

/** The rows as they will be. */
interface Ahead {
  readonly page: number;
  readonly puzzles: readonly PuzzleListItem[];
  /** The list that was on show when the server had taken the last move; the next one is newer than this. */
  readonly settledAt: AdminListPage | null;
}

/**
 * The rows on show, moved at once when the admin moves them; the server follows, one move after the other, and
 * `onSettled` is called when it has taken the last one.
 */
export function useReorder(list: AdminListPage, onSettled: (last: Moved | null) => void) {
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const isAhead = ahead?.page === list.page && (ahead.settledAt === null || ahead.settledAt === list);
  const puzzles = isAhead ? ahead.puzzles : list.puzzles;
  const current = useRef(list);
  useEffect(() => {
    current.current = list;
  }, [list]);
  const work = useRef<{ last: Promise<void>; count: number }>({ last: Promise.resolve(), count: 0 });

  const send = async (puzzle: PuzzleListItem, goal: Goal): Promise<void> => {
    let last: Moved | null = null;
    try {
      const place = await reorder(puzzle.id, goal);
      if (place !== null) last = { puzzle, place };
    } catch (error) {
      tellFailure(error);
    }
    work.current.count -= 1;
    if (work.current.count > 0) return;
    setAhead((rows) => rows && { ...rows, settledAt: current.current });
    onSettled(last);
  };

  const move = (id: string, goal: Goal): void => {
    const from = puzzles.findIndex((puzzle) => puzzle.id === id);
    const puzzle = puzzles[from];
    if (puzzle === undefined) return;
    const to = 'by' in goal ? from + goal.by : puzzles.findIndex((other) => other.id === goal.placeOf);
    setAhead({ page: list.page, puzzles: moved(puzzles, from, to), settledAt: null });
    work.current.count += 1;
    work.current.last = work.current.last.then(() => send(puzzle, goal));
  };
  return { puzzles, move };
}
