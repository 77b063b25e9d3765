import { useReducer, useState } from 'react';
import { sendAsAdmin } from '../../../admin/adminSession.ts';
import { useAdminQuery } from '../../../admin/useAdminQuery.ts';
import { listAllPuzzles, saveFeatured } from '../../../api/desk/adminCalls.ts';
import { ApiError } from '../../../api/client.ts';
import { showToast } from '../../../ui/toasts.ts';
import { moveItem } from '../moveItem.ts';

/** The ids of the featured puzzles in order: as saved on the server, and as the admin has edited them. */
export interface FeaturedList {
  readonly saved: readonly string[];
  readonly ids: readonly string[];
}

/** What can happen to the list. */
export type FeaturedAction =
  | { readonly type: 'load'; readonly ids: readonly string[]; readonly known: ReadonlySet<string> }
  | { readonly type: 'toggle'; readonly id: string }
  | { readonly type: 'move'; readonly id: string; readonly by: 1 | -1 }
  | { readonly type: 'saved'; readonly ids: readonly string[] };

/** True when there are unsaved changes. */
export function isDirty({ saved, ids }: FeaturedList): boolean {
  return saved.join(' ') !== ids.join(' ');
}

/** Returns the list after the action. Loading keeps unsaved changes, except for puzzles that no longer exist. */
export function reduceFeatured(list: FeaturedList, action: FeaturedAction): FeaturedList {
  const { saved, ids } = list;
  switch (action.type) {
    case 'load':
      return {
        saved: action.ids,
        ids: isDirty(list) ? ids.filter((id) => action.known.has(id)) : action.ids,
      };
    case 'toggle':
      return {
        saved,
        ids: ids.includes(action.id) ? ids.filter((id) => id !== action.id) : [...ids, action.id],
      };
    case 'move':
      return { saved, ids: moveItem(ids, ids.indexOf(action.id), ids.indexOf(action.id) + action.by) };
    case 'saved':
      return { saved: action.ids, ids };
  }
}

/** All puzzles, divided into the featured ones, as the admin has edited them, and the others. */
export function useFeaturedList() {
  const [changes, setChanges] = useState(0);
  const { data, error } = useAdminQuery(listAllPuzzles(), changes);
  const [loaded, setLoaded] = useState<typeof data>(undefined);
  const [list, dispatch] = useReducer(reduceFeatured, { saved: [], ids: [] });
  const [isSaving, setIsSaving] = useState(false);
  if (data !== undefined && data !== loaded) {
    setLoaded(data);
    const known = new Set(data.map(({ id }) => id));
    dispatch({ type: 'load', ids: data.flatMap(({ id, featured }) => (featured ? [id] : [])), known });
  }
  const refetch = (): void => setChanges((count) => count + 1);
  const save = async (): Promise<void> => {
    if (isSaving) return;
    setIsSaving(true);
    const puzzleIds = list.ids;
    try {
      await sendAsAdmin(saveFeatured({ body: { puzzleIds: [...puzzleIds] } }));
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
  const featured = list.ids.flatMap((id) => byId.get(id) ?? []);
  const featuredIds = new Set(list.ids);
  const others = data?.filter(({ id }) => !featuredIds.has(id)) ?? [];
  return {
    isLoaded: data !== undefined,
    error,
    refetch,
    featured,
    others,
    isDirty: isDirty(list),
    dispatch,
    save,
  };
}
