import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { useSite } from '../../site/site.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Page } from '../../site/Page.tsx';
import { Prose } from '../../ui/prose/Prose.tsx';
import { HowToPlay } from './HowToPlay.tsx';
import { SizeRange } from './SizeRange.tsx';

function View() {
  const { siteName } = useSite();
  return (
    <Page>
      <PageHead
        title="About"
        description="What you can play here: crosswords from 3x3 to 15x15, hints, timers, five levels and a Daily Teaser. Free and without an account."
      />
      <Prose>
        <h1>About {siteName}</h1>
        <p>
          {siteName} is a free crossword site for people who like to think for two minutes, or for an hour.
          Our grids range from 3x3 to 15x15: the smallest are over before the kettle boils, the largest can
          keep you company for a whole train journey.
        </p>
        <SizeRange />
        <p>
          Every puzzle shows its difficulty as one to five stars. One star is a friendly start for somebody
          who has never solved a crossword. Five stars will make an old hand stop and grin.
        </p>
        <HowToPlay />
        <h2>The five levels</h2>
        <p>
          The challenge is a short journey through five crosswords, from a 3x3 that anybody can solve up to a
          7x7. A bar above the grid shows how far you have come. At the end of level 5 a special monster can
          be unlocked, and your total score may take you up the leaderboard, under a name of your choice.
        </p>
        <h2>The Daily Teaser</h2>
        <p>
          The Daily Teaser is our daily series. The day begins at midnight UTC for everybody, so friends in
          other countries solve the same puzzle as you. Missed a few? Earlier teasers stay open, and a tick
          marks those you have finished.
        </p>
        <h2>Who it is for</h2>
        <p>
          For anyone. You need no account and no app, only a browser: on a phone with one thumb, at a desk
          with a keyboard alone, or with a screen reader. The site is paid for by ads, which is why it costs
          you nothing.
        </p>
        <p>
          Found a mistake in a clue, or have an idea? <a href="/contact">Write to us</a>. How we treat what
          you tell us is in the <a href="/privacy-policy">Privacy Policy</a>.
        </p>
        <p>
          <LinkButton href="/todaycrossword?puzzle=today">Play Today's Crossword</LinkButton>
        </p>
      </Prose>
    </Page>
  );
}

export const page: PageModule = { View };
