import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { useIsInBrowser } from '../../lib/useIsInBrowser.ts';
import { Page } from '../../site/Page.tsx';
import { Inhabitants, LairSkeleton } from './Inhabitants.tsx';
import styles from './LairPage.module.css';

function View({ match: { search } }: { match: Match }) {
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
          <p>
            <a href="/take-along">Take it along to another device</a> · <a href="/reminders">Reminders</a>
          </p>
        </header>
        {useIsInBrowser() ? <Inhabitants search={search} /> : <LairSkeleton />}
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
