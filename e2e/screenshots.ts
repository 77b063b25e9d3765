import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Listed } from './daily/play.ts';
import { answersAcross, untilReady } from './play/board.ts';
import { phone } from './support/screen.ts';
import { withSite } from './support/withSite.ts';
import { adminSettings } from './admin/admin.ts';
import { takeDeskPictures } from './admin/deskPictures.ts';

/** A picture for the README. */
type Picture = {
  name: string;
  path: string;
  options: BrowserContextOptions;
  /** What the player does before it is taken. */
  prepare: (page: Page) => Promise<void>;
};

const desktop = { viewport: { width: 1280, height: 800 } };

async function typeFirstWords(page: Page): Promise<void> {
  await untilReady(page);
  await page.keyboard.type(answersAcross('09-2-0001').slice(0, 22));
  await page.locator('[class*=crossing]').first().waitFor({ state: 'attached' });
}

const pictures: Picture[] = [
  { name: 'home', path: '/', options: desktop, prepare: async () => {} },
  { name: 'play', path: '/puzzles/09-2-0001', options: desktop, prepare: typeFirstWords },
  {
    name: 'phone',
    path: '/puzzles/09-2-0001',
    options: { ...phone, deviceScaleFactor: 2, colorScheme: 'dark' },
    prepare: typeFirstWords,
  },
  {
    name: 'lair',
    path: '/about',
    options: desktop,
    prepare: async (page) => {
      await page.evaluate(async () => {
        const list = (await (await fetch('/api/puzzles')).json()) as Listed[];
        const completions = list.slice(0, 14).map(({ id, title, datePublished: date }, index) => {
          const isGolden = index % 5 === 2;
          const solve = { title, date, solvedAt: date, timeMs: 60_000, isGolden, word: '' };
          return { puzzleId: id, uid: null, solve };
        });
        localStorage.setItem('monster-completions', JSON.stringify(completions));
      });
      await page.goto(new URL('/lair', page.url()).href);
      await page.getByRole('heading', { name: 'Still to find' }).waitFor();
    },
  },
];

await withSite(async (browser, url) => {
  for (const { name, path, options, prepare } of pictures) {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    // The first page of a visit fetches the fonts, and the next one shows them.
    await page.goto(`${url}/contact`, { waitUntil: 'networkidle' });
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    await prepare(page);
    await page.screenshot({ path: fileURLToPath(new URL(`../docs/pictures/${name}.png`, import.meta.url)) });
    await context.close();
  }
  await takeDeskPictures(browser, url);
}, adminSettings);
