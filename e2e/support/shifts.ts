import type { Page } from '@playwright/test';

/** From the next page on, notes whatever shifts on it, except right after a press or a key, where one expects it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) shifts.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Everything that has shifted on the page since it was opened. */
export async function shiftsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
}
