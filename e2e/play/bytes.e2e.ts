import type { Page } from '@playwright/test';
import { watchBytes } from '../support/pageBytes.ts';
import { untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { press } from './board.ts';

/**
 * The most that a page with a game may load, in kB (1000 bytes) as they travel. Bytes do not depend on the machine, so a
 * limit is today's figure rounded up: it is lowered by whoever saves bytes, and raised only for a good reason.
 */
const limits = [
  {
    name: 'a puzzle',
    path: '/puzzles/15-4-0001',
    most: { jsToFirstKey: 16.9, js: 98, css: 9.3, fonts: 44.7, html: 18.1 },
  },
  {
    name: 'the daily puzzle',
    path: '/todaycrossword?puzzle=13-4-0001',
    // Its list of days changes from day to day.
    most: { jsToFirstKey: 16.9, js: 101.1, css: 9.8, fonts: 44.7, html: 18.2 },
  },
  {
    name: 'a level',
    path: '/levels/1-5?puzzle=03-1-0001',
    // So small that its end is near from the first letter on, with the dialogs that it may need.
    most: { jsToFirstKey: 16.9, js: 106, css: 10.2, fonts: 44.7, html: 13.8 },
  },
];

/** The scripts without which no letter can be entered: the test holds all others back until one is. */
const scriptsToFirstKey = /\/assets\/(?:game|base)-/;

/** Holds back all scripts that no letter needs; the returned function lets them through. */
async function holdLaterScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    if (!scriptsToFirstKey.test(route.request().url())) await isReleased;
    await route.continue();
  });
  return () => release();
}

for (const { name, path, most } of limits)
  test(`${name} loads no more than its budget`, async ({ page }) => {
    const bytesSoFar = watchBytes(page);
    const firstCell = page.locator('[role=gridcell]:not([aria-label=black])').first();
    const release = await holdLaterScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect
      .poll(async () => {
        await firstCell.click();
        await press(page, 'X');
        return firstCell.textContent();
      })
      .toContain('X');
    const atFirstKey = await bytesSoFar();
    release();
    await untilAlive(page);
    await page.waitForLoadState('networkidle');
    const { js, css, fonts, html } = await bytesSoFar();
    const loaded = { jsToFirstKey: atFirstKey.js, js, css, fonts, html };
    for (const kind of Object.keys(most) as (keyof typeof most)[])
      expect.soft(loaded[kind] / 1000, `${kind} of ${name}, in kB`).toBeLessThanOrEqual(most[kind]);
  });

test('code inside of the HTML counts as code, and data does not', async ({ page }) => {
  const data = '<script type="application/json">{"grid":["ASK"]}</script>';
  const answerWith = (html: string) =>
    page.route('/about', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  const loadedWith = async (html: string) => {
    await answerWith(`<!doctype html><title>Page</title><link rel="icon" href="data:,">${html}`);
    const bytesSoFar = watchBytes(page);
    await page.goto('/about');
    return bytesSoFar();
  };
  expect(await loadedWith(data)).toMatchObject({ js: 0, css: 0, requests: 1 });
  const { js, css, html, all } = await loadedWith(
    `<style>p { color: red }</style><script>document.title = 'X'</script>${data}`,
  );
  expect(js).toBeGreaterThan(0);
  expect(css).toBeGreaterThan(0);
  expect(all).toBe(html);
});
