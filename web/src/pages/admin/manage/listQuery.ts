import type { AdminListPage, AdminListQuery } from '@monster/contract';
import { searchAllPuzzles } from '../../../api/desk/adminCalls.ts';
import type { ApiRequest } from '../../../api/client.ts';

const pageSize = 25;

/** The ways to sort, by what they are called. Only the first can be changed by hand. */
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

/** Which part of the list is on show; pages count from 1. */
export interface ListView {
  readonly search: string;
  readonly sort: SortName;
  readonly page: number;
}

export const firstView: ListView = { search: '', sort: 'My order', page: 1 };

/** The call for a part of the list. */
export function listRequest({ search, sort, page }: ListView): ApiRequest<AdminListPage> {
  const words = search.trim();
  return searchAllPuzzles({
    query: { ...sorts[sort], page, pageSize, ...(words !== '' && { search: words }) },
  });
}

/** Whether places in the list can be told from what is on show. */
export function isInOrder({ search, sort }: ListView): boolean {
  return sort === 'My order' && search.trim() === '';
}

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page on which a place of the list stands; places count from 0. */
export function pageOf(place: number): number {
  return Math.floor(place / pageSize) + 1;
}
