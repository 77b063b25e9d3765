import type { Page } from '@playwright/test';

interface Watched {
  readonly shifts: { readonly value: number; readonly at: number; readonly isAsked: boolean }[];
  readonly fontsAt: number[];
}

/** From the next page on, notes whatever shifts on it, and whether right after a press or a key. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { shifts: [], fontsAt: [] };
    Object.assign(globalThis, { watchedShifts: watched });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput } of list.getEntries() as Shift[])
        watched.shifts.push({ value, at: startTime, isAsked: hadRecentInput });
    }).observe({ type: 'layout-shift', buffered: true });
    document.fonts.addEventListener('loadingdone', ({ timeStamp }) => watched.fontsAt.push(timeStamp));
  });
}

/** Everything that has shifted on the page since it was opened. */
export async function shiftsOf(page: Page): Promise<number[]> {
  const { shifts } = await watchedOn(page);
  return shifts.map(({ value }) => value);
}

/** The same without what comes right after a press or a key, where one expects it. */
export async function unaskedShiftsOf(page: Page): Promise<number[]> {
  const { shifts } = await watchedOn(page);
  return shifts.filter(({ isAsked }) => !isAsked).map(({ value }) => value);
}

/** All without what a font moved that came after the first picture: a word in the middle of a line is as wide as its letters. */
export async function shiftsWithoutFonts(page: Page): Promise<number[]> {
  const { shifts, fontsAt } = await watchedOn(page);
  const isByFont = (at: number): boolean => fontsAt.some((font) => Math.abs(font - at) < 250);
  return shifts.filter(({ at }) => !isByFont(at)).map(({ value }) => value);
}

async function watchedOn(page: Page): Promise<Watched> {
  return page.evaluate(() => (globalThis as unknown as { watchedShifts: Watched }).watchedShifts);
}
