import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getPuzzle } from '../daily/play.ts';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import {
  beginPuzzle,
  bring,
  coming,
  download,
  enterCode,
  kept,
  lettersOf,
  lettersShown,
  makeCode,
  openFile,
  openTakeAlong,
  twoDevices,
} from './devices.ts';

const currentStreak = (page: Page) =>
  page.locator('dl > div').filter({ hasText: 'Current streak' }).locator('dd').first();

/** Everything that a server has on its disk. */
async function bytesIn(folder: string): Promise<string> {
  const files = (await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1'));
  return (await Promise.all(files)).join('\n');
}

test('games, streaks and lairs of two devices become one, by code, and nothing of either is lost', async ({
  page,
  openElsewhere,
  server,
}) => {
  const there = await openElsewhere();
  const { today, yesterday, before } = await twoDevices(page, there);
  const gameTab = await there.context().newPage();
  await gameTab.goto(`/puzzles/${before.id}`);
  await expect.poll(() => lettersShown(gameTab)).toBe('ZXC');

  const sent = page.waitForRequest('**/api/transfers');
  const code = await makeCode(page);
  await expectFit(page);
  const body = (await sent).postData() ?? '';
  const { box } = JSON.parse(body) as { box: string };
  const bytes = Buffer.from(box, 'base64url').toString('latin1');
  for (const readable of [code, yesterday.id, yesterday.title, before.id, 'QWERT', 'letters', 'solved'])
    expect(`${body}\n${bytes}`).not.toContain(readable);
  const onDisk = await bytesIn(server.dataDir);
  expect(onDisk).toContain(box.slice(0, 60));
  for (const readable of [code, 'QWERT', '"letters"']) expect(onDisk).not.toContain(readable);

  await openTakeAlong(there);
  await enterCode(there, `${code.slice(0, 4).toLowerCase()} - ${code.slice(4).toLowerCase()}`);
  await expect(coming(there)).toBeFocused();
  await expect(there.getByText('1 monster', { exact: true })).toBeVisible();
  await expect(there.getByText('1 game in progress')).toBeVisible();
  expect(await lettersOf(there, before.id)).toBe('ZXC');
  await expectFit(there);
  await bring(there);
  await expect(there.getByText('1 new monster in your lair')).toBeVisible();
  await expectFit(there);
  await page.clock.runFor(5_000);
  await expect(page.getByText('Your progress has arrived on the other device.')).toBeVisible();
  await expectFit(page);

  await test.step('an open game follows, and the one that gave way can be played instead', async () => {
    await expect.poll(() => lettersShown(gameTab)).toBe('QWERT');
    expect(await lettersOf(there, before.id)).toBe('QWERT');
    await there.getByRole('button', { name: /^Play this one instead/ }).click();
    await expect(there.getByText(/the game with 3 letters is now the one you play/)).toBeVisible();
    await expect.poll(() => lettersShown(gameTab)).toBe('ZXC');
    await gameTab.close();
  });

  await test.step('both days count', async () => {
    await there.goto('/statistics');
    await expect(currentStreak(there)).toHaveText('2');
    await there.goto('/lair');
    for (const { title } of [today, yesterday])
      expect((await kept(there))['monster-completions']).toContain(title);
    await expect(there.getByText(/\b2 monsters\b/).first()).toBeVisible();
  });
  expect(server.output.join('\n')).not.toContain(code);
});

test('the link of the QR code brings the same, leaves no code behind, and works only once', async ({
  page,
  openElsewhere,
  allow,
}) => {
  allow(/\b409\b/);
  const { id } = await getPuzzle(page.request, 'today');
  await beginPuzzle(page, id, 'QWERT');
  const code = await makeCode(page);
  await expect(page.getByRole('img', { name: 'QR code: a link with your code' })).toBeVisible();

  const there = await openElsewhere();
  const asked: string[] = [];
  there.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await openTakeAlong(there, `#${code}`);
  await expect(coming(there)).toBeVisible();
  expect(there.url()).toMatch(/\/take-along$/);
  expect(asked.join('\n')).not.toContain(code);
  await bring(there);
  expect(await lettersOf(there, id)).toBe('QWERT');

  const third = await openElsewhere();
  await openTakeAlong(third, `#${code}`);
  await expect(third.getByRole('alert')).toHaveText(
    'This code was used already. Please make a new one on the other device.',
  );
  await expectFit(third);
});

test('a file brings the same, and a file of something else changes nothing', async ({
  page,
  openElsewhere,
}) => {
  const there = await openElsewhere();
  const { yesterday } = await twoDevices(page, there);
  await openTakeAlong(page);
  const text = await download(page, 'Save as a file instead');
  await openTakeAlong(there);
  const before = await kept(there);
  const newer = JSON.stringify({ ...(JSON.parse(text) as object), version: 2 });
  for (const [bad, reason] of [
    ['{}', /has no progress of this site, or it is damaged/],
    [text.slice(0, 200), /has no progress of this site, or it is damaged/],
    [newer, /^This file is from a newer version of the site\. Reload this page and try again\.$/],
    ['{"version":1,"games":{}}', /There is no progress in this file/],
    [' '.repeat(25 * 1024 * 1024), /too large/],
  ] as const) {
    await openFile(there, bad);
    await expect(there.getByRole('alert')).toHaveText(reason);
  }
  expect(await kept(there)).toEqual(before);
  await openFile(there, text);
  await expect(coming(there)).toBeVisible();
  await button(there, 'Not now').click();
  expect(await kept(there)).toEqual(before);
  await openFile(there, text);
  await bring(there);
  expect((await kept(there))['monster-completions']).toContain(yesterday.id);
  await button(there, 'Bring more').click();
  await openFile(there, text);
  await bring(there);
  await expect(there.getByText('Everything was here already')).toBeVisible();
});

test('the file of "Download my data" can be brought as well', async ({ page, openElsewhere }) => {
  const { id } = await getPuzzle(page.request, 'today');
  await beginPuzzle(page, id, 'QWERT');
  await page.goto('/statistics');
  await untilAlive(page);
  const text = await download(page, 'Download my data');
  const there = await openElsewhere();
  await openTakeAlong(there);
  await openFile(there, text);
  await bring(there);
  expect(await lettersOf(there, id)).toBe('QWERT');
});

test('settings stay as they are on this device, unless the player asks for the others', async ({
  page,
  openElsewhere,
}) => {
  const { id } = await getPuzzle(page.request, 'today');
  await beginPuzzle(page, id, 'QWERT');
  await page.goto('/about');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await openTakeAlong(page);
  const text = await download(page, 'Save as a file instead');
  const there = await openElsewhere();
  await there.goto('/about');
  await there.getByRole('radio', { name: 'Light' }).check();
  await openTakeAlong(there);
  await openFile(there, text);
  await bring(there);
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'light');
  await button(there, 'Bring more').click();
  await openFile(there, text);
  await there.getByLabel('Also take the settings').check();
  await bring(there);
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark');
});
