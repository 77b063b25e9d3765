import type { Locator, Page } from '@playwright/test';

/** A phone, as options of a browser context. */
export const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

/** The newest toast. */
export const toast = (page: Page): Locator => page.locator('output').filter({ hasText: /\S/ }).last();

/** The button with exactly this name. */
export const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: true });

/** Waits until the page's scripts run: only they add the place for toasts. */
export async function untilAlive(page: Page): Promise<void> {
  await page.locator('[popover=manual]').first().waitFor({ state: 'attached' });
}
