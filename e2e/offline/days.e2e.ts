import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fill, newUid } from '../daily/play.ts';
import type { Answers } from '../daily/play.ts';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { clockOff, startMovable } from '../support/otherDay.ts';
import { startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { dayFromNow, offlineNoise, todayOf, untilKept, untilStored } from './kept.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dailyPage = '/todaycrossword?puzzle=today';

/** Opens the daily page and waits until the worker has fetched what it fetches. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url + dailyPage);
  await untilStored(page);
}

for (const days of [1, 2])
  test(`a browser that was last online ${days} day(s) ago shows the puzzle of today`, async ({
    page,
    context,
    allow,
  }) => {
    allow(offlineNoise);
    const server = await startServer(clockOff(-days));
    await visit(page, server.url);
    const last = await todayOf(page);
    expect(last.datePublished).toBe(dayFromNow(-days));
    await untilKept(page, `/ahead/${dayFromNow(0)}`);

    await context.setOffline(true);
    await page.goto(`${server.url}/`);
    const today = await todayOf(page);
    expect(today.datePublished).toBe(dayFromNow(0));
    await expect(page.getByRole('main')).toContainText(today.title.replace(/^.* - /, ''));
    await expectFit(page);
    for (const address of [dailyPage, `/todaycrossword?puzzle=${today.id}&uid=x`]) {
      await page.goto(server.url + address);
      await expect(heading(page)).toHaveText(today.title);
    }
    await untilStored(page);
    await expectFit(page);
    // The days before it still open.
    await page.goto(`${server.url}/todaycrossword?puzzle=${last.id}`);
    await expect(heading(page)).toHaveText(last.title);

    // With a network, the server decides which day it is.
    await context.setOffline(false);
    await page.goto(server.url + dailyPage);
    await expect(heading(page)).toHaveText(last.title);
    await server.stop();
  });

test('a browser whose clock is a day behind shows the last day that it has seen', async ({
  page,
  context,
  allow,
}) => {
  allow(offlineNoise);
  const server = await startServer(clockOff(1));
  await visit(page, server.url);
  const seen = await todayOf(page);
  expect(seen.datePublished).toBe(dayFromNow(1));
  await context.setOffline(true);
  for (const address of ['/', dailyPage]) {
    await page.goto(server.url + address);
    expect(await todayOf(page)).toMatchObject({ id: seen.id });
    await expect(page.getByRole('main')).toContainText(seen.title.replace(/^.* - /, ''));
  }
  await server.stop();
});

test('where nothing is sent ahead, the last day that was seen stays', async ({ page, context, allow }) => {
  allow(offlineNoise);
  const server = await startServer({ ...clockOff(-1), OFFLINE_DAYS: '0' });
  await visit(page, server.url);
  const seen = await todayOf(page);
  await context.setOffline(true);
  await page.goto(server.url + dailyPage);
  await expect(heading(page)).toHaveText(seen.title);
  await server.stop();
});

test('a puzzle that came ahead and was solved offline counts for its own day', async ({
  page,
  context,
  request,
  allow,
}) => {
  allow(offlineNoise);
  allow('other host');
  const dataDir = await mkdtemp(join(tmpdir(), 'monster-e2e-days-'));
  const yesterday = await startServer({ ...clockOff(-1), DATA_DIR: dataDir });
  const site = await startMovable(yesterday.url);
  const uid = newUid();
  await visit(page, site.url);
  await untilKept(page, `/ahead/${dayFromNow(0)}`);
  await context.setOffline(true);
  await page.goto(`${site.url}${dailyPage}&uid=${uid}`);
  await untilStored(page);
  const today = (await todayOf(page)) as Awaited<ReturnType<typeof todayOf>> & Answers;
  await fill(page, today);
  await expect(page.getByRole('dialog', { name: 'Daily Puzzle Complete' })).toBeVisible();

  await yesterday.stop();
  const now = await startServer({ DATA_DIR: dataDir });
  site.moveTo(now.url);
  const sent = page.waitForResponse(/\/api\/puzzle-completions$/);
  await context.setOffline(false);
  expect((await sent).ok()).toBe(true);
  expect(await (await request.get(`${now.url}/api/puzzle-completions/${uid}`)).json()).toEqual({
    completedPuzzles: [{ puzzleId: today.id }],
  });
  const results = await page.evaluate(() => localStorage.getItem('monster-daily-results'));
  expect(JSON.parse(results ?? '{}')).toMatchObject({
    [today.id]: { date: dayFromNow(0), outcome: 'solved' },
  });
  await page.goto(site.url + dailyPage);
  await expect(heading(page)).toHaveText(today.title);
  await site.stop();
  await now.stop();
  await rm(dataDir, { recursive: true, force: true });
});
