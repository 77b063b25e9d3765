import type { Page } from '@playwright/test';
import { fillStorage, forbidStorage } from '../support/brokenStorage.ts';
import { untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { fill, getDailies, getPuzzle, open } from './play.ts';

const completed = (page: Page) => page.getByRole('dialog', { name: 'Daily Puzzle Complete' });

/** From the next page on, storage contains these texts. */
async function withStored(page: Page, items: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, text] of entries)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, Object.entries(items));
}

/** Opens every page that shows what the browser knows of a player, and expects it to work. */
async function expectAllPages(page: Page): Promise<void> {
  const signs = [
    ['/', "Play Today's Crossword"],
    ['/archive', 'Only unsolved'],
    ['/lair', 'Families'],
    ['/statistics', 'Download my data'],
  ] as const;
  for (const [path, sign] of signs) {
    await page.goto(path);
    await untilAlive(page);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expect(page.getByText('could not be shown')).toHaveCount(0);
  }
}

const farFuture = {
  date: '9999-12-31',
  begunOn: '9999-12-31T23:59:59.000Z',
  outcome: 'solved',
  timeMs: 1e300,
  hintsUsed: -7,
  size: 1e9,
};
const solveOfNobody = {
  title: '<b>x</b>',
  date: 'never',
  solvedAt: '9999-12-31',
  timeMs: -1,
  isGolden: true,
  word: '',
};

for (const [what, results, completions] of [
  ['text that is not JSON', '{"a":', '[{'],
  ['another kind of data', '[1,null,"x"]', '{"puzzleId":"a"}'],
  [
    'numbers and dates that cannot be',
    JSON.stringify({ a: farFuture, b: { ...farFuture, date: '0000-01-01' } }),
    '[]',
  ],
  [
    'solves that make no sense',
    '{}',
    JSON.stringify([
      { puzzleId: '', uid: null, solve: solveOfNobody },
      { puzzleId: 'x'.repeat(5000), uid: 'u', solve: { ...solveOfNobody, timeMs: 'soon' } },
    ]),
  ],
] as const)
  test(`storage with ${what} breaks no page`, async ({ page }) => {
    await withStored(page, { 'monster-daily-results': results, 'monster-completions': completions });
    await expectAllPages(page);
    const today = await getPuzzle(page.request, 'today');
    await open(page, 'puzzle=today');
    await fill(page, today);
    await expect(completed(page)).toContainText('has hatched!');
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'See your grid' })).toBeVisible();
  });

test('without any storage, a solved puzzle is celebrated, and the pages know nobody', async ({ page }) => {
  await forbidStorage(page);
  const today = await getPuzzle(page.request, 'today');
  await open(page, 'puzzle=today');
  await fill(page, today);
  await expect(completed(page)).toContainText('has hatched!');
  await expect(completed(page).getByText('1-day streak')).toBeVisible();
  await expectAllPages(page);
});

test('with full storage, what was solved in this tab is remembered in it', async ({ page }) => {
  await fillStorage(page, false);
  const today = await getPuzzle(page.request, 'today');
  await open(page, 'puzzle=today');
  await fill(page, today);
  await expect(completed(page).getByText('1-day streak')).toBeVisible();
  await page.goto('/lair');
  await expect(page.getByText('1 monster found')).toBeVisible();
});

for (const [when, time] of [
  ['far in the future', '2199-06-01T12:00:00Z'],
  ['in 1970', '1970-01-02T00:00:00Z'],
] as const)
  test(`a clock that is ${when} breaks no page, and nothing is lost when it is right again`, async ({
    page,
  }) => {
    const [newest] = await getDailies(page.request);
    await page.clock.install({ time: `${newest?.datePublished.slice(0, 10)}T09:00:00Z` });
    await open(page, `puzzle=${newest?.id}`);
    await fill(page, await getPuzzle(page.request, newest?.id ?? ''));
    await expect(completed(page).getByText('1-day streak')).toBeVisible();
    await page.clock.setSystemTime(time);
    await expectAllPages(page);
    await page.clock.setSystemTime(`${newest?.datePublished.slice(0, 10)}T11:00:00Z`);
    await page.goto('/');
    await expect(page.getByText('1-day streak')).toBeVisible();
  });

for (const [link, words] of [
  ['/todaycrossword?puzzle=%00%3Cscript%3E', 'Puzzle not found'],
  ['/todaycrossword?puzzle=05-1-9999&timer=abc#grid', 'Puzzle not found'],
  ['/puzzles/%E2%98%A0', 'MONSTER NOT FOUND'],
  ['/archive/2026-99', '404 Page Not Found'],
] as const)
  test(`a link with rubbish, ${link}, gets a clear sentence`, async ({ page, allow }) => {
    allow(/404|400/);
    await page.goto(link);
    await expect(page.getByText(words).first()).toBeVisible();
  });

test('the home page is the same HTML for everyone', async ({ request }) => {
  const htmlOf = async (path: string, cookie = '') =>
    (await request.get(path, { headers: { cookie } })).text();
  const html = await htmlOf('/');
  expect(html).toContain('Solve it to hatch me');
  for (const path of ['/?uid=ab', '/?utm_campaign=welcome']) expect(await htmlOf(path)).toBe(html);
  expect(await htmlOf('/', 'a=b')).toBe(html);
});
