import type { Locator, Page } from '@playwright/test';
import { getDailies, newUid, open } from '../daily/play.ts';
import { popup, runOutOfTime } from '../levels/campaign.ts';
import { expectNoAxeViolationsInBothThemes } from '../support/expectNoAxeViolations.ts';
import { expect, test } from '../support/test.ts';
import { expectPicture, openPuzzle, press } from './board.ts';

const four = '04-1-0001';

/** Expects the popup to offer another try first, then the same puzzle without a timer, then another crossword. */
async function expectWaysOn(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.locator('button, a')).toHaveText([
    'Try Again',
    'Play without a timer',
    'Next Crossword',
  ]);
  await expect(dialog.getByRole('button', { name: 'Try Again' })).toBeFocused();
  await expectNoAxeViolationsInBothThemes(page);
}

test.describe("when the time is up on a puzzle's page, the player", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openPuzzle(page, four, '?timer=1&utm_campaign=spring');
    await press(page, 'XY');
    await expectWaysOn(page, await runOutOfTime(page));
  });

  test('can play it without a timer', async ({ page }) => {
    await popup(page, "Time's up!").getByRole('link', { name: 'Play without a timer' }).click();
    await expect(page).toHaveURL(`/puzzles/${four}?utm_campaign=spring`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expectPicture(page, '>...# .... .... #...');
    await press(page, 'ARM');
    await expectPicture(page, 'ARM# >.... .... #...');
  });

  test("can go to today's crossword", async ({ page }) => {
    await popup(page, "Time's up!").getByRole('button', { name: 'Next Crossword' }).click();
    await expect(page).toHaveURL('/todaycrossword?puzzle=today');
  });
});

test('when the time is up on the daily page, the player can go to the next daily or play without a timer', async ({
  page,
  request,
}) => {
  const [newest, older] = await getDailies(request);
  const player = `uid=${newUid()}`;
  await page.clock.install();
  await open(page, `puzzle=${newest?.id}&timer=1&${player}`);
  await expectWaysOn(page, await runOutOfTime(page));
  await popup(page, "Time's up!").getByRole('button', { name: 'Next Crossword' }).click();
  await page.waitForURL(`/todaycrossword?puzzle=${older?.id}&timer=1&${player}`);
  const dialog = await runOutOfTime(page);
  await dialog.getByRole('link', { name: 'Play without a timer' }).click();
  await expect(page).toHaveURL(`/todaycrossword?puzzle=${older?.id}&${player}`);
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
