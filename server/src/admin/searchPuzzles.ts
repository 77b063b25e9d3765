import type { AdminListPage, AdminListQuery, PuzzleListItem } from '@monster/contract';
import { isInSeries, matchesSearch } from '@monster/engine';

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

/** What a filter needs to know besides the puzzle. */
interface Facts {
  readonly today: string;
  /** The puzzles that no editor has touched. */
  readonly madeIds: ReadonlySet<string>;
}

/** True when a filter is not set, or set to the puzzle's own value. */
const allows = <Value>(filter: Value | undefined, value: Value): boolean =>
  filter === undefined || filter === value;

function matchesFilters(puzzle: PuzzleListItem, query: AdminListQuery, { today, madeIds }: Facts): boolean {
  return (
    allows(query.status, puzzle.datePublished > today ? 'scheduled' : 'published') &&
    allows(query.series, isInSeries(puzzle) ? 'daily' : 'other') &&
    allows(query.madeBy, madeIds.has(puzzle.id) ? 'site' : 'editors') &&
    allows(query.featured, puzzle.featured) &&
    allows(query.difficulty, puzzle.difficulty) &&
    allows(query.size, puzzle.size)
  );
}

/**
 * One page of the puzzles that pass the filters and whose title, author, id or date contain every word of the search. Not done in SQL, because
 * the two databases compare letters beyond A-Z differently.
 */
export function searchPuzzles(
  puzzles: readonly PuzzleListItem[],
  query: AdminListQuery,
  facts: Facts,
): AdminListPage {
  const { sort = 'order', direction = 'ascending', page = 1, pageSize = 50 } = query;
  const found = puzzles.filter(
    (puzzle) => matchesFilters(puzzle, query, facts) && matchesSearch(puzzle, query.search ?? ''),
  );
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
