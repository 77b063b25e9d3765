import { useState } from 'react';
import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { getLeaderboard } from '../../api/player/playerCalls.ts';
import { firstStep, nextStep } from '../../levels/nextStep.ts';
import { levelProgress } from '../../game/levelProgress.ts';
import { NameForm } from '../../names/NameForm.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { Page } from '../../site/Page.tsx';
import { useIsInBrowser } from '../../lib/useIsInBrowser.ts';
import { isUid } from '../../site/uid.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import ranks from '../../ui/ranks/RankPage.module.css';
import styles from './LeaderboardPage.module.css';
import { LeaderboardTable } from './LeaderboardTable.tsx';

function View({ match }: { match: Match }) {
  const [changes, setChanges] = useState(0);
  const uidParam = match.search.get('uid');
  const uid = isUid(uidParam) ? uidParam : null;
  const step = useIsInBrowser() ? nextStep(levelProgress(), uid) : firstStep;
  return (
    <Page>
      <PageHead
        title="Leaderboard"
        description="The highest total scores in the five-level crossword challenge."
      />
      <div className={ranks['page']}>
        <header className={styles['head']}>
          <Mascot className={styles['mascot']} />
          <div>
            <h1>Leaderboard</h1>
            <p>
              The highest total scores over the five levels, as the server has replayed them. Beat the clock
              to climb.
            </p>
          </div>
        </header>
        <Card className={ranks['sheet']}>
          <ErrorBoundary>
            <LeaderboardTable uid={uid} changes={changes} />
          </ErrorBoundary>
        </Card>
        <NameForm onChange={() => setChanges((count) => count + 1)} />
        <LinkButton href={step.href}>{step.label}</LinkButton>
        <p>
          Or see how you do among <a href="/friends">your friends</a>, or among all who have solved{' '}
          <a href="/times">today's puzzle</a>.
        </p>
      </div>
    </Page>
  );
}

export const page: PageModule = { View, data: () => [getLeaderboard()] };
