import type { CallReply } from '@monster/contract';
import { useMemo, useState } from 'react';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { Pager } from '../../ui/desk/Pager.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { compareDatabases, countResults } from './compareDatabases.ts';
import type { ComparisonResult } from './compareDatabases.ts';
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

/** One page of the comparison at a time, filtered by result. */
function ComparedPages({ main, external }: CallReply<'databaseComparison'>['comparison']) {
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const compared = useMemo(() => compareDatabases(main.puzzles, external.puzzles), [main, external]);
  const counts = { ...countResults(compared), all: compared.length };
  const shown = filter === 'all' ? compared : compared.filter(({ result }) => result === filter);
  const pages = Math.max(1, Math.ceil(shown.length / pageSize));
  const current = Math.min(page, pages);
  const isComparable = external.error === null;
  return (
    <>
      {isComparable && (
        <div className={styles['filter']}>
          <SelectField
            id="comparison-filter"
            label="Show"
            value={filter}
            options={filterNames.map(([value, name]) => ({
              value,
              name: `${name} (${counts[value].toLocaleString('en-US')})`,
            }))}
            onChange={(value) => {
              setFilter(value);
              setPage(1);
            }}
          />
        </div>
      )}
      <ComparedTable
        main={main}
        external={external}
        puzzles={shown.slice((current - 1) * pageSize, current * pageSize)}
      />
      {shown.length === 0 && <p>No puzzles here.</p>}
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
