import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolationsInBothThemes } from './expectNoAxeViolations.ts';

/** Holds the page to its width: nothing of it is reached by scrolling sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(excess).toBe(0);
}

/** Holds a screen to axe in both themes and to a width of 320 px, and goes back to the desktop. */
export async function expectFit(page: Page): Promise<void> {
  await expectNoAxeViolationsInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}
