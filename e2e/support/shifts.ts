import type { Page } from '@playwright/test';

type Shifts = { readonly value: number; readonly isExpected: boolean }[];

/** From the next page on, records layout shifts, and whether each came right after a click or a key. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watchedShifts: Shifts = [];
    Object.assign(globalThis, { watchedShifts });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        watchedShifts.push({ value, isExpected: hadRecentInput });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** All layout shifts since the page was opened. */
export async function shiftsOf(page: Page): Promise<number[]> {
  const shifts = await watchedOn(page);
  return shifts.map(({ value }) => value);
}

/** The same without those right after a click or a key, where a player expects them. */
export async function unexpectedShiftsOf(page: Page): Promise<number[]> {
  const shifts = await watchedOn(page);
  return shifts.filter(({ isExpected }) => !isExpected).map(({ value }) => value);
}

/** Keeps our fonts from loading: on a busy machine they may come late, and a word that becomes wider moves its line. */
export async function withoutFonts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, (route) => route.abort('aborted'));
}

async function watchedOn(page: Page): Promise<Shifts> {
  return page.evaluate(() => (globalThis as unknown as { watchedShifts: Shifts }).watchedShifts);
}
