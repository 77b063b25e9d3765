import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { listPuzzles } from '../../api/puzzleCalls.ts';
import { lairOf } from '../../monsters/lairOf.ts';
import { useSolved } from '../../monsters/useSolved.ts';
import { useQuery } from '../../api/queries.ts';
import { Page } from '../../site/Page.tsx';
import { useIsInBrowser } from '../../lib/useIsInBrowser.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FoundMonsters } from './FoundMonsters.tsx';
import { HiddenMonsters } from './HiddenMonsters.tsx';
import styles from './LairPage.module.css';

const placeholders = [1, 2, 3, 4, 5, 6];

function LairSkeleton() {
  return (
    <div className={styles['monsters']} role="status" data-awaited>
      <VisuallyHidden>Looking into the lair...</VisuallyHidden>
      {placeholders.map((place) => (
        <div key={place} className={styles['placeholder']} />
      ))}
    </div>
  );
}

function View({ match: { search } }: { match: Match }) {
  const { data, error, retry } = useQuery(listPuzzles());
  const lair = lairOf(data ?? [], useSolved());
  const isReady = useIsInBrowser() && (data !== undefined || error !== undefined);
  return (
    <Page>
      <PageHead
        title="Your lair"
        description="Every crossword you solve hatches a monster of its own. This is where they live."
      />
      <div className={styles['page']}>
        <header className={styles['head']}>
          <h1>Your lair</h1>
          <p>Every crossword you solve hatches a monster of its own. They live here, in this browser.</p>
        </header>
        {isReady ? (
          <>
            <ErrorBoundary>
              <FoundMonsters lair={lair} search={search} />
            </ErrorBoundary>
            <ErrorBoundary>
              <HiddenMonsters lair={lair} search={search} retry={error === undefined ? null : retry} />
            </ErrorBoundary>
          </>
        ) : (
          <LairSkeleton />
        )}
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
