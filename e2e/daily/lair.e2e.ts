import type { Page } from '@playwright/test';
import { expectFit, expectNoAxeViolationsInBothThemes } from '../support/expectNoAxeViolations.ts';
import { watchShifts, shiftsOf } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { fill, getDailies, getPuzzle, open } from './play.ts';
import type { Listed } from './play.ts';

/** Stores that these puzzles were solved, every other one without help, and opens the lair. */
async function openWith(page: Page, puzzles: readonly Listed[]): Promise<void> {
  const completions = puzzles.map(({ id, title, datePublished }, index) => ({
    puzzleId: id,
    uid: null,
    solve: {
      title,
      date: datePublished,
      solvedAt: `${datePublished}T10:00:00.000Z`,
      timeMs: 61_000,
      isGolden: index % 2 === 0,
      word: 'OCEAN',
    },
  }));
  await page.goto('/about');
  await page.evaluate(
    (text) => localStorage.setItem('monster-completions', text),
    JSON.stringify(completions),
  );
  await page.goto('/lair');
}

test('families, golden monsters and the dialog are accessible in both themes, fit 320 px, and nothing moves', async ({
  page,
  request,
}) => {
  const dailies = await getDailies(request);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchShifts(page);
  // Two weeks contain a whole one, whatever day it is.
  await openWith(page, dailies.slice(1, 15));
  await expect(page.getByText('14 monsters found')).toBeVisible();
  await expect(page.getByText('The whole family is home!').first()).toBeVisible();
  await expect(page.getByText(/^And \d+ more/)).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await expectFit(page);
  await page.getByRole('button', { name: 'Golden' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Golden: no hints, no checks');
  await expect(dialog).toContainText('RemembersOCEAN');
  await dialog.getByRole('button', { name: 'Jump' }).press('Enter');
  await expect(dialog.getByText(/ jumps\.$/)).toBeVisible();
  await expectNoAxeViolationsInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Golden' }).first()).toBeFocused();
});

test("a shadow leads to its puzzle, whose monster then joins this week's family", async ({
  page,
  request,
}) => {
  const [newest] = await getDailies(request);
  await page.goto('/lair');
  await expect(page.getByText('0 of 7')).toBeVisible();
  const families = page.getByRole('region', { name: 'Families' });
  await families.getByRole('link').last().click();
  await page.waitForURL(/todaycrossword/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(newest?.title));
  await open(page, `puzzle=${newest?.id}`);
  await fill(page, await getPuzzle(request, newest?.id ?? ''));
  const dialog = page.getByRole('dialog');
  const name = await dialog.locator('figcaption strong').innerText();
  await dialog.getByRole('link', { name: 'See your lair' }).click();
  await expect(page.getByText('1 of 7')).toBeVisible();
  await expect(families.getByRole('button', { name })).toBeVisible();
});
