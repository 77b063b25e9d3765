import type { PuzzleListItem } from '@monster/contract';
import { PageHead } from '../../app/PageHead.tsx';
import type { Match, PageModule } from '../../app/routes.ts';
import { listPath } from '../../daily/dailyList.ts';
import { lairOf } from '../../monsters/lairOf.ts';
import { useSolved } from '../../monsters/useSolved.ts';
import { useQuery } from '../../queries.ts';
import { Page } from '../../ui/Page.tsx';
import { useIsInBrowser } from '../../useIsInBrowser.ts';
import { Found } from './Found.tsx';
import styles from './LairPage.module.css';
import { LairSkeleton, StillToFind } from './StillToFind.tsx';

function View({ match: { search } }: { match: Match }) {
  const { data, error } = useQuery<PuzzleListItem[]>(listPath);
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
            <Found lair={lair} search={search} />
            <StillToFind lair={lair} search={search} hasFailed={error !== undefined} />
          </>
        ) : (
          <LairSkeleton />
        )}
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
