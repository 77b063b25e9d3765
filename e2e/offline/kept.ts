import { expect, type Page } from '@playwright/test';
import { untilAlive } from '../support/screen.ts';

/** What a browser without a network complains about. */
export const offlineNoise =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|503|Failed to fetch/;

/** Waits for the worker, which is active once it has stored everything it serves offline. */
export async function untilStored(page: Page): Promise<void> {
  await untilAlive(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Waits until the worker has kept what is at an address. */
export async function untilKept(page: Page, address: string): Promise<void> {
  const isKept = () => page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, address);
  await expect.poll(isKept, address).toBe(true);
}

/** The title and date of today's puzzle, from wherever the page gets it. */
export function todayOf(page: Page): Promise<{ id: string; title: string; datePublished: string }> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/puzzles/today');
    return (await answer.json()) as { id: string; title: string; datePublished: string };
  });
}

/** A UTC date, so many days from now by the browser's clock. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
