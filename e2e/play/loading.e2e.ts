import type { Page, Route } from '@playwright/test';
import { hasReact, untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import {
  answersAcross,
  cell,
  cellInput,
  lettersOf,
  openPuzzle,
  press,
  puzzleFile,
  untilReady,
} from './board.ts';

const fifteen = '15-4-0001';
const gameFiles = /\/assets\/(?:game|base)-.*\.js/;
const reactFiles = /\/assets\/(?:react|client|app|play)-.*\.js/;

/** Holds back the answers to some requests; returns a function that lets them go. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route: Route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const rate of [1, 6])
  test(`what is typed while a page loads is there once, at ${rate}x slowdown`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate });
    const releaseGame = await holdBack(page, gameFiles);
    const releaseReact = await holdBack(page, reactFiles);
    await page.goto(`/puzzles/${fifteen}`, { waitUntil: 'commit' });
    await expect(cell(page, 0)).toBeVisible();
    const letters = answersAcross(fifteen);
    const third = Math.floor(letters.length / 3);
    await test.step('before any script', () => page.keyboard.type(letters.slice(0, third)));
    releaseGame();
    await test.step('from the first script to React', () =>
      page.keyboard.type(letters.slice(third, 2 * third)));
    expect(await hasReact(page)).toBe(false);
    releaseReact();
    await test.step('while React arrives', async () => {
      await page.getByRole('button', { name: 'Settings' }).hover();
      await page.keyboard.type(letters.slice(2 * third, -1));
    });
    await expect.poll(() => hasReact(page)).toBe(true);
    await page.keyboard.type(letters.slice(-1));
    await expect.poll(() => lettersOf(page)).toBe(puzzleFile(fifteen).grid.join(' '));
    await expect(page.getByRole('dialog', { name: 'Game Complete' })).toBeVisible();
  });

test('a game is played and saved even if React never arrives', async ({ page, allow }) => {
  allow(/Failed to load resource|request failed: GET \S+\/(?:react|client)-/);
  await page.route(/\/assets\/(?:react|client)-.*\.js/, (route) => route.abort());
  await page.goto('/puzzles/04-1-0001?timer=5');
  await press(page, 'XY');
  await cell(page, 8).click();
  await press(page, 'Z Backspace Q');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Next clue' }).click();
  await expect(page.getByRole('timer')).not.toHaveText('5:00');
  const picture = await lettersOf(page);
  expect(picture).toContain('XY');
  expect(await hasReact(page)).toBe(false);
  await page.unroute(/\/assets\/(?:react|client)-.*\.js/);
  await page.reload();
  await expect.poll(() => lettersOf(page)).toBe(picture);
});

test('a button pressed before React is there does what it says, once', async ({ page }) => {
  const release = await holdBack(page, reactFiles);
  await page.goto('/puzzles/04-1-0001', { waitUntil: 'commit' });
  await expect(cell(page, 0)).toBeVisible();
  await press(page, 'X');
  await page.getByRole('button', { name: 'Use Hint' }).click();
  await page.getByRole('button', { name: 'Check Answers' }).click();
  expect(await hasReact(page)).toBe(false);
  release();
  await expect(page.getByRole('img', { name: '2 of 3 hints left' })).toBeVisible();
  await expect(page.getByText('Checked answers.')).toBeVisible();
  await expect(cellInput(page)).toBeFocused();
});

test('React joins a game that has begun without touching its letters, marks or focus', async ({ page }) => {
  await openPuzzle(page, '05-2-0001');
  await press(page, 'ASK');
  await page.getByRole('button', { name: 'Use Hint' }).click();
  await expect(page.getByRole('img', { name: '2 of 3 hints left' })).toBeVisible();
  const before = await lettersOf(page);
  const release = await holdBack(page, reactFiles);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => lettersOf(page)).toBe(before);
  const marks = await page.getByRole('grid').evaluate((grid) => grid.innerHTML);
  release();
  await expect.poll(() => hasReact(page)).toBe(true);
  await expect(page.getByRole('img', { name: '2 of 3 hints left' })).toBeVisible();
  expect(await page.getByRole('grid').evaluate((grid) => grid.innerHTML)).toBe(marks);
  await expect(cellInput(page)).toBeFocused();
});

test('the theme can be chosen before React is there, and stays chosen', async ({ page }) => {
  const release = await holdBack(page, reactFiles);
  await page.goto('/about', { waitUntil: 'commit' });
  const dark = page.getByRole('radio', { name: 'Dark' });
  await dark.check();
  await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark');
  expect(await hasReact(page)).toBe(false);
  release();
  await untilAlive(page);
  await expect(dark).toBeChecked();
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(page.locator(':root')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('a page that nobody touches loads no React, and a moving mouse brings it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.clock.install();
  await openPuzzle(page, fifteen);
  await page.clock.runFor(60_000);
  expect(files.filter((file) => reactFiles.test(file))).toEqual([]);
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 320);
  await page.clock.runFor(2_000);
  await expect.poll(() => hasReact(page)).toBe(true);
});

test('a long timer is kept when React joins, though its page is shared', async ({ page }) => {
  await openPuzzle(page, '04-1-0001', '?timer=45');
  await press(page, 'X');
  const picture = await lettersOf(page);
  await untilAlive(page);
  await expect(page.getByRole('timer')).toHaveText(/^4[45]:\d\d$/);
  await expect.poll(() => lettersOf(page)).toBe(picture);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^44:\d\d$/);
  expect(await lettersOf(page)).toBe(picture);
});

test('a game that was begun before React is recorded, even if the player leaves at once', async ({
  page,
}) => {
  await holdBack(page, reactFiles);
  await page.goto('/todaycrossword?puzzle=today', { waitUntil: 'commit' });
  await untilReady(page);
  await press(page, 'Q');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('monster-daily-results')))
    .toContain('"begun"');
  expect(await hasReact(page)).toBe(false);
});
