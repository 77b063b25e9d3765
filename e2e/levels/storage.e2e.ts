import type { Page } from '@playwright/test';
import { fillStorage, forbidStorage } from '../support/brokenStorage.ts';
import { expect, test } from '../support/test.ts';
import {
  annsUid,
  levelLink,
  popup,
  readScores,
  runOutOfTime,
  solveLevel,
  untilLevel,
  watchReports,
} from './campaign.ts';

/** Solves a level and expects the total to grow by its score; returns the new total. */
async function expectInTotal(page: Page, level: number, before: number): Promise<number> {
  await solveLevel(page, level);
  const scores = await readScores(popup(page, `Level ${level} Complete`));
  expect(scores.level).toBeGreaterThan(0);
  expect(scores.total).toBe(before + scores.level);
  return scores.total;
}

async function goToNextLevel(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Next Level' }).click();
}

test('when storage is full, the total and the email last as long as the tab', async ({ page }) => {
  await fillStorage(page, false);
  const reports = watchReports(page);
  await page.goto(levelLink(1, '&timer=3&utm_campaign=welcome&email=ann@example.com'));
  const first = await expectInTotal(page, 1, 0);
  await page.goto(levelLink(2, '&timer=3&utm_campaign=welcome'));
  const second = await expectInTotal(page, 2, first);
  await page.reload();
  await goToNextLevel(page);
  await expectInTotal(page, 3, second);
  expect(reports).toEqual([1, 2, 3].map((level) => `ann@example.com: Level ${level} Success`));
});

for (const [trouble, breakStorage] of [
  ['is full for the tab as well', (page: Page) => fillStorage(page, true)],
  ['is forbidden', forbidStorage],
] as const) {
  test(`when storage ${trouble}, the total and the email from the link last from level to level`, async ({
    page,
  }) => {
    await breakStorage(page);
    const reports = watchReports(page);
    await page.goto(levelLink(1, '&timer=3&utm_campaign=welcome&email=ann@example.com'));
    const first = await expectInTotal(page, 1, 0);
    await goToNextLevel(page);
    await expectInTotal(page, 2, first);
    expect(reports).toEqual([1, 2].map((level) => `ann@example.com: Level ${level} Success`));
    await expect(page).toHaveURL(levelLink(2, `&timer=3&utm_campaign=welcome&uid=${annsUid}`));
  });

  test(`when storage ${trouble}, an email that was typed still counts on the next level`, async ({
    page,
  }) => {
    await breakStorage(page);
    const reports = watchReports(page);
    await page.clock.install();
    await page.goto(levelLink(1, '&timer=1&utm_campaign=welcome'));
    await untilLevel(page, 1);
    await (await runOutOfTime(page)).getByRole('button', { name: 'Skip to Next Level' }).click();
    await popup(page, 'Skip to Next Level').getByLabel('Email').fill('Ann@example.com');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${levelLink(2, `&timer=1&utm_campaign=welcome&uid=${annsUid}`)}`);
    await expectInTotal(page, 2, 0);
    expect(reports).toEqual(['ann@example.com: Level 2 Success']);
  });
}
