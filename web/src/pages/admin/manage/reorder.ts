import { sendAsAdmin } from '../../../admin/adminSession.ts';
import { listAllPuzzles, reorderPuzzles } from '../../../api/desk/adminCalls.ts';
import { moved } from '../moved.ts';

/** Where a puzzle should go: a step up or down, or the place of another. */
export type Goal = { readonly by: 1 | -1 } | { readonly placeOf: string };

/** What a move changes: the place where the puzzle comes to stand, and the ids that have to be told to the server. */
export interface Move {
  readonly place: number;
  readonly orderedIds: readonly string[];
}

/** Plans a move in the whole list; null where there is nothing to move. */
export function planMove(ids: readonly string[], id: string, goal: Goal): Move | null {
  const from = ids.indexOf(id);
  const to = 'by' in goal ? from + goal.by : ids.indexOf(goal.placeOf);
  if (from < 0 || to < 0 || to >= ids.length || to === from) return null;
  // The server puts these first and leaves the others as they are, so what lies behind needs no word.
  return { place: to, orderedIds: moved(ids, from, to).slice(0, Math.max(from, to) + 1) };
}

/** Moves a puzzle in the list as it is on the server now; gives its new place, or null where it stays. */
export async function reorder(id: string, goal: Goal): Promise<number | null> {
  const all = await sendAsAdmin(listAllPuzzles());
  const move = planMove(
    all.map((puzzle) => puzzle.id),
    id,
    goal,
  );
  if (move === null) return null;
  await sendAsAdmin(reorderPuzzles({ body: { orderedIds: [...move.orderedIds] } }));
  return move.place;
}
