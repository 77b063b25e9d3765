import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { useSite } from '../../site/site.ts';
import { getToday, listRecent } from '../../api/puzzleCalls.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Page } from '../../site/Page.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { AdSpace } from './AdSpace.tsx';
import { featuredRequest, FeaturedPuzzles } from './FeaturedPuzzles.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import styles from './HomePage.module.css';
import { LevelChallenge } from './LevelChallenge.tsx';
import { RecentDailies } from './RecentDailies.tsx';
import { TodayTeaser } from './TodayTeaser.tsx';
import { TopPlayers } from './TopPlayers.tsx';

function View() {
  const { siteName } = useSite();
  return (
    <Page>
      <PageHead description="Free crosswords for everyone, from quick daily teasers to challenging brain-busters. No sign-up: open today's puzzle and play." />
      <div className={styles['page']}>
        <section className={styles['hero']}>
          <div className={styles['words']}>
            <h1>
              Welcome to <span className={styles['name']}>{siteName}!</span>
            </h1>
            <p className={styles['intro']}>
              Free crosswords for every mood, from quick daily teasers to challenging brain-busters. No
              account, no fuss: pick a grid and start solving.
            </p>
            <div className={styles['start']}>
              <LinkButton href="/todaycrossword?puzzle=today" size="large">
                Play Today's Crossword
              </LinkButton>
              <p className={styles['caption']}>Start with today's puzzle and see how far you can go!</p>
            </div>
          </div>
          <HeroPicture />
        </section>
        <AdSpace />
        <ErrorBoundary>
          <TodayTeaser />
        </ErrorBoundary>
        <ErrorBoundary>
          <LevelChallenge />
        </ErrorBoundary>
        <ErrorBoundary>
          <FeaturedPuzzles />
        </ErrorBoundary>
        <ErrorBoundary>
          <RecentDailies />
        </ErrorBoundary>
        <ErrorBoundary>
          <TopPlayers />
        </ErrorBoundary>
      </div>
    </Page>
  );
}

export const page: PageModule = { View, data: () => [featuredRequest, getToday(), listRecent()] };
