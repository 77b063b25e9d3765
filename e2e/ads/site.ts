import type { Page } from '@playwright/test';
import { adState } from '../support/adNetwork.ts';
import { watchShifts } from '../support/shifts.ts';
import { expect } from '../support/test.ts';

/** From the next page on, time passes only by `page.clock.runFor`, and the page notes whatever shifts. */
export async function prepare(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 1_000);
  await watchShifts(page);
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
