import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { useSite } from '../../site/site.ts';
import { useBanner } from '../../ads/place/useBanner.ts';
import { getToday, listRecent } from '../../api/puzzleCalls.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Page } from '../../site/Page.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { featuredRequest, FeaturedPuzzles } from './FeaturedPuzzles.tsx';
import styles from './HomePage.module.css';
import { LevelChallenge } from './LevelChallenge.tsx';
import { RecentDailies } from './RecentDailies.tsx';
import { TodayTeaser } from './TodayTeaser.tsx';
import { TopPlayers } from './TopPlayers.tsx';
import { useIsReturning } from './useIsReturning.ts';

/** Reserves the banner's exact size from the first paint; on a screen too narrow for the banner, it stays empty. */
function AdSpace() {
  const slot = useBanner('728x90', false);
  return (
    <div className={styles['ad']}>
      <div className={styles['adSize']} />
      <p className={styles['adLabel']}>Advertisement Space (728x90)</p>
      <div ref={slot} className={styles['adSlot']} />
    </div>
  );
}

/** The welcome and today's puzzle, which comes first for players who have been here before. */
function Hero() {
  const { siteName } = useSite();
  const intro = (
    <p key="intro" className={styles['intro']}>
      Free crosswords for every mood, from quick daily teasers to challenging brain-busters. No account, no
      fuss: pick a grid and start solving.
    </p>
  );
  const start = (
    <div key="start" className={styles['start']}>
      <LinkButton href="/todaycrossword?puzzle=today" size="large">
        Play Today's Crossword
      </LinkButton>
      <p className={styles['caption']}>Start with today's puzzle and see how far you can go!</p>
    </div>
  );
  const today = (
    <div key="today" className={styles['today']}>
      <Mascot className={styles['mascot']} />
      <ErrorBoundary>
        <TodayTeaser />
      </ErrorBoundary>
    </div>
  );
  return (
    <section className={styles['hero']}>
      <h1>
        Welcome to <span className={styles['name']}>{siteName}!</span>
      </h1>
      {/* The styles have moved them already; here, the order for keyboards and screen readers follows. */}
      {useIsReturning() ? [today, start, intro] : [intro, start, today]}
    </section>
  );
}

function View() {
  return (
    <Page>
      <PageHead description="Free crosswords for everyone, from quick daily teasers to challenging brain-busters. No sign-up: open today's puzzle and play." />
      <div className={styles['page']}>
        <Hero />
        <AdSpace />
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
