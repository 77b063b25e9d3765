import type { Page } from '@playwright/test';
import { startBreakable, startReleases } from '../support/front.ts';
import { untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { fill, getDailies, getPuzzle, newUid, open, viewports } from './play.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits for the worker, which is active once it has stored everything it serves offline. */
async function untilStored(page: Page): Promise<void> {
  await untilAlive(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

test("today's puzzle and the last seven can be played offline, and the completion is sent later", async ({
  page,
  context,
  request,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/);
  const dailies = await getDailies(request);
  const [newest, second] = dailies;
  const uid = newUid();
  const answers = await getPuzzle(request, 'today');
  await open(page, 'puzzle=today');
  await untilStored(page);
  await context.setOffline(true);

  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: "Today's crossword" }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(answers.title);
  for (const [index, { id, title }] of dailies.slice(0, 8).entries()) {
    await page.setViewportSize(viewports[index % viewports.length] ?? viewports[0]);
    await open(page, `puzzle=${id}&timer=5&utm_campaign=x`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }

  await open(page, `puzzle=${newest?.id}&uid=${uid}`);
  await fill(page, await getPuzzle(request, newest?.id ?? ''));
  const dialog = page.getByRole('dialog', { name: 'Daily Puzzle Complete' });
  await dialog.getByRole('button', { name: 'Look at the grid' }).click();
  await page.getByRole('button', { name: 'Statistics' }).click();
  await page.getByRole('dialog', { name: 'Statistics' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Next Crossword' }).click();
  await page.waitForURL(new RegExp(`puzzle=${second?.id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(second?.title));

  const sent = page.waitForResponse('/api/puzzle-completions');
  await context.setOffline(false);
  expect((await sent).ok()).toBe(true);
  expect(await (await request.get(`/api/puzzle-completions/${uid}`)).json()).toEqual({
    completedPuzzles: [{ puzzleId: newest?.id }],
  });
});

test('the lair opens offline, with whoever was found and with shadows that lead to their puzzles', async ({
  page,
  context,
  request,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/);
  const [newest] = await getDailies(request);
  await open(page, `puzzle=${newest?.id}`);
  await fill(page, await getPuzzle(request, newest?.id ?? ''));
  const name = await page.getByRole('dialog').locator('figcaption strong').innerText();
  await untilStored(page);
  await context.setOffline(true);
  for (const address of ['/lair', '/lair?uid=x'])
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByText('1 monster found')).toBeVisible();
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('heading', { name: 'Still to find' })).toBeVisible();
    });
});

test('without the list, the lair still shows whoever was found', async ({ page, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/);
  await open(page, 'puzzle=today');
  await untilStored(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/api/puzzles');
    const solve = {
      title: 'Daily Teaser - The Griffin',
      date: '2026-11-04',
      solvedAt: '2026-11-04T10:00:00.000Z',
      timeMs: 61_000,
      isGolden: true,
      word: 'OCEAN',
    };
    localStorage.setItem('monster-completions', JSON.stringify([{ puzzleId: 'gone', uid: null, solve }]));
  });
  await context.setOffline(true);
  await page.goto('/lair');
  await expect(page.getByText('1 of 7')).toBeVisible();
  await expect(page.getByText('the rest needs a connection')).toBeVisible();
  await page.getByRole('button', { name: 'Golden' }).click();
  await expect(page.getByRole('dialog')).toContainText('The Griffin');
});

test('the stored page opens when the server fails', async ({ page, server, allow }) => {
  // At the end, the service worker may still be fetching.
  allow(/other host|503|ERR_CONNECTION/);
  // Not a route: Playwright does not see what the browser fetches ahead for the service worker.
  const site = await startBreakable(server.url);
  const today = `${site.url}/todaycrossword?puzzle=today`;
  await page.goto(today);
  await untilStored(page);
  site.breakDown();
  await page.goto(today);
  await expect(page.getByRole('grid')).toBeVisible();
  expect(site.failures()).toBeGreaterThan(0);
  await site.stop();
});

/** The releases that a page and its loaded files come from: more than one must never happen. */
const releasesOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
    const releases = files.map(({ name }) => (name.includes('/second-') ? 'second' : 'first'));
    return [...new Set([document.documentElement.dataset['release'] ?? 'first', ...releases])];
  });

test('browsers always check for a new service worker', async ({ request }) => {
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});

test('an update never mixes old and new files', async ({ page, context, server, allow }) => {
  allow(/other host|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const site = await startReleases(server.url);
  const openToday = async (tab: Page): Promise<void> => {
    await tab.goto(`${site.url}/todaycrossword?puzzle=today`);
    await expect(tab.getByRole('button', { name: 'Reveal All' })).toBeEnabled();
  };
  await openToday(page);
  await untilStored(page);
  site.release();

  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByRole('dialog', { name: 'Statistics' })).toBeVisible();
  expect(await releasesOf(page)).toEqual(['first']);

  await openToday(page);
  expect(await releasesOf(page)).toEqual(['second']);
  await expect
    .poll(
      () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
      { timeout: 20_000 },
    )
    .toBe('installed');
  await context.setOffline(true);
  await openToday(page);
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByRole('dialog', { name: 'Statistics' })).toBeVisible();
  expect(await releasesOf(page)).toEqual(['first']);

  await context.setOffline(false);
  await page.close();
  const later = await context.newPage();
  await openToday(later);
  await expect.poll(() => later.evaluate(() => caches.keys())).toEqual(['site-second']);
  await context.setOffline(true);
  await openToday(later);
  await later.getByRole('button', { name: 'Statistics' }).click();
  await expect(later.getByRole('dialog', { name: 'Statistics' })).toBeVisible();
  expect(await releasesOf(later)).toEqual(['second']);
  await site.stop();
});
