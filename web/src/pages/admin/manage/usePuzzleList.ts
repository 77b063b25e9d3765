import type { AdminListPage } from '@monster/contract';
import { useState } from 'react';
import { useAdminQuery } from '../../../admin/useAdminQuery.ts';
import { firstView, listRequest, pageCount } from './listQuery.ts';
import type { ListView } from './listQuery.ts';

/** The part of the list on show. The one before stays until the next is there; a page behind the last is left. */
export function usePuzzleList(changes: number) {
  const [view, setView] = useState(firstView);
  const [shown, setShown] = useState<AdminListPage | null>(null);
  const { data, error } = useAdminQuery(listRequest(view), changes);
  if (data !== undefined && data !== shown) setShown(data);
  const pages = pageCount(data?.total ?? 0);
  if (data !== undefined && view.page > pages) setView({ ...view, page: pages });
  /** What narrows or sorts the list anew starts at its first page. */
  const show = (change: Partial<ListView>): void => setView((before) => ({ ...before, page: 1, ...change }));
  return { view, show, list: shown, isLoading: data === undefined && error === undefined, error };
}
