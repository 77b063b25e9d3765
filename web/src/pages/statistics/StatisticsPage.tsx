import { useIsInBrowser } from '../../lib/useIsInBrowser.ts';
import { Page } from '../../site/Page.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { PlayerStatistics } from './PlayerStatistics.tsx';
import styles from './StatisticsPage.module.css';

const placeholders = [1, 2, 3];

function StatisticsSkeleton() {
  return (
    <div className={styles['page']} role="status" data-awaited>
      <VisuallyHidden>Counting your puzzles...</VisuallyHidden>
      {placeholders.map((place) => (
        <div key={place} className={styles['placeholder']} />
      ))}
    </div>
  );
}

function View({ match: { search } }: { match: Match }) {
  const isReady = useIsInBrowser();
  return (
    <Page>
      <PageHead
        title="Your statistics"
        description="Your streak, your times by size of grid, your year in Daily Teasers, and your data as a file."
        isIndexed={false}
      />
      <div className={styles['page']}>
        <header className={styles['head']}>
          <h1>Your statistics</h1>
          <p>They count the Daily Teasers that you play in this browser, and they stay in it.</p>
        </header>
        {isReady ? (
          <ErrorBoundary>
            <PlayerStatistics search={search} />
          </ErrorBoundary>
        ) : (
          <StatisticsSkeleton />
        )}
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
