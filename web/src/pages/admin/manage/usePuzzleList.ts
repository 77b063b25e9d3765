import type { AdminListPage, AdminListQuery, CallInput, PuzzleListItem } from '@monster/contract';
import { MAX_SEARCH_LENGTH } from '@monster/contract/limits';
import { useEffect, useState } from 'react';
import { sendAsAdmin } from '../../../admin/adminSession.ts';
import { usePagedQuery } from '../../../admin/usePagedQuery.ts';
import { searchAllPuzzles } from '../../../api/desk/adminCalls.ts';
import type { ApiRequest } from '../../../api/client.ts';
import { readAddress, writeAddress } from '../deskAddress.ts';
import { filterNames, isFilterValue } from './listFilters.ts';
import type { FilterName, FilterValues } from './listFilters.ts';

const pageSize = 25;
/** The most that the server sends at once. */
const largestPage = 500;

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
  readonly filters: FilterValues;
  readonly page: number;
}

export const firstView: ListView = { search: '', sort: 'My order', filters: {}, page: 1 };

/** The request for a part of the list. */
export function listRequest(
  { search, sort, filters, page }: ListView,
  size = pageSize,
): ApiRequest<AdminListPage> {
  const words = search.trim();
  // A view has only values that its filters know.
  const chosen = filters as Pick<NonNullable<CallInput<'listAllPuzzles'>['query']>, FilterName>;
  return searchAllPuzzles({
    query: { ...sorts[sort], page, pageSize: size, ...(words !== '' && { search: words }), ...chosen },
  });
}

/** True when only some puzzles are shown. */
export function isNarrowed({ search, filters }: ListView): boolean {
  return search.trim() !== '' || Object.keys(filters).length > 0;
}

/** True when the whole list is shown in its own order, so that puzzles can be moved. */
export function isInOrder(view: ListView): boolean {
  return view.sort === 'My order' && !isNarrowed(view);
}

/** The page with this position of the list; positions count from 0. */
export function pageOf(position: number): number {
  return Math.floor(position / pageSize) + 1;
}

const isSort = (name: string): name is SortName => Object.hasOwn(sorts, name);

/** The view that the address describes; whatever it does not know, it ignores. */
export function readView(read: (name: string) => string = readAddress): ListView {
  const [sort, page] = [read('sort'), Number(read('page'))];
  const filters = filterNames.flatMap((name) => {
    const value = read(name);
    return isFilterValue(name, value) ? [[name, value]] : [];
  });
  return {
    search: read('search').slice(0, MAX_SEARCH_LENGTH),
    sort: isSort(sort) ? sort : firstView.sort,
    filters: Object.fromEntries(filters) as FilterValues,
    page: Number.isSafeInteger(page) && page > 0 ? page : firstView.page,
  };
}

/** The parameters of the address that describe a view; those of the first view are ''. */
export function addressOf({ search, sort, filters, page }: ListView): Record<string, string> {
  return {
    search: search.trim(),
    sort: sort === firstView.sort ? '' : sort,
    page: page === firstView.page ? '' : String(page),
    ...Object.fromEntries(filterNames.map((name) => [name, filters[name] ?? ''])),
  };
}

/** Every puzzle of a view, on whichever page. */
export async function findAllOf(view: ListView): Promise<PuzzleListItem[]> {
  const puzzles: PuzzleListItem[] = [];
  for (let page = 1; ; page += 1) {
    const found = await sendAsAdmin(listRequest({ ...view, page }, largestPage));
    puzzles.push(...found.puzzles);
    if (found.puzzles.length < largestPage) return puzzles;
  }
}

/** The current part of the list, which survives a reload. */
export function usePuzzleList(changes: number) {
  const [first] = useState(() => readView());
  const query = usePagedQuery({
    firstView: first,
    pageSize,
    requestFor: (view) => listRequest(view),
    changes,
  });
  useEffect(() => writeAddress(addressOf(query.view)), [query.view]);
  return query;
}
