import type { Page } from '@playwright/test';
import { stopTime } from '../play/board.ts';
import { adState, serveAds } from '../support/adNetwork.ts';
import { watchShifts, withoutFonts } from '../support/shifts.ts';
import { expect } from '../support/test.ts';
import { answerBefore } from '../support/trackers.ts';

/** From the next page on, a visitor who has accepted sees ads, time is stopped, and layout shifts are recorded. */
export async function prepare(page: Page): Promise<void> {
  await serveAds(page);
  await answerBefore(page, 'accepted');
  await stopTime(page, Date.now());
  await withoutFonts(page);
  await watchShifts(page);
}

/** Gives the page idle moments, in which it loads the ad code, until its banners are defined. */
export async function untilBanners(page: Page, ...paths: string[]): Promise<void> {
  const defined = async (): Promise<string[]> => {
    await page.clock.runFor(20);
    const { slots } = await adState(page);
    return slots.filter((slot) => !slot.isDestroyed && slot.isDisplayed).map((slot) => slot.path);
  };
  await expect.poll(defined, { intervals: [20] }).toEqual(paths);
}
