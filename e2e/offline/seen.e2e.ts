import type { BrowserContext, Page } from '@playwright/test';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { startServer } from '../support/server.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { offlineNoise, untilKept, untilStored } from './kept.ts';

test.use({ serviceWorkers: 'allow' });

const months = (page: Page) => page.getByRole('navigation', { name: 'Months', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the archive, goes to the month before by a link, and opens one of its puzzles; returns what was seen. */
async function lookAround(page: Page) {
  await page.goto('/todaycrossword?puzzle=today');
  await untilStored(page);
  await page.goto('/archive');
  await untilStored(page);
  await months(page).getByRole('link', { name: /Older/ }).click();
  await page.waitForURL(/\/archive\/\d{4}-\d{2}$/);
  const month = new URL(page.url()).pathname;
  const day = page.getByRole('table').getByRole('link').first();
  await expect(day).toBeVisible();
  await untilKept(page, `${month}?view=list`);
  await day.click();
  await page.waitForURL(/puzzle=/);
  const puzzle = new URL(page.url());
  await untilKept(page, puzzle.pathname + puzzle.search);
  const title = await heading(page).innerText();
  await page.goto('/puzzles/15-4-0001');
  const other = await heading(page).innerText();
  await untilKept(page, '/api/puzzles/15-4-0001');
  return { month, puzzle: puzzle.pathname + puzzle.search, title, other };
}

const cuts: Record<string, (context: BrowserContext, server: Server) => Promise<unknown>> = {
  'without a network': (context) => context.setOffline(true),
  'while the server is gone': (_, server) => server.kill(),
};

for (const [how, cut] of Object.entries(cuts))
  test(`what was seen opens ${how}, and what was not leads to it`, async ({ browser, allow }) => {
    allow(offlineNoise);
    const server = await startServer();
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'allow' });
    const page = await context.newPage();
    const { month, puzzle, title, other } = await lookAround(page);
    await cut(context, server);

    for (const [address, name] of [
      ['/', /^Welcome to/],
      ['/lair', 'Your lair'],
      ['/archive', 'Archive'],
      [month, 'Archive'],
      [`${month}?view=list&uid=x`, 'Archive'],
      ['/puzzles/15-4-0001?timer=5', other],
      [puzzle, title],
      ['/todaycrossword?puzzle=today', /./],
    ] as const)
      await test.step(address, async () => {
        await page.goto(address);
        await expect(heading(page)).toHaveText(name);
        await untilStored(page);
      });

    await page.goto('/archive/2020-01');
    await expect(heading(page)).toHaveText('You are offline');
    await expect(page.locator(`main a[href="${puzzle}"]`)).toBeVisible();
    await expectFit(page);
    await page.locator(`main a[href="${month}"]`).click();
    await expect(heading(page)).toHaveText('Archive');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    // Links to home and the lair load no document.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Lair' }).click();
    await expect(heading(page)).toHaveText('Your lair');
    await expectFit(page);
    await context.close();
    await server.stop();
  });

test('the offline page has the theme that the player has chosen, and gives way when the network is back', async ({
  page,
  context,
  allow,
}) => {
  allow(offlineNoise);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/todaycrossword?puzzle=today');
  await page.evaluate(() => localStorage.setItem('monster-theme', 'dark'));
  await untilStored(page);
  await context.setOffline(true);
  const answer = await page.goto('/about');
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'");
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await untilStored(page);
  await context.setOffline(false);
  await expect(heading(page)).not.toHaveText('You are offline');
  await expect(page).toHaveURL(/\/about$/);
});
