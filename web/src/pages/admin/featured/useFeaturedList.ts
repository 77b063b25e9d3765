import { useReducer, useState } from 'react';
import { sendAsAdmin } from '../../../admin/adminSession.ts';
import { useAdminQuery } from '../../../admin/useAdminQuery.ts';
import { listAllPuzzles, saveFeatured } from '../../../api/desk/adminCalls.ts';
import { ApiError } from '../../../api/client.ts';
import { showToast } from '../../../ui/toasts.ts';
import { isDirty, reduceFeatured } from './featuredList.ts';

/** Every puzzle, and which of them are featured as the admin has it before him. */
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
  const chosen = new Set(list.ids);
  const others = data?.filter(({ id }) => !chosen.has(id)) ?? [];
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
