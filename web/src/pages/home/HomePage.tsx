import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';
import { useSite } from '../../app/site.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { AdSpace } from './AdSpace.tsx';
import { FeaturedPuzzles } from './FeaturedPuzzles.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import styles from './HomePage.module.css';
import { LevelChallenge } from './LevelChallenge.tsx';
import { RecentDailies, recentPath } from './RecentDailies.tsx';
import { TodayTeaser, todayPath } from './TodayTeaser.tsx';
import { TopPlayers } from './TopPlayers.tsx';
import { featuredPath } from './useFeatured.ts';

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
        <TodayTeaser />
        <LevelChallenge />
        <FeaturedPuzzles />
        <RecentDailies />
        <TopPlayers />
      </div>
    </Page>
  );
}

export const page: PageModule = { View, data: () => [featuredPath, todayPath, recentPath] };
