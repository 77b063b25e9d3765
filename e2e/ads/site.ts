import type { Page } from '@playwright/test';
import { adState } from '../support/adNetwork.ts';
import { watchShifts, withoutFonts } from '../support/shifts.ts';
import { expect } from '../support/test.ts';

/** From the next page on, time passes only by `page.clock.runFor`, and the page notes whatever shifts. */
export async function prepare(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() });
  await page.clock.pauseAt(Date.now() + 10_000);
  await withoutFonts(page);
  await watchShifts(page);
}

/** Gives the page idle moments, in which it loads the code of ads, until its banners are defined. */
export async function untilBanners(page: Page, ...paths: string[]): Promise<void> {
  const defined = async (): Promise<string[]> => {
    await page.clock.runFor(20);
    const { slots } = await adState(page);
    return slots.filter((slot) => !slot.isDestroyed && slot.isDisplayed).map((slot) => slot.path);
  };
  await expect.poll(defined, { intervals: [20] }).toEqual(paths);
}
