import { useState } from 'react';
import type { ApiRequest } from '../api/client.ts';
import { useAdminQuery } from './useAdminQuery.ts';

/** How many pages a list has; an empty one has one, too. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

interface PagedQuery<View, Data> {
  readonly firstView: View;
  readonly pageSize: number;
  readonly requestFor: (view: View) => ApiRequest<Data>;
  /** The number of the admin's changes; the page is fetched again whenever it grows. */
  readonly changes: number;
}

/** A page of a list. The previous one stays until the next has loaded; a page past the last is never kept. */
export function usePagedQuery<
  View extends { readonly page: number },
  Data extends { readonly total: number },
>({ firstView, pageSize, requestFor, changes }: PagedQuery<View, Data>) {
  const [view, setView] = useState(firstView);
  const [shown, setShown] = useState<Data | null>(null);
  const { data, error } = useAdminQuery(requestFor(view), changes);
  if (data !== undefined && data !== shown) setShown(data);
  const lastPage = pageCount(data?.total ?? 0, pageSize);
  if (data !== undefined && view.page > lastPage) setView({ ...view, page: lastPage });
  /** Anything but another page starts at the first page. */
  const show = (change: Partial<View>): void => setView((before) => ({ ...before, page: 1, ...change }));
  return { view, show, list: shown, pages: pageCount(shown?.total ?? 0, pageSize), error };
}
