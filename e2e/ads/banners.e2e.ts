import type { Page } from '@playwright/test';
import { adHosts, requestedUnits, adSettings, adState } from '../support/adNetwork.ts';
import { phone } from '../support/screen.ts';
import { shiftsOf } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { cellInput, lettersOf, untilReady } from '../play/board.ts';
import { prepare, untilBanners } from './site.ts';

test.use({ settings: adSettings });
test.beforeEach(async ({ page, allow }) => {
  allow(adHosts);
  await prepare(page);
});

const [mobile, desktop, side] = [
  '/1234/monster_mobile_320x50',
  '/1234/monster_desktop_728x90',
  '/1234/monster_desktop_120x600',
];

async function sizeOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  return `${box?.width}x${box?.height}`;
}

test('a desktop shows filled banners from the home page to the daily page', async ({ page }) => {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  await page.goto('/?bids=never&banners=fill');
  await untilBanners(page, desktop);

  await test.step('the banner waits two seconds for header bidding', async () => {
    const { settings, privacy } = await adState(page);
    expect(settings).toMatchObject({ disableInitialLoad: true, singleRequest: true });
    expect(privacy).toEqual({});
    await page.clock.runFor(1_900);
    expect((await adState(page)).events).toEqual([]);
    await page.clock.runFor(500);
    expect((await adState(page)).events).toEqual(
      ['slotRequested', 'slotResponseReceived', 'slotRenderEnded', 'slotOnload'].map(
        (name) => `${name} ${desktop}`,
      ),
    );
    await expect.poll(() => log).toContainEqual(expect.stringMatching(/^ads: ad-728x90-\d+: rendered$/));
  });

  await test.step('it fills its place and moves nothing', async () => {
    await expect(page.frameLocator('iframe').getByText('An ad')).toBeVisible();
    expect(await sizeOf(page, 'iframe')).toBe('728x90');
    await page.clock.runFor(20_000);
    expect(await requestedUnits(page)).toEqual([desktop]);
    expect(await shiftsOf(page)).toEqual([]);
  });

  await test.step('it is gone before the next page has its own: one per place, at the top and on both sides', async () => {
    await page.getByRole('link', { name: "Play Today's Crossword" }).click();
    await untilReady(page);
    await untilBanners(page, desktop, side, side);
    await page.clock.runFor(2_500);
    await expect(page.locator('iframe')).toHaveCount(3);
    expect((await requestedUnits(page)).toSorted()).toEqual([desktop, desktop, side, side].toSorted());
    const boxes = page.locator('[data-ad-size]:visible');
    await expect(boxes).toHaveCount(3);
    expect(await page.locator('[data-ad-size="120x600"] iframe').first().boundingBox()).toMatchObject({
      width: 120,
      height: 600,
    });
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the banner of a puzzle leaves the game alone when it is filled, late or empty', async ({ page }) => {
    const open = async (query: string): Promise<void> => {
      await page.goto(`/puzzles/05-2-0001?${query}`);
      await untilReady(page);
      await untilBanners(page, mobile);
    };
    const expectPlace = async (): Promise<void> => {
      expect(await sizeOf(page, '[data-ad-size="320x50"]')).toBe('320x50');
      expect(await shiftsOf(page)).toEqual([]);
      const ad = await page.locator('[data-ad-size]').boundingBox();
      const grid = await page.getByRole('grid').boundingBox();
      expect((ad?.y ?? 0) + (ad?.height ?? 0)).toBeLessThan(grid?.y ?? 0);
    };

    await test.step('with bids, the ad is fetched when they arrive and fills its place', async () => {
      await open('timer=3&banners=fill');
      expect(await requestedUnits(page)).toEqual([]);
      await page.clock.runFor(500);
      await expect(page.frameLocator('iframe').getByText('An ad')).toBeVisible();
      expect(await requestedUnits(page)).toEqual([mobile]);
      expect(await page.evaluate(() => (globalThis as unknown as { pbjsAsked: string[] }).pbjsAsked)).toEqual(
        [mobile, `targeting ${mobile}`],
      );
      await expectPlace();
      await page.clock.runFor(20_000);
      expect(await requestedUnits(page)).toEqual([mobile]);
    });

    await test.step('a tap on the ad stops the clock until the player returns', async () => {
      const time = page.getByRole('timer');
      const left = await time.textContent();
      await page.frameLocator('iframe').getByText('An ad').click();
      await expect(page.locator('iframe')).toBeFocused();
      await page.clock.runFor(5_000);
      await expect(time).toHaveText(left ?? '');
      await page.getByRole('gridcell', { selected: true }).click();
      await expect(cellInput(page)).toBeFocused();
      await page.clock.runFor(1_000);
      await expect(time).not.toHaveText(left ?? '');
    });

    await test.step('focus is still in the grid, and keys work as before', async () => {
      await expect(cellInput(page)).toBeFocused();
      await page.keyboard.press('q');
      await expect(page.getByRole('gridcell', { selected: true })).toBeVisible();
      expect(await lettersOf(page)).toContain('Q');
    });

    await test.step('an ad that arrives after the check is kept', async () => {
      await open('banners=late');
      await page.clock.runFor(4_500);
      await expect(page.frameLocator('iframe').getByText('An ad')).toBeVisible();
      await page.clock.runFor(20_000);
      expect(await requestedUnits(page)).toEqual([mobile]);
      await expectPlace();
    });

    await test.step('an empty ad is requested once more, and then the label stays', async () => {
      await open('banners=empty');
      await page.clock.runFor(4_900);
      expect(await requestedUnits(page)).toEqual([mobile]);
      await page.clock.runFor(30_000);
      expect(await requestedUnits(page)).toEqual([mobile, mobile]);
      await expect(page.locator('[data-ad-size="320x50"]').getByText('Advertisement')).toBeVisible();
      await expectPlace();
    });

    await test.step('the home page has no room for 728 pixels here, so no ad is requested', async () => {
      await page.goto('/?banners=fill');
      await page.clock.runFor(5_000);
      await expect(page.getByText('Advertisement Space (728x90)')).toBeVisible();
      expect(await requestedUnits(page)).toEqual([]);
    });
  });
});
