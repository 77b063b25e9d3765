import { useEffect, useReducer, useState } from 'react';
import { sendAsAdmin } from '../../../admin/adminSession.ts';
import { noteUnsavedWork } from '../../../admin/unsavedWork.ts';
import { useAdminQuery } from '../../../admin/useAdminQuery.ts';
import { listAllPuzzles, saveFeatured } from '../../../api/desk/adminCalls.ts';
import { ApiError } from '../../../api/client.ts';
import { showToast } from '../../../ui/toasts.ts';
import { moveItem } from '../moveItem.ts';

/** The ids of the featured puzzles in order: as saved when the admin began, and as the admin has edited them. */
export interface FeaturedList {
  readonly saved: readonly string[];
  readonly ids: readonly string[];
  /** What somebody else has saved since the admin began. */
  readonly theirs: readonly string[] | null;
}

/** What can happen to the list. */
export type FeaturedAction =
  | { readonly type: 'load'; readonly ids: readonly string[]; readonly known: ReadonlySet<string> }
  | { readonly type: 'toggle'; readonly id: string }
  | { readonly type: 'move'; readonly id: string; readonly by: 1 | -1 }
  | { readonly type: 'saved'; readonly ids: readonly string[] }
  | { readonly type: 'takeTheirs' };

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

/** True when there are unsaved changes. */
export function isDirty({ saved, ids }: Pick<FeaturedList, 'saved' | 'ids'>): boolean {
  return !isSame(saved, ids);
}

/**
 * Takes in what the server has now. Unsaved changes stay, except for puzzles that no longer exist; if somebody else has
 * saved another list meanwhile, that stands beside them until the admin decides.
 */
function load(list: FeaturedList, now: readonly string[], known: ReadonlySet<string>): FeaturedList {
  if (!isDirty(list)) return { saved: now, ids: now, theirs: null };
  const [saved, ids] = [list.saved, list.ids].map((all) => all.filter((id) => known.has(id)));
  if (saved === undefined || ids === undefined || isSame(now, ids))
    return { saved: now, ids: now, theirs: null };
  return { saved, ids, theirs: isSame(now, saved) ? null : now };
}

/** Returns the list after the action. */
export function reduceFeatured(list: FeaturedList, action: FeaturedAction): FeaturedList {
  const { ids, theirs } = list;
  switch (action.type) {
    case 'load':
      return load(list, action.ids, action.known);
    case 'toggle':
      return {
        ...list,
        ids: ids.includes(action.id) ? ids.filter((id) => id !== action.id) : [...ids, action.id],
      };
    case 'move':
      return { ...list, ids: moveItem(ids, ids.indexOf(action.id), ids.indexOf(action.id) + action.by) };
    case 'saved':
      return { saved: action.ids, ids, theirs: null };
    case 'takeTheirs':
      return theirs === null ? list : { saved: theirs, ids: theirs, theirs: null };
  }
}

/** All puzzles, divided into the featured ones, as the admin has edited them, and the others. */
export function useFeaturedList() {
  const [changes, setChanges] = useState(0);
  const { data, error } = useAdminQuery(listAllPuzzles(), changes);
  const [loaded, setLoaded] = useState<typeof data>(undefined);
  const [list, dispatch] = useReducer(reduceFeatured, { saved: [], ids: [], theirs: null });
  const [isSaving, setIsSaving] = useState(false);
  if (data !== undefined && data !== loaded) {
    setLoaded(data);
    const known = new Set(data.map(({ id }) => id));
    dispatch({ type: 'load', ids: data.flatMap(({ id, featured }) => (featured ? [id] : [])), known });
  }
  const refetch = (): void => setChanges((count) => count + 1);
  const isChanged = isDirty(list);
  useEffect(() => {
    // Without a cleanup: the changes are still there while another tab of the page is open.
    noteUnsavedWork('featured', isChanged ? 'The changes of the featured puzzles are not saved.' : null);
  }, [isChanged]);
  /** Saves the list, unless it is not based on what the server has now. */
  const save = async (): Promise<void> => {
    if (isSaving) return;
    setIsSaving(true);
    const puzzleIds = list.ids;
    // The admin has seen what somebody else has saved, and saves over it.
    const before = list.theirs ?? list.saved;
    try {
      await sendAsAdmin(saveFeatured({ body: { puzzleIds: [...puzzleIds], before: [...before] } }));
      dispatch({ type: 'saved', ids: puzzleIds });
      showToast({ title: 'Featured puzzles updated successfully' });
    } catch (failure) {
      const description = failure instanceof ApiError ? failure.reason : undefined;
      showToast({ title: 'Failed to update featured puzzles', description, variant: 'destructive' });
    }
    setIsSaving(false);
    refetch();
  };
  const byId = new Map(data?.map((puzzle) => [puzzle.id, puzzle]));
  const puzzlesOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const featured = puzzlesOf(list.ids);
  const featuredIds = new Set(list.ids);
  const others = data?.filter(({ id }) => !featuredIds.has(id)) ?? [];
  return {
    isLoaded: data !== undefined,
    error,
    refetch,
    featured,
    others,
    isDirty: isChanged,
    theirs: list.theirs && puzzlesOf(list.theirs),
    dispatch,
    save,
  };
}
