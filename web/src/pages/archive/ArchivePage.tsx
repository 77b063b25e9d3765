import type { Archive, PuzzleListItem } from '@monster/contract';
import { newestFirst } from '@monster/engine';
import { useState } from 'react';
import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { ApiError } from '../../api/client.ts';
import { getArchive } from '../../api/player/archiveCall.ts';
import { useQuery } from '../../api/queries.ts';
import type { Query } from '../../api/queries.ts';
import { formatDate } from '../../lib/dates.ts';
import type { Retry } from '../../lib/retry.ts';
import { CompletedTick } from '../../daily/CompletedTick.tsx';
import { dailyHref } from '../../daily/dailyLinks.ts';
import { useCompleted } from '../../daily/useCompleted.ts';
import { Message } from '../../site/Message.tsx';
import { Page } from '../../site/Page.tsx';
import { isUid } from '../../site/uid.ts';
import { DifficultyStars } from '../../ui/DifficultyStars.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { ArchiveFilters } from './ArchiveFilters.tsx';
import { ArchiveMonths, formatMonth } from './ArchiveMonths.tsx';
import styles from './ArchivePage.module.css';
import { matchesFilter, noFilter } from './archiveList.ts';

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

interface MonthProps {
  readonly archive: Archive;
  readonly search: URLSearchParams;
}

/** The puzzles of one month, and the way to the others. */
function Month({ archive, search }: MonthProps) {
  const uid = search.get('uid');
  const completed = useCompleted(isUid(uid) ? uid : null);
  const [filter, setFilter] = useState(noFilter);
  const shown = newestFirst(archive.puzzles.filter((puzzle) => matchesFilter(puzzle, filter)));
  return (
    <>
      <ArchiveFilters puzzles={archive.puzzles} filter={filter} onChange={setFilter} />
      <section aria-labelledby="month">
        <h2 id="month">{formatMonth(archive.month)}</h2>
        <p role="status">{describeCount(shown.length)}</p>
        <ul className={styles['list']}>
          {shown.map((puzzle) => (
            <ArchiveRow
              key={puzzle.id}
              puzzle={puzzle}
              search={search}
              isCompleted={completed.has(puzzle.id)}
            />
          ))}
        </ul>
      </section>
      <ArchiveMonths archive={archive} search={search} />
    </>
  );
}

interface ArchiveContentProps {
  readonly query: Query<Archive> & { readonly retry: Retry };
  readonly search: URLSearchParams;
}

function ArchiveContent({ query: { data, error, retry }, search }: ArchiveContentProps) {
  if (data !== undefined) return <Month archive={data} search={search} />;
  if (error === undefined) return <ArchiveSkeleton />;
  return (
    <LoadNote
      loading="Loading the archive..."
      failure="The archive could not be loaded. Please try again later."
      retry={retry}
    />
  );
}

function MissingMonth() {
  return (
    <Message isFinal>
      <PageHead title="Archive" description="No crossword was published in this month." status={404} />
      No crossword was published in this month.
    </Message>
  );
}

const requestOf = (month: string) => (month === '' ? getArchive() : getArchive({ query: { month } }));

function View({ match: { param, search } }: { match: Match }) {
  const query = useQuery(requestOf(param));
  if (query.error instanceof ApiError && query.error.status === 404) return <MissingMonth />;
  return (
    <Page>
      <PageHead
        title={param === '' ? 'Archive' : `Archive, ${formatMonth(param)}`}
        description={
          param === ''
            ? 'Every crossword published here, month by month. Play them whenever you like.'
            : `The crosswords of ${formatMonth(param)}. Play them whenever you like.`
        }
      />
      <div className={styles['page']}>
        <h1>Archive</h1>
        <p>
          Every crossword published so far, month by month. A check mark shows the ones you have completed.
        </p>
        <ErrorBoundary>
          <ArchiveContent query={query} search={search} />
        </ErrorBoundary>
      </div>
    </Page>
  );
}

export const page: PageModule = { View, data: ({ param }) => [requestOf(param)] };
