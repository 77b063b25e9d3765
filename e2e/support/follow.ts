import { expect, type Page } from '@playwright/test';
import { untilAlive } from './screen.ts';

/**
 * Goes to an address as a link on the site does, without a new document, so that the browser itself makes the page's
 * calls.
 */
export async function follow(page: Page, href: string): Promise<void> {
  await page.goto('/about');
  // Until React has taken over, links load new documents.
  await untilAlive(page);
  await page.evaluate((to) => {
    Object.assign(globalThis, { isSameDocument: true });
    location.assign(to);
  }, href);
}

/** Expects no document to have been loaded since `follow`. */
export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
}
