import { useState } from 'react';
import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { listPuzzles } from '../../api/puzzleCalls.ts';
import { useQuery } from '../../api/queries.ts';
import { formatDate } from '../../lib/dates.ts';
import { useCompleted } from '../../daily/useCompleted.ts';
import { Page } from '../../site/Page.tsx';
import { isUid } from '../../site/uid.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { ArchiveFilters } from './ArchiveFilters.tsx';
import styles from './ArchivePage.module.css';
import { ArchiveRow } from './ArchiveRow.tsx';
import { byMonth, matches, noFilter } from './months.ts';

const rows = Array.from({ length: 12 }, (_, index) => index);

function ArchiveSkeleton() {
  return (
    <>
      <p role="status">Loading the archive...</p>
      <ul className={styles['list']} aria-hidden="true" data-awaited>
        {rows.map((row) => (
          <li key={row} className={styles['placeholder']} />
        ))}
      </ul>
    </>
  );
}

function countOf(puzzles: number): string {
  if (puzzles === 0) return 'No puzzle of this size and difficulty yet.';
  return puzzles === 1 ? '1 puzzle' : `${puzzles} puzzles`;
}

function Months({ search }: { search: URLSearchParams }) {
  const { data, error } = useQuery(listPuzzles());
  const uid = search.get('uid');
  const completed = useCompleted(isUid(uid) ? uid : null);
  const [filter, setFilter] = useState(noFilter);
  if (data === undefined)
    return error === undefined ? (
      <ArchiveSkeleton />
    ) : (
      <p role="status">The archive could not be loaded. Please try again later.</p>
    );
  const shown = data.filter((puzzle) => matches(puzzle, filter));
  return (
    <>
      <ArchiveFilters puzzles={data} filter={filter} onChange={setFilter} />
      <p role="status">{countOf(shown.length)}</p>
      {byMonth(shown).map(({ month, puzzles }) => (
        <section key={month} className={styles['month']} aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`}>{formatDate(`${month}-01`, 'month')}</h2>
          <ul className={styles['list']}>
            {puzzles.map((puzzle) => (
              <ArchiveRow
                key={puzzle.id}
                puzzle={puzzle}
                search={search}
                isCompleted={completed.has(puzzle.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function View({ match: { search } }: { match: Match }) {
  return (
    <Page>
      <PageHead
        title="Archive"
        description="Every crossword published here, month by month, to be played whenever you like."
      />
      <div className={styles['page']}>
        <h1>Archive</h1>
        <p>Every crossword published so far. A tick marks the ones you have completed.</p>
        <ErrorBoundary>
          <Months search={search} />
        </ErrorBoundary>
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
