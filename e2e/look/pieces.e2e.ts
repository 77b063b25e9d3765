import type { Page } from '@playwright/test';
import { startPieces } from '../support/front.ts';
import { phone, untilAlive } from '../support/screen.ts';
import { shiftsOf, watchShifts, withoutFonts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';

/** Waits until what has arrived of the page is painted, if it shows anything yet. */
async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 100);
      }),
  );
}

for (const [device, options] of [
  ['a phone', phone],
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use(options);

    for (const path of [
      '/puzzles/15-4-0001',
      '/levels/5-5?puzzle=07-3-0001&timer=3',
      '/todaycrossword?puzzle=today',
      '/about',
      '/privacy-policy',
    ])
      test(`${path} never shifts while it arrives piece by piece`, async ({ page, server, allow }) => {
        // What serves the pieces passes on no bodies.
        allow(/^other host|api\/solves\/tickets/);
        const site = await startPieces(server.url, 8);
        await withoutFonts(page);
        await watchShifts(page);
        await page.goto(site.url + path, { waitUntil: 'commit' });
        do await untilPainted(page);
        while (site.sendNext());
        await untilAlive(page);
        await untilPainted(page);
        expect(await shiftsOf(page)).toEqual([]);
        await page.close();
        await site.stop();
      });
  });
