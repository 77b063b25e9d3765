import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { cellInput, openPuzzle, solve } from './board.ts';
import { expectNoReport, watchReports } from './reports.ts';

const puzzle = '03-1-0001';

/** Plays a puzzle to its end. */
async function playAll(page: Page): Promise<void> {
  await openPuzzle(page, puzzle);
  await solve(page, puzzle);
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a game is reported without a cookie, a uid or an address of a page, and once', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'owner', value: 'secret', url: baseURL ?? '' }]);
  const headers: Promise<Record<string, string>>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/report')) headers.push(request.allHeaders());
  });
  const reports = watchReports(page);
  const uid = 'b'.repeat(64);
  await openPuzzle(page, puzzle, `?uid=${uid}`);
  await solve(page, puzzle);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => reports.filter(({ end }) => end === 'solved')).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/about');
  expect(reports.filter(({ start }) => start === true)).toHaveLength(1);
  expect(reports.filter(({ end }) => end !== undefined)).toHaveLength(1);
  for (const sent of await Promise.all(headers)) {
    expect(sent['cookie']).toBeUndefined();
    expect(sent['referer']).toBeUndefined();
  }
  expect(JSON.stringify(reports)).not.toContain(uid);
});

test('a game that is only opened is not reported', async ({ page, server }) => {
  await expectNoReport(page, server, async () => {
    await openPuzzle(page, puzzle);
    await page.getByRole('button', { name: 'Settings' }).click();
  });
});

const objections = {
  'Global Privacy Control': () =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  'Do Not Track': () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
};

for (const [name, object] of Object.entries(objections))
  test(`nothing is reported by a browser that sends ${name}, and the policy says so`, async ({
    page,
    server,
  }) => {
    await page.addInitScript(object);
    await expectNoReport(page, server, () => playAll(page));
    await page.goto('/privacy-policy');
    await expect(
      page.getByText('Your browser asks us not to track you, so nothing is counted.'),
    ).toBeVisible();
    await expect(page.getByLabel('Count the games that I play in this browser')).not.toBeChecked();
  });

test('a player who turns reports off in the privacy policy is not reported, and may change that', async ({
  page,
  server,
}) => {
  const reports = watchReports(page);
  const box = page.getByLabel('Count the games that I play in this browser');
  await page.goto('/privacy-policy');
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page.getByText('Saved. Nothing more will be counted.')).toBeVisible();
  await page.reload();
  await expect(box).not.toBeChecked();
  await expectNoReport(page, server, () => playAll(page));
  await page.goto('/privacy-policy');
  await box.check();
  await openPuzzle(page, '04-1-0001');
  await cellInput(page).focus();
  await page.keyboard.type('a');
  await expect.poll(() => reports).toMatchObject([{ start: true }]);
});

test('what is played offline is reported when the network is back while the page is open', async ({
  page,
  context,
  allow,
}) => {
  // What comes after a game cannot be loaded either.
  allow('ERR_INTERNET_DISCONNECTED');
  const reports = watchReports(page);
  await openPuzzle(page, puzzle);
  await cellInput(page).focus();
  await page.keyboard.type('x');
  await expect.poll(() => reports.length).toBe(1);
  await context.setOffline(true);
  await page.keyboard.press('Backspace');
  await solve(page, puzzle);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(reports).toHaveLength(1);
  await context.setOffline(false);
  await expect.poll(() => reports.at(-1)).toMatchObject({ end: 'solved' });
});
