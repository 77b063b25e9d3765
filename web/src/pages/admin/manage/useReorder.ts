import type { AdminListPage, PuzzleListItem } from '@monster/contract';
import { useEffect, useRef, useState } from 'react';
import { sendAsAdmin } from '../../../admin/adminSession.ts';
import { listAllPuzzles, reorderPuzzles } from '../../../api/desk/adminCalls.ts';
import { ApiError } from '../../../api/client.ts';
import { showToast } from '../../../ui/toasts.ts';
import { moveItem } from '../moveItem.ts';

/** Where a puzzle should go: one step up or down, to the position of another puzzle, or to any position. */
export type Goal = { readonly by: 1 | -1 } | { readonly positionOf: string } | { readonly position: number };

/** The position that a goal means in a list; -1 for another puzzle that is not in it. */
function targetOf(ids: readonly string[], from: number, goal: Goal): number {
  if ('by' in goal) return from + goal.by;
  return 'position' in goal ? goal.position : ids.indexOf(goal.positionOf);
}

/** The puzzle's new position, and the ids to send to the server. Positions count from 0. */
interface PlannedMove {
  readonly position: number;
  readonly orderedIds: readonly string[];
}

/** Plans a move within the whole list; returns null if nothing would move. */
export function planMove(ids: readonly string[], id: string, goal: Goal): PlannedMove | null {
  const from = ids.indexOf(id);
  const to = targetOf(ids, from, goal);
  if (from < 0 || to < 0 || to >= ids.length || to === from) return null;
  // The server puts these first and keeps the order of the rest, so the ids after them need not be sent.
  return { position: to, orderedIds: moveItem(ids, from, to).slice(0, Math.max(from, to) + 1) };
}

/** Moves a puzzle within the server's current list; returns its new position, or null if it does not move. */
async function reorder(id: string, goal: Goal): Promise<number | null> {
  const all = await sendAsAdmin(listAllPuzzles());
  const move = planMove(
    all.map((puzzle) => puzzle.id),
    id,
    goal,
  );
  if (move === null) return null;
  await sendAsAdmin(reorderPuzzles({ body: { orderedIds: [...move.orderedIds] } }));
  return move.position;
}

function reportFailure(error: unknown): void {
  const description = error instanceof ApiError ? error.reason : undefined;
  showToast({ title: 'Failed to reorder puzzles', description, variant: 'destructive' });
}

/** A move that the server has made. */
export interface FinishedMove {
  readonly puzzle: PuzzleListItem;
  readonly position: number;
}

/** The rows as they will be once the server has made every move. */
interface OptimisticRows {
  readonly page: number;
  readonly puzzles: readonly PuzzleListItem[];
  /** The list that was shown when the server finished the last move; any other list is newer. */
  readonly settledAt: AdminListPage | null;
}

/**
 * The rows to show. A move shows at once; the server follows, one move at a time, and `onSettled` is called when it has
 * finished the last one.
 */
export function useReorder(list: AdminListPage, onSettled: (last: FinishedMove | null) => void) {
  const [optimistic, setOptimistic] = useState<OptimisticRows | null>(null);
  const isOptimistic =
    optimistic?.page === list.page && (optimistic.settledAt === null || optimistic.settledAt === list);
  const puzzles = isOptimistic ? optimistic.puzzles : list.puzzles;
  const current = useRef(list);
  useEffect(() => {
    current.current = list;
  }, [list]);
  const work = useRef<{ last: Promise<void>; count: number }>({ last: Promise.resolve(), count: 0 });

  const send = async (puzzle: PuzzleListItem, goal: Goal): Promise<void> => {
    let last: FinishedMove | null = null;
    try {
      const position = await reorder(puzzle.id, goal);
      if (position !== null) last = { puzzle, position };
    } catch (error) {
      reportFailure(error);
    }
    work.current.count -= 1;
    if (work.current.count > 0) return;
    setOptimistic((rows) => rows && { ...rows, settledAt: current.current });
    onSettled(last);
  };

  const move = (id: string, goal: Goal): void => {
    const from = puzzles.findIndex((puzzle) => puzzle.id === id);
    const puzzle = puzzles[from];
    if (puzzle === undefined) return;
    const offset = 'position' in goal ? (list.page - 1) * list.pageSize : 0;
    const ids = puzzles.map((other) => other.id);
    const to = targetOf(ids, from, goal) - offset;
    // On its way to a place of another page, a row stays until the server has moved it.
    const isHere = 'by' in goal || (to >= 0 && to < puzzles.length);
    const moved = isHere ? moveItem(puzzles, from, to) : puzzles;
    setOptimistic({ page: list.page, puzzles: moved, settledAt: null });
    work.current.count += 1;
    work.current.last = work.current.last.then(() => send(puzzle, goal));
  };
  return { puzzles, move };
}
