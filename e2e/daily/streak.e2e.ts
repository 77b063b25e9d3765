import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInBothThemes } from '../support/expectNoAxeViolations.ts';
import { expect, test } from '../support/test.ts';
import { fill, getDailies, getPuzzle, open } from './play.ts';

const dayMs = 24 * 60 * 60_000;
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const completed = (page: Page) => page.getByRole('dialog', { name: 'Daily Puzzle Complete' });

test('a freeze earned in a first week saves the streak on the day that is missed', async ({
  page,
  request,
}) => {
  const dailies = await getDailies(request);
  const newest = Date.parse(dailies[0]?.datePublished.slice(0, 10) ?? '');
  const monday = newest - ((new Date(newest).getUTCDay() + 6) % 7) * dayMs - 7 * dayMs;
  await page.clock.install({ time: monday });
  const solve = async (day: number): Promise<void> => {
    const date = dateOf(monday + day * dayMs);
    await page.clock.setSystemTime(`${date}T20:48:00Z`);
    const puzzle = dailies.find(({ datePublished }) => datePublished.startsWith(date));
    await open(page, `puzzle=${puzzle?.id}`);
    await fill(page, await getPuzzle(request, puzzle?.id ?? ''));
    await expect(completed(page)).toBeVisible();
  };
  await solve(0);
  await expect(completed(page).getByText('1-day streak')).toBeVisible();
  await expect(completed(page)).toContainText("Tomorrow's egg hatches in 3:12");
  await solve(1);
  await solve(2);
  await expect(completed(page).getByText('3-day streak')).toBeVisible();
  await solve(4);
  await expect(completed(page).getByText('4-day streak')).toBeVisible();
  await expect(completed(page).getByRole('list', { name: 'This week' }).getByRole('listitem')).toHaveText([
    /Monday: solved/,
    /Tuesday: solved/,
    /Wednesday: solved/,
    /Thursday: saved by a freeze/,
    /Friday: solved/,
    /Saturday: yet to come/,
    /Sunday: yet to come/,
  ]);
  await expectNoAxeViolationsInBothThemes(page);
  await completed(page).getByRole('button', { name: 'Look at the grid' }).click();
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByRole('dialog', { name: 'Statistics' })).toContainText(
    /A freeze saved your streak on Thu, \w{3} \d+\./,
  );
});

test('scores are the quiet line of a game without a countdown, and large after one with it', async ({
  page,
  request,
}) => {
  const [newest] = await getDailies(request);
  const heights: number[] = [];
  for (const timer of ['', '&timer=9']) {
    await open(page, `puzzle=${newest?.id}${timer}`);
    await fill(page, await getPuzzle(request, newest?.id ?? ''));
    await expect(completed(page).getByRole('term')).toHaveText([
      'Level score',
      'Total score',
      'Session score',
    ]);
    const score = await completed(page).getByRole('definition').first().boundingBox();
    heights.push(score?.height ?? 0);
    await page.evaluate(() => localStorage.clear());
  }
  expect(heights[1]).toBeGreaterThan((heights[0] ?? 0) + 5);
});
