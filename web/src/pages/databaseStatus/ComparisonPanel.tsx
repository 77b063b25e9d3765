import type { CallReply } from '@monster/contract';
import { MAX_SEARCH_LENGTH } from '@monster/contract/limits';
import { useMemo, useState } from 'react';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { Pager } from '../../ui/desk/Pager.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { compareDatabases, countResults, matchesComparison } from './compareDatabases.ts';
import type { ComparedPuzzle, ComparisonResult } from './compareDatabases.ts';
import { ComparedTable } from './ComparedTable.tsx';
import styles from './ComparisonPanel.module.css';
import { useComparison } from './databaseQueries.ts';

/** Small enough for a page to render quickly even with ten thousand puzzles. */
const pageSize = 50;

type Filter = ComparisonResult | 'all';

const filterNames: readonly (readonly [Filter, string])[] = [
  ['all', 'All puzzles'],
  ['main', 'Only in the main database'],
  ['external', 'Only in the external database'],
  ['different', 'Different'],
  ['same', 'The same in both'],
];

/** The filters, each with the number of puzzles that it leaves. */
function filterOptions(puzzles: readonly ComparedPuzzle[]) {
  const counts = { ...countResults(puzzles), all: puzzles.length };
  return filterNames.map(([value, name]) => ({
    value,
    name: `${name} (${counts[value].toLocaleString('en-US')})`,
  }));
}

function describeShown(count: number, search: string): string {
  if (search.trim() === '') return count === 0 ? 'No puzzles here.' : '';
  if (count === 0) return 'No puzzle matches your search.';
  return count === 1 ? '1 puzzle matches.' : `${count.toLocaleString('en-US')} puzzles match.`;
}

/** One page of the comparison at a time, searched and filtered by result. */
function ComparedPages({ main, external }: CallReply<'databaseComparison'>['comparison']) {
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const compared = useMemo(() => compareDatabases(main.puzzles, external.puzzles), [main, external]);
  const found = useMemo(
    () => compared.filter((puzzle) => matchesComparison(puzzle, search)),
    [compared, search],
  );
  const shown = filter === 'all' ? found : found.filter(({ result }) => result === filter);
  const pages = Math.max(1, Math.ceil(shown.length / pageSize));
  const current = Math.min(page, pages);
  const show = (nextFilter: Filter, nextSearch: string): void => {
    setFilter(nextFilter);
    setSearch(nextSearch);
    setPage(1);
  };
  return (
    <>
      <div className={styles['filter']}>
        <Field
          id="comparison-search"
          label="Search"
          type="search"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="Title, author or id"
          value={search}
          onChange={({ currentTarget }) => show(filter, currentTarget.value)}
        />
        {external.error === null && (
          <SelectField
            id="comparison-filter"
            label="Show"
            value={filter}
            options={filterOptions(found)}
            onChange={(value) => show(value, search)}
          />
        )}
      </div>
      <ComparedTable
        main={main}
        external={external}
        puzzles={shown.slice((current - 1) * pageSize, current * pageSize)}
      />
      <p role="status">{describeShown(shown.length, search)}</p>
      <Pager label="Pages of the comparison" page={current} pages={pages} onPage={setPage} />
    </>
  );
}

/** The puzzles of both databases side by side, and where they differ. */
export function ComparisonPanel() {
  const { data, error } = useComparison();
  return (
    <div className={styles['panel']}>
      {error !== undefined && <ErrorNote>Failed to load comparison data</ErrorNote>}
      {data === undefined && error === undefined && <p role="status">Loading comparison data...</p>}
      {data !== undefined && <ComparedPages {...data.comparison} />}
    </div>
  );
}
