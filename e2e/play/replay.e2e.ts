import type { Locator, Page } from '@playwright/test';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { expect, test } from '../support/test.ts';
import { lettersOf, puzzleFile } from './board.ts';
import { puzzle, solveOnce } from './race.ts';

const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Moment' });
const place = (page: Page): Promise<string> => slider(page).inputValue();

/** Watches one's own solve, which stands still at first. */
async function openReplay(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await solveOnce(page);
  await page.getByRole('link', { name: 'Watch again' }).click();
  await expect(page.getByRole('heading', { name: 'Watch again' })).toBeVisible();
  await expect(slider(page)).toHaveValue('0');
}

test('a solve is watched again, by keyboard alone', async ({ page }) => {
  await openReplay(page);
  await expect.poll(() => lettersOf(page)).toBe('... ... ...');
  const [first = ''] = puzzleFile(puzzle).grid;
  for (const _ of first) await page.keyboard.press('ArrowRight');
  await expect.poll(() => lettersOf(page)).toBe(`${first} ... ...`);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /1 of 6 words, last 1-Across$/);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => lettersOf(page)).toBe(`${first.slice(0, 2)}. ... ...`);

  await page.keyboard.press(' ');
  await expect(slider(page)).toHaveValue('9');
  await expect.poll(() => lettersOf(page)).toBe(puzzleFile(puzzle).grid.join(' '));
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await slider(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => lettersOf(page)).toBe('... ... ...');
  await page.keyboard.press('ArrowRight');
  expect(await place(page)).toBe('1');
});

test('a replay plays by itself, unless the visitor prefers stillness, and can be paused', async ({
  page,
}) => {
  await solveOnce(page);
  await page.getByRole('link', { name: 'Watch again' }).click();
  await expect(slider(page)).toHaveValue('9');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await place(page)).toBe('0');
});

test('a replay has a chart with a table, passes axe and fits', async ({ page }) => {
  await openReplay(page);
  await expect(
    page.getByRole('img', { name: /^Letters over time: 5 of 9 after 0:\d\d, all of them after 0:\d\d\./ }),
  ).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row')).toHaveCount(3 + 1 + 6);
  await expect(page.getByRole('rowheader', { name: /^1-Across, / })).toBeVisible();
  await expectFit(page);
});

for (const [what, query] of [
  ['without a solve', `?puzzle=${puzzle}`],
  ['without a puzzle', ''],
] as const)
  test(`a replay ${what} says that there is nothing to watch`, async ({ page }) => {
    await page.goto(`/replay${query}`);
    await expect(page.getByText('There is nothing to watch')).toBeVisible();
    await expectFit(page);
  });

test('a replay of a puzzle that does not exist says that it cannot be loaded', async ({ page, allow }) => {
  allow(/404/);
  await page.goto('/replay?puzzle=nonsense');
  await expect(page.getByText('The puzzle could not be loaded just now.')).toBeVisible();
});
