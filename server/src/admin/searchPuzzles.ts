import type { AdminListPage, AdminListQuery, PuzzleListItem } from '@monster/contract';
import { matchesSearch } from '@monster/engine';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

type SortKey = NonNullable<AdminListQuery['sort']>;

function compare(a: PuzzleListItem, b: PuzzleListItem, key: SortKey): number {
  const [left, right] = [a[key], b[key]];
  if (typeof left === 'string' && typeof right === 'string')
    return key === 'datePublished'
      ? Number(left > right) - Number(left < right)
      : collator.compare(left, right);
  return Number(left) - Number(right);
}

/**
 * One page of the puzzles whose title, author, id or date contain every word of the search. Not done in SQL, because
 * the two databases compare letters beyond A-Z differently.
 */
export function searchPuzzles(puzzles: readonly PuzzleListItem[], query: AdminListQuery): AdminListPage {
  const { sort = 'order', direction = 'ascending', page = 1, pageSize = 50 } = query;
  const found = puzzles.filter((puzzle) => matchesSearch(puzzle, query.search ?? ''));
  const sign = direction === 'ascending' ? 1 : -1;
  // Equal puzzles stay in the admin's order in both directions.
  const sorted = found.toSorted((a, b) => sign * compare(a, b, sort));
  return {
    puzzles: sorted.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    page,
    pageSize,
  };
}
