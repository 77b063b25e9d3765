import type { Page } from '@playwright/test';

/** The reports that a page makes from now on, as their bodies. */
export function watchReports(page: Page): Record<string, unknown>[] {
  const reports: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (/\/api\/puzzles\/[^/]+\/report$/.test(request.url()))
      reports.push(request.postDataJSON() as Record<string, unknown>);
  });
  return reports;
}
