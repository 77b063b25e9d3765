import { expect, type Locator, type Page } from '@playwright/test';

/** A phone, as options of a browser context. */
export const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

/** Where toasts appear, from the first one on. */
export const toastPlace = (page: Page): Locator => page.locator('[popover=manual]');

/** The newest toast. */
export const toast = (page: Page): Locator => page.locator('output').filter({ hasText: /\S/ }).last();

/** The button with exactly this name. */
export const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: true });

/** True when React has taken over the page. */
export async function hasReact(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
}

/** Waits until all of the page's scripts run. A page with a game has to see that somebody is there. */
export async function untilAlive(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      // Again and again, since the game may not be listening yet.
      await page.dispatchEvent('a, button', 'pointerover');
      return hasReact(page);
    })
    .toBe(true);
}
