import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { useSite } from '../../site/site.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { GridMark } from '../../ui/prose/GridMark.tsx';
import { Page } from '../../site/Page.tsx';
import { Prose } from '../../ui/prose/Prose.tsx';
import styles from './AboutPage.module.css';

const sizes = [3, 5, 7, 9, 11, 13, 15];

/** Pictures of the grid sizes, drawn to scale; purely decorative. */
function SizeRange() {
  return (
    <div className={styles['sizes']}>
      {sizes.map((size) => (
        <GridMark key={size} className={styles[`size${size}`]} size={size} />
      ))}
    </div>
  );
}

function HowToPlay() {
  return (
    <>
      <h2>How to play</h2>
      <ol>
        <li>Pick a clue, or a cell in the grid. The clue you're working on appears next to the grid.</li>
        <li>
          Type your answer, one letter per cell. To switch between across and down, select the same cell again
          or press the space bar. The arrow keys move you around the grid, and Tab takes you to the next clue.
        </li>
        <li>
          When a word is right, it is marked as solved and its clue is dimmed. Fill in every white cell
          correctly and the puzzle is yours.
        </li>
      </ol>
      <p>
        Your game is saved in your browser, so you can close the page and pick it up later on the same device.
      </p>
      <h2>Hints and Reveal All</h2>
      <p>
        Stuck? Every puzzle comes with three hints. A hint fills in some of the letters you're missing for the
        selected clue: the last one, if only one is missing; all but one, if you already have at least half;
        otherwise, just enough to get you halfway there. Reveal All fills in the whole grid, for when you'd
        rather see the answers and move on. You may be asked to watch a short ad before a hint or Reveal All.
      </p>
      <h2>Against the clock</h2>
      <p>
        Some puzzles come with a countdown. Each word you complete adds 60 seconds, and the seconds left when
        the last letter falls into place are your score. No countdown? Take all the time in the world.
      </p>
    </>
  );
}

function LevelsAndDailies() {
  return (
    <>
      <h2>The five levels</h2>
      <p>
        The challenge takes you through five crosswords, from a 3x3 that anyone can solve up to a 7x7. A bar
        above the grid shows how far you've come. Finish level 5 and you can unlock a special monster, and
        your total score can take you up the leaderboard under a name of your choice.
      </p>
      <h2>The Daily Teaser</h2>
      <p>
        The Daily Teaser is our daily series. Each new day begins at midnight UTC for everyone, so friends in
        other countries get the same puzzle you do. Missed a few? Earlier teasers stay open, and a check mark
        shows which ones you've finished.
      </p>
    </>
  );
}

function View() {
  const { siteName } = useSite();
  return (
    <Page>
      <PageHead
        title="About"
        description="What you can play here: crosswords from 3x3 to 15x15, hints, timers, five levels and a Daily Teaser. Free, with no account needed."
      />
      <Prose>
        <h1>About {siteName}</h1>
        <p>
          {siteName} is a free crossword site for anyone with two minutes to spare, or an hour. Our grids
          range from 3x3 to 15x15: you can finish the smallest before your coffee is ready, and the largest
          can keep you company for a whole train ride.
        </p>
        <SizeRange />
        <p>
          Every puzzle is rated from one to five stars. One star is a friendly place to start if you've never
          solved a crossword. Five stars will make even an old hand stop and grin.
        </p>
        <HowToPlay />
        <LevelsAndDailies />
        <h2>Who it's for</h2>
        <p>
          Everyone. You don't need an account or an app, just a browser. Play on your phone with one thumb, at
          your desk with only a keyboard, or with a screen reader. Ads pay for the site, so it costs you
          nothing.
        </p>
        <p>
          Found a mistake in a clue, or have an idea? <a href="/contact">Write to us</a>. Our{' '}
          <a href="/privacy-policy">Privacy Policy</a> explains how we handle what you tell us.
        </p>
        <p>
          <LinkButton href="/todaycrossword?puzzle=today">Play Today's Crossword</LinkButton>
        </p>
      </Prose>
    </Page>
  );
}

export const page: PageModule = { View };
