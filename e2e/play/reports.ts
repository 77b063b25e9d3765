import type { Page } from '@playwright/test';
import type { Server } from '../support/server.ts';
import { expect } from '../support/test.ts';

/** The reports that a page makes from now on, as their bodies; those of a page that is being left are not seen here. */
export function watchReports(page: Page): Record<string, unknown>[] {
  const reports: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (/\/api\/puzzles\/[^/]+\/report$/.test(request.url()))
      reports.push(request.postDataJSON() as Record<string, unknown>);
  });
  return reports;
}

/** Plays, leaves, and expects that the server has received no report meanwhile, not even with the last breath. */
export async function expectNoReport(page: Page, server: Server, play: () => Promise<void>): Promise<void> {
  const received = (): number => server.output.filter((line) => line.includes('/report"')).length;
  const before = received();
  await play();
  await page.goto('/about');
  // The log is written in order, so what came before this request is in it.
  const last = (await page.request.get('/about')).headers()['x-request-id'] ?? 'none';
  await expect.poll(() => server.output.some((line) => line.includes(last))).toBe(true);
  expect(received()).toBe(before);
}
