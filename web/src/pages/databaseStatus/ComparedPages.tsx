import type { DatabasePuzzles } from '@monster/contract';
import { useState } from 'react';
import { Pager } from '../../ui/desk/Pager.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { countLikeness } from './compareDatabases.ts';
import type { ComparedPuzzle, Likeness } from './compareDatabases.ts';
import { ComparedTable } from './ComparedTable.tsx';
import styles from './ComparisonPanel.module.css';

/** Few enough that a page of them is quick with ten thousand puzzles too. */
const pageSize = 50;

type Filter = Likeness | 'all';

const filterNames: readonly (readonly [Filter, string])[] = [
  ['all', 'All puzzles'],
  ['main', 'Only in the main database'],
  ['external', 'Only in the external database'],
  ['different', 'Different'],
  ['same', 'The same in both'],
];

interface ComparedPagesProps {
  readonly main: DatabasePuzzles;
  readonly external: DatabasePuzzles;
  readonly compared: readonly ComparedPuzzle[];
}

/** One page of the comparison at a time, of all puzzles or of those that differ in a way. */
export function ComparedPages({ main, external, compared }: ComparedPagesProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [page, setPage] = useState(1);
  const counts = { ...countLikeness(compared), all: compared.length };
  const shown = filter === 'all' ? compared : compared.filter(({ likeness }) => likeness === filter);
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
