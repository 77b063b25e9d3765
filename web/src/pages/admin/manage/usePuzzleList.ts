import type { AdminListPage, AdminListQuery } from '@monster/contract';
import { usePagedQuery } from '../../../admin/usePagedQuery.ts';
import { searchAllPuzzles } from '../../../api/desk/adminCalls.ts';
import type { ApiRequest } from '../../../api/client.ts';

const pageSize = 25;

/** The sort orders by name. Only in the first can puzzles be moved. */
export const sorts = {
  'My order': { sort: 'order', direction: 'ascending' },
  'Newest first': { sort: 'datePublished', direction: 'descending' },
  'Oldest first': { sort: 'datePublished', direction: 'ascending' },
  'Title A–Z': { sort: 'title', direction: 'ascending' },
  'Author A–Z': { sort: 'author', direction: 'ascending' },
  'Easiest first': { sort: 'difficulty', direction: 'ascending' },
  'Hardest first': { sort: 'difficulty', direction: 'descending' },
  'Smallest first': { sort: 'size', direction: 'ascending' },
  'Largest first': { sort: 'size', direction: 'descending' },
  'Featured first': { sort: 'featured', direction: 'descending' },
} as const satisfies Record<string, Pick<AdminListQuery, 'sort' | 'direction'>>;

export type SortName = keyof typeof sorts;

/** The part of the list that is shown; pages count from 1. */
export interface ListView {
  readonly search: string;
  readonly sort: SortName;
  readonly page: number;
}

export const firstView: ListView = { search: '', sort: 'My order', page: 1 };

/** The request for a part of the list. */
export function listRequest({ search, sort, page }: ListView): ApiRequest<AdminListPage> {
  const words = search.trim();
  return searchAllPuzzles({
    query: { ...sorts[sort], page, pageSize, ...(words !== '' && { search: words }) },
  });
}

/** True when the whole list is shown in its own order, so that puzzles can be moved. */
export function isInOrder({ search, sort }: ListView): boolean {
  return sort === 'My order' && search.trim() === '';
}

/** The page with this position of the list; positions count from 0. */
export function pageOf(position: number): number {
  return Math.floor(position / pageSize) + 1;
}

/** The current part of the list. */
export function usePuzzleList(changes: number) {
  return usePagedQuery({ firstView, pageSize, requestFor: listRequest, changes });
}
