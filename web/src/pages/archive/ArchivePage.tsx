import type { Archive } from '@monster/contract';
import { useState } from 'react';
import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { ApiError } from '../../api/client.ts';
import { getArchive } from '../../api/player/archiveCall.ts';
import { useQuery } from '../../api/queries.ts';
import type { Query } from '../../api/queries.ts';
import type { Retry } from '../../lib/retry.ts';
import { Message } from '../../site/Message.tsx';
import { Page } from '../../site/Page.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LoadNote } from '../../ui/LoadNote.tsx';
import { ArchiveSkeleton } from './ArchiveList.tsx';
import { ArchiveMonth } from './ArchiveMonth.tsx';
import { formatMonth } from './ArchiveMonths.tsx';
import styles from './ArchivePage.module.css';
import { noFilter } from './archiveFilter.ts';
import { viewOf } from './archiveLinks.ts';

interface ArchiveContentProps {
  readonly query: Query<Archive> & { readonly retry: Retry };
  readonly search: URLSearchParams;
}

function ArchiveContent({ query: { data, error, retry }, search }: ArchiveContentProps) {
  // Kept from month to month.
  const [filter, setFilter] = useState(noFilter);
  if (data !== undefined)
    return <ArchiveMonth archive={data} search={search} filter={filter} onFilter={setFilter} />;
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
        // Crawlers find the same puzzles in the calendar.
        isIndexed={viewOf(search) === 'calendar'}
      />
      <div className={styles['page']}>
        <h1>Archive</h1>
        <p>Every crossword so far, month by month. Solve one, and its monster hatches.</p>
        <ErrorBoundary>
          <ArchiveContent query={query} search={search} />
        </ErrorBoundary>
      </div>
    </Page>
  );
}

export const page: PageModule = { View, data: ({ param }) => [requestOf(param)] };
