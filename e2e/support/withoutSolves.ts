import type { Page } from '@playwright/test';

/** From the next page on, the browser asks not to be tracked, so nothing is sent to be ranked. */
export async function withoutSolves(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
}
