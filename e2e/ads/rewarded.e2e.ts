import type { Page } from '@playwright/test';
import { adHosts, adSettings, adState, rewardedAd, serveAds } from '../support/adNetwork.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { button, toast, toastPlace } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { cellInput, lettersOf, puzzleFile, untilReady } from '../play/board.ts';
import { prepare } from './site.ts';

test.use({ settings: adSettings });
test.beforeEach(async ({ page, allow }) => {
  allow(adHosts);
  await prepare(page);
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const hints = (page: Page, left: number) => page.getByLabel(`${left} of 3 hints left`);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** Asks for a hint and chooses to watch an ad for it. */
async function watchForHint(page: Page): Promise<void> {
  // Moves to a clue with empty cells.
  await page.keyboard.press('Tab');
  await button(page, 'Use Hint').click();
  await dialog(page, 'Need a Hint?').getByRole('button', { name: 'Watch Ad for Hint' }).click();
  await expect(dialog(page, 'Watch Ad to Continue')).toBeVisible();
}

/** Waits until the slot of the rewarded ad has been requested. */
async function untilRequested(page: Page): Promise<void> {
  await expect
    .poll(
      async () => (await adState(page)).slots.filter((slot) => slot.isRewarded && !slot.isDestroyed).length,
    )
    .toBe(1);
}

/** Closes the ad from inside its frame, which may be gone before the click is confirmed. */
async function closeAd(page: Page): Promise<void> {
  const close = rewardedAd(page).getByRole('button', { name: 'Close ad' });
  await expect(close).toBeVisible();
  close.click().catch(() => {});
  await expect(page.locator('#rewarded-cover')).toHaveCount(0);
}

test('a hint on a level can be earned, skipped or canceled while the clock is stopped', async ({ page }) => {
  await open(page, '/levels/3-5?puzzle=05-2-0001&timer=3&rewardtest=hint&rewarded=grant,close,empty,slow');
  const time = page.getByRole('timer');
  await page.clock.runFor(1_000);
  await expect(time).toHaveText('2:59');

  await test.step('the offer can be declined', async () => {
    await button(page, 'Use Hint').click();
    await dialog(page, 'Need a Hint?').getByRole('button', { name: 'No Thanks' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(hints(page, 3)).toBeVisible();
  });

  await test.step('the ad is prepared, covers the whole page, and brings the hint when it is closed', async () => {
    await watchForHint(page);
    await expect(dialog(page, 'Watch Ad to Continue')).toContainText('Watch a quick ad to proceed');
    await expect(page.getByText('Preparing your ad...')).toBeVisible();
    await expect(button(page, 'Watch Ad')).toBeDisabled();
    await untilRequested(page);
    await page.clock.runFor(600);
    await expect(page.getByText('Ad playing...')).toBeAttached();
    await page.clock.runFor(10_000);
    await expect(hints(page, 3)).toBeAttached();
    await closeAd(page);
    await expect(hints(page, 2)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cellInput(page)).toBeFocused();
    expect((await adState(page)).slots.every((slot) => slot.isDestroyed || !slot.isRewarded)).toBe(true);
    await expect(time).toHaveText('2:59');
  });

  await test.step('an ad that is closed early brings no hint', async () => {
    await watchForHint(page);
    await untilRequested(page);
    await page.clock.runFor(600);
    await closeAd(page);
    await page.clock.runFor(100);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(hints(page, 2)).toBeVisible();
    await page.clock.runFor(100);
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step('no ad brings no hint, and the player is told why', async () => {
    await watchForHint(page);
    await untilRequested(page);
    await page.clock.runFor(600);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(toastPlace(page)).toBeAttached();
    await page.clock.runFor(100);
    await expect(toast(page)).toContainText('There was no ad to watch just now');
    await page.clock.runFor(6_000);
    await expect(toast(page)).toHaveCount(0);
    await expect(hints(page, 2)).toBeVisible();
  });

  await test.step('an ad that does not arrive can be canceled', async () => {
    await watchForHint(page);
    await untilRequested(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(toast(page)).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(hints(page, 2)).toBeVisible();
  });

  await test.step('an ad that does not arrive can be skipped, and the hint is granted', async () => {
    await watchForHint(page);
    await untilRequested(page);
    await page.clock.runFor(3_000);
    await expect(page.getByText('Ad is loading...')).toBeVisible();
    await expect(page.getByText('Skip available in 5s')).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(page.getByText('Skip available in 1s')).toBeVisible();
    await expect(button(page, 'Skip Ad')).toHaveCount(0);
    await page.clock.runFor(1_000);
    await expect(button(page, 'Skip Ad')).toBeVisible();
    // Axe uses the page's clock, too.
    await page.clock.resume();
    await expectNoAxeViolations(page);
    await button(page, 'Skip Ad').click();
    await expect(hints(page, 1)).toBeVisible();
  });
});

test('Reveal All can be canceled, works without an ad, and survives an ad blocker', async ({ page }) => {
  const ask = async (): Promise<void> => {
    await button(page, 'Reveal All').click();
    await dialog(page, 'Reveal All Answers?').getByRole('button', { name: 'Watch Ad to Reveal' }).click();
  };

  await test.step('Cancel reveals nothing, and an ad without fill reveals everything', async () => {
    await open(page, '/puzzles/05-2-0001?rewardtest=revealall&rewarded=slow,empty');
    await ask();
    await untilRequested(page);
    expect((await adState(page)).slots.at(-1)?.path).toBe('/1234/reveal');
    await dialog(page, 'Watch Ad to Reveal All').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Reveal All')).toBeVisible();
    await ask();
    await untilRequested(page);
    await page.clock.runFor(300);
    await expect(button(page, 'Next Level')).toBeVisible();
    await page.clock.runFor(200);
    await expect.poll(() => lettersOf(page)).toBe(puzzleFile('05-2-0001').grid.join(' '));
  });

  await test.step("with a blocker's tag the first ad can be skipped, and the second has no slot at all", async () => {
    await serveAds(page, 'blocker');
    await open(page, '/puzzles/04-1-0001?rewardtest=hint');
    await watchForHint(page);
    await page.clock.runFor(8_000);
    await button(page, 'Skip Ad').click();
    await page.clock.runFor(100);
    await expect(hints(page, 2)).toBeVisible();
    await button(page, 'Use Hint').click();
    await button(page, 'Watch Ad for Hint').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(hints(page, 2)).toBeVisible();
    await expect(toastPlace(page)).toBeAttached();
    await page.clock.runFor(100);
    await expect(toast(page)).toContainText('There was no ad to watch just now');
    await page.clock.runFor(10_000);
    await expect(page.locator('[data-ad-size]')).toHaveCount(1);
  });
});

test('the welcome dialog of the daily page leads to the puzzle after its ad', async ({ page }) => {
  await page.goto('/todaycrossword?puzzle=13-4-0001&timer=5&rewardtest=welcome&rewarded=grant');
  const welcome = page.getByRole('dialog', { name: /^Welcome to / });
  await expect(welcome).toContainText('Difficulty: 4/5');
  await page.clock.runFor(3_000);
  await expect(page.getByRole('timer')).toHaveText('5:00');
  await button(page, 'Watch Ad to Play').click();
  await untilRequested(page);
  await page.clock.runFor(6_000);
  await closeAd(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(page.getByRole('timer')).toHaveText('4:59');
});
