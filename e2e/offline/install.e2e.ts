import type { Page } from '@playwright/test';
import { fill, getDailies, getPuzzle, open } from '../daily/play.ts';
import {
  expectNoAxeViolationsInBothThemes,
  expectNoSidewaysScroll,
} from '../support/expectNoAxeViolations.ts';
import { untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** Solves a puzzle in a browser that would install the site, as no browser without a window does by itself. */
async function solve(page: Page, answers: Awaited<ReturnType<typeof getPuzzle>>): Promise<void> {
  await open(page, `puzzle=${answers.id}`);
  await untilAlive(page);
  await page.evaluate(() => {
    const prompt = async (): Promise<void> => void (document.documentElement.dataset['prompted'] = 'yes');
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await fill(page, answers);
}

test('after the second solve there is a quiet offer to install, and none after an answer', async ({
  page,
  request,
}) => {
  const [first, second, third, fourth] = await getDailies(request);
  const dialog = page.getByRole('dialog', { name: 'Daily Puzzle Complete' });
  const offer = dialog.getByRole('region', { name: 'Home screen' });
  await solve(page, await getPuzzle(request, first?.id ?? ''));
  await expect(dialog.getByRole('link', { name: 'Watch again' })).toBeVisible();
  await expect(offer).toHaveCount(0);

  // The second solve comes with the offer of reminders: one at a time.
  await solve(page, await getPuzzle(request, second?.id ?? ''));
  await expect(dialog.getByRole('link', { name: 'Set a reminder' })).toBeVisible();
  await expect(offer).toHaveCount(0);

  await solve(page, await getPuzzle(request, third?.id ?? ''));
  await expect(offer).toContainText('Keep the monsters on your home screen?');
  await expectNoAxeViolationsInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScroll(page);
  await offer.getByRole('button', { name: 'Install' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');
  await expect(offer).toBeFocused();

  await solve(page, await getPuzzle(request, fourth?.id ?? ''));
  await expect(dialog.getByRole('link', { name: 'Watch again' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
