import { addresses, boxOf, expectStack, partsOf } from '../play/layout.ts';
import { untilReady } from '../play/board.ts';
import { adHosts, adSettings } from '../support/adNetwork.ts';
import { expectNoSidewaysScroll } from '../support/expectNoAxeViolations.ts';
import { phone } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { prepare } from './site.ts';

test.use({ settings: adSettings });
test.beforeEach(async ({ page, allow }) => {
  allow(adHosts);
  await prepare(page);
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
  [375, 553],
  [390, 664],
] as const)
  test.describe(`on a phone of ${width}x${height}`, () => {
    test.use({ ...phone, viewport: { width, height } });

    test('all that a player needs is in view under the ad', async ({ page }) => {
      for (const address of addresses)
        await test.step(address, async () => {
          await page.goto(address);
          await untilReady(page);
          const ad = page.locator('[data-ad-size="320x50"]');
          expect((await boxOf(ad)).height).toBe(50);
          await expectStack(page, [ad, ...partsOf(page, address)]);
          await expectNoSidewaysScroll(page);
        });
    });
  });

for (const [width, height] of [
  [1280, 600],
  [1280, 800],
  [1280, 1024],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`at ${width}x${height} the daily page has an ad on top and two at its sides`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/todaycrossword?puzzle=15-4-0001');
    await untilReady(page);
    const ads = page.getByRole('complementary', { name: /^Advertisement/ }).filter({ visible: true });
    const boxes = await Promise.all((await ads.all()).map(boxOf));
    expect(boxes.map((box) => `${box.width}x${box.height}`)).toEqual(['728x90', '120x600', '120x600']);
    const [, left, right] = boxes;
    const lists = await Promise.all(
      ['Across', 'Down'].map((name) => boxOf(page.getByRole('region', { name }))),
    );
    const grid = await boxOf(page.getByRole('grid'));
    expect(grid.x).toBeGreaterThan((left?.x ?? 0) + 120);
    expect((lists[1]?.x ?? 0) + (lists[1]?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    for (const list of lists) expect(list.width).toBeGreaterThan(130);
    await expectNoSidewaysScroll(page);
  });
