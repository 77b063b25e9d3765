import type { PuzzleListItem } from '@monster/contract';
import { useState } from 'react';
import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { listPuzzles } from '../../api/puzzleCalls.ts';
import { useQuery } from '../../api/queries.ts';
import { formatDate } from '../../lib/dates.ts';
import { CompletedTick } from '../../daily/CompletedTick.tsx';
import { dailyHref } from '../../daily/dailyLinks.ts';
import { useCompleted } from '../../daily/useCompleted.ts';
import { Page } from '../../site/Page.tsx';
import { isUid } from '../../site/uid.ts';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { ArchiveFilters } from './ArchiveFilters.tsx';
import styles from './ArchivePage.module.css';
import { groupByMonth, matchesFilter, noFilter } from './archiveList.ts';

const placeholders = Array.from({ length: 12 }, (_, index) => index);

function ArchiveSkeleton() {
  return (
    <>
      <p role="status">Loading the archive...</p>
      <ul className={styles['list']} aria-hidden="true" data-awaited>
        {placeholders.map((place) => (
          <li key={place} className={styles['placeholder']} />
        ))}
      </ul>
    </>
  );
}

function describeCount(count: number): string {
  if (count === 0) return 'No puzzles of this size and difficulty yet.';
  return count === 1 ? '1 puzzle' : `${count} puzzles`;
}

interface ArchiveRowProps {
  readonly puzzle: PuzzleListItem;
  readonly search: URLSearchParams;
  readonly isCompleted: boolean;
}

function ArchiveRow({ puzzle, search, isCompleted }: ArchiveRowProps) {
  const { id, title, author, difficulty, size, datePublished } = puzzle;
  return (
    <li className={styles['row']}>
      <time dateTime={datePublished}>{formatDate(datePublished, 'short')}</time>
      <span className={styles['title']}>
        <a href={dailyHref(search, id)}>{title}</a>
        <span className={styles['author']}> by {author}</span>
      </span>
      <span className={styles['measures']}>
        <DifficultyStars difficulty={difficulty} />
        <span>
          {size}×{size}
        </span>
      </span>
      <span className={styles['done']}>{isCompleted && <CompletedTick />}</span>
    </li>
  );
}

function Months({ search }: { search: URLSearchParams }) {
  const { data, error, retry } = useQuery(listPuzzles());
  const uid = search.get('uid');
  const completed = useCompleted(isUid(uid) ? uid : null);
  const [filter, setFilter] = useState(noFilter);
  if (data === undefined)
    return error === undefined ? (
      <ArchiveSkeleton />
    ) : (
      <LoadNote
        loading="Loading the archive..."
        failure="The archive could not be loaded. Please try again later."
        retry={retry}
      />
    );
  const shown = data.filter((puzzle) => matchesFilter(puzzle, filter));
  return (
    <>
      <ArchiveFilters puzzles={data} filter={filter} onChange={setFilter} />
      <p role="status">{describeCount(shown.length)}</p>
      {groupByMonth(shown).map(({ month, puzzles }) => (
        <section key={month} className={styles['month']} aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`}>{month === '' ? 'Undated' : formatDate(`${month}-01`, 'month')}</h2>
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
        description="Every crossword published here, month by month. Play them whenever you like."
      />
      <div className={styles['page']}>
        <h1>Archive</h1>
        <p>Every crossword published so far. A check mark shows the ones you have completed.</p>
        <ErrorBoundary>
          <Months search={search} />
        </ErrorBoundary>
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
