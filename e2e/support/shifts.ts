import type { Page } from '@playwright/test';

type Shifts = { readonly value: number; readonly isAsked: boolean }[];

/** From the next page on, notes whatever shifts on it, and whether right after a press or a key. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watchedShifts: Shifts = [];
    Object.assign(globalThis, { watchedShifts });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        watchedShifts.push({ value, isAsked: hadRecentInput });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Everything that has shifted on the page since it was opened. */
export async function shiftsOf(page: Page): Promise<number[]> {
  const shifts = await watchedOn(page);
  return shifts.map(({ value }) => value);
}

/** The same without what comes right after a press or a key, where one expects it. */
export async function unaskedShiftsOf(page: Page): Promise<number[]> {
  const shifts = await watchedOn(page);
  return shifts.filter(({ isAsked }) => !isAsked).map(({ value }) => value);
}

/** From the next page on, no font of ours comes: on a busy machine it may come late, and a word that is wider then moves its line. */
export async function withoutFonts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, (route) => route.abort('aborted'));
}

async function watchedOn(page: Page): Promise<Shifts> {
  return page.evaluate(() => (globalThis as unknown as { watchedShifts: Shifts }).watchedShifts);
}
