import type { Page } from '@playwright/test';
import { adState } from '../support/adNetwork.ts';
import { expect } from '../support/test.ts';

/** From the next page on, time passes only by `page.clock.runFor`, and the page notes whatever shifts. */
export async function prepare(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Everything that has moved on the page since it was opened. */
export async function shiftsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
}

/** Lets the idle page load the code of ads, and waits until its banners are defined. */
export async function untilBanners(page: Page, ...paths: string[]): Promise<void> {
  await page.clock.runFor(100);
  await expect
    .poll(async () => {
      const { slots } = await adState(page);
      return slots.filter((slot) => !slot.isDestroyed && slot.isDisplayed).map((slot) => slot.path);
    })
    .toEqual(paths);
}
