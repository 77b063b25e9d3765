import type { Locator, Page } from '@playwright/test';
import { levelLink, untilLevel } from '../levels/campaign.ts';
import { stopTime } from '../play/board.ts';
import { deskPages } from '../support/pages.ts';
import { adHosts, adState, serveAds } from '../support/adNetwork.ts';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { button } from '../support/screen.ts';
import { shiftsOf, watchShifts, withoutFonts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { answerBefore, partnerSettings, serveTrackers, trackerHosts } from '../support/trackers.ts';
import { walk } from './walk.ts';

test.use({ settings: partnerSettings });
test.beforeEach(async ({ page, allow }) => {
  allow(trackerHosts);
  allow(adHosts);
  await serveAds(page);
});

const banner = (page: Page): Locator => page.getByRole('region', { name: 'Privacy choices' });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Privacy choices' });

async function areApart(one: Locator, others: Locator): Promise<boolean> {
  const a = await one.boundingBox();
  for (const other of await others.all()) {
    const b = await other.boundingBox();
    if (a === null || b === null) return false;
    const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
    if (!isBeside && a.y + a.height > b.y && b.y + b.height > a.y) return false;
  }
  return true;
}

test('nothing from a third party is loaded before a yes or after a no', async ({ page }) => {
  const { requests, views } = await serveTrackers(page);
  await withoutFonts(page);
  await watchShifts(page);
  await test.step('the question appears by itself and moves nothing', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(banner(page)).toContainText('May Google, Meta and their partners use cookies');
    const answers = await Promise.all(
      ['Reject', 'Accept'].map(async (name) => {
        const { width, height } = (await button(banner(page), name).boundingBox()) ?? {};
        const looks = await button(banner(page), name).evaluate((element) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
          return { color, backgroundColor, borderColor, fontSize, fontWeight };
        });
        return { width, height, ...looks };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectNoAxeViolations(page, '[aria-label="Privacy choices"]');
    expect(await shiftsOf(page)).toEqual([]);
    expect(requests).toEqual([]);
  });

  await test.step('a no still counts on the next visit', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(banner(page), 'Reject')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload();
    await button(page.getByRole('contentinfo'), 'Privacy choices').click();
    await expect(dialog(page)).toContainText('You have rejected.');
    await expectNoAxeViolations(page, 'dialog');
    await expect(banner(page)).toBeHidden();
    expect(requests).toEqual([]);
  });

  await test.step('a yes counts immediately, and every page is reported once', async () => {
    await button(dialog(page), 'Accept').click();
    await expect.poll(views).toEqual(['PageView /']);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect.poll(views).toEqual(['PageView /', 'PageView /about']);
  });
});

test('the choice can be changed during a game, and a no stops what a yes started', async ({ page }) => {
  const { requests, views } = await serveTrackers(page);
  await answerBefore(page, 'accepted');
  await page.goto('/puzzles/05-1-0001');
  await expect.poll(views).toEqual(['PageView /puzzles/05-1-0001']);
  const openChoices = async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Privacy choices' }).click();
  };
  await page.keyboard.type('Q');
  await openChoices();
  await expect(dialog(page)).toContainText('You have accepted.');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await openChoices();
  await Promise.all([page.waitForEvent('load'), button(dialog(page), 'Reject').click()]);
  await expect(page.getByRole('grid')).toContainText('Q');
  await openChoices();
  await expect(dialog(page)).toContainText('You have rejected.');
  expect(requests.filter((each) => each.url().endsWith('fbevents.js'))).toHaveLength(1);
  expect(views()).toHaveLength(1);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('the question waits beside the grid and keys of a game and disappears with the first move', async ({
    page,
  }) => {
    const { requests } = await serveTrackers(page);
    await withoutFonts(page);
    await watchShifts(page);
    await stopTime(page);
    await page.goto(levelLink(1, '&timer=3'));
    await untilLevel(page, 1);
    await expect(banner(page)).toBeVisible();
    const keys = page.locator('[data-part=keyboard] [data-key]');
    const clueBanner = page.getByRole('button', { name: 'Previous clue' });
    for (const others of [page.getByRole('grid'), keys, clueBanner])
      expect(await areApart(banner(page), others)).toBe(true);
    await page.clock.runFor(5000);
    await expect(page.getByRole('timer')).toContainText('3:00');
    expect(await shiftsOf(page)).toEqual([]);

    await page.locator('[data-key="A"]').tap();
    await expect(banner(page)).toBeHidden();
    await page.clock.runFor(5000);
    await expect(page.getByRole('timer')).toContainText('2:55');
    await page.reload();
    await untilLevel(page, 1);
    await page.clock.runFor(2000);
    await expect(page.getByRole('timer')).toContainText('2:53');
    await expect(banner(page)).toBeHidden();

    await page.getByRole('link', { name: 'Monster Crossword' }).click();
    await expect(banner(page)).toBeVisible();
    expect(await areApart(banner(page), page.getByRole('link', { name: "Play Today's Crossword" }))).toBe(
      true,
    );
    expect(requests).toEqual([]);
  });
});

test('a browser that signals Global Privacy Control gets limited ads, no question, and no pixel even after a yes', async ({
  page,
}) => {
  const { views } = await serveTrackers(page);
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  const privacy = async () => (await adState(page)).privacy;
  const limited = { restrictDataProcessing: true, nonPersonalizedAds: true };
  await page.goto('/');
  await expect.poll(privacy).toEqual(limited);
  await expect(banner(page)).toBeHidden();
  await button(page.getByRole('contentinfo'), 'Privacy choices').click();
  await expect(dialog(page)).toContainText('Global Privacy Control');
  await button(dialog(page), 'Accept').click();
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect.poll(privacy).toEqual(limited);
  expect(views()).toEqual([]);
  await button(page.getByRole('contentinfo'), 'Privacy choices').click();
  await button(dialog(page), 'Reject').click();
  await expect.poll(async () => (await adState(page)).slots).toEqual([]);
});

test('with third parties, no page violates the policy, and Meta learns of the pages for players', async ({
  page,
  allow,
}) => {
  allow(/404/);
  const { views } = await serveTrackers(page);
  await answerBefore(page, 'accepted');
  const expected: string[] = [];
  const violations = await walk(page, async (path) => {
    // Where progress is taken along, no third party is loaded: the address of a link there has a code in it.
    if (!deskPages.includes(path) && path !== '/take-along') expected.push(`PageView ${path}`);
    await expect.poll(views, { intervals: [50] }).toEqual(expected);
    if (path === '/') await expect(page.frameLocator('iframe').getByText('An ad')).toBeVisible();
  });
  expect(violations).toEqual([]);
});
