import type { Page } from '@playwright/test';
import { startSendGrid } from '../support/sendGrid.ts';
import type { SendGrid } from '../support/sendGrid.ts';
import { startServer } from '../support/server.ts';
import type { Server } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import {
  annsUid,
  levelLink,
  levelPuzzles,
  monster,
  popup,
  readScores,
  runOutOfTime,
  solveLevel,
  storedProgress,
  untilLevel,
} from './campaign.ts';

const fromEmail = `email=%20Ann@Example.COM&utm_campaign=welcome`;
const carried = `&timer=3&utm_campaign=welcome&uid=${annsUid}`;

let sendGrid: SendGrid;
let site: Server;
test.beforeAll(async () => {
  sendGrid = await startSendGrid();
  site = await startServer(sendGrid.settings);
});
test.afterAll(async () => {
  await site.stop();
  await sendGrid.stop();
});
test.beforeEach(() => void sendGrid.received.splice(0));

const reports = (result: string) =>
  [1, 2, 3, 4, 5].map((level) => `ann@example.com: Level ${level} ${result}`);

async function reveal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reveal All' }).click();
  await expect(page.getByRole('button', { name: 'Reveal All' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe.configure({ mode: 'default' });

test('five levels are solved, from the link in an email to the monster', async ({ page }) => {
  await page.goto(`${site.url}/levels/1-5?puzzle=03-1-0001&timer=3&${fromEmail}`);
  const levelScores: Record<string, number> = {};
  let total = 0;
  for (const level of [1, 2, 3, 4, 5]) {
    await solveLevel(page, level);
    const dialog = popup(page, level === 5 ? 'Game Complete' : `Level ${level} Complete`);
    await expect(dialog.getByRole('term')).toHaveText(['Level score', 'Total score', 'Session score']);
    const scores = await readScores(dialog);
    total += scores.level;
    levelScores[level] = scores.level;
    expect(scores).toEqual({ level: expect.any(Number), total, session: total });
    expect(scores.level).toBeGreaterThan(180);
    expect(await storedProgress(page)).toEqual({
      currentLevel: level,
      totalScore: total,
      levelScores,
      isLevelComplete: true,
      currentLevelPath: levelLink(level, carried),
      nextLevelPath: level === 5 ? '/puzzles/2' : levelLink(level + 1, carried),
      isFirstVisit: false,
      isGameComplete: level === 5,
    });
    await dialog.getByRole('button', { name: level === 5 ? 'Unlock Monster' : 'Next Level' }).click();
  }
  await page.waitForURL(monster);
  expect(new URL(page.url()).searchParams.get('uid')).toBe(annsUid);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /score|session/i.test(key))),
  ).toEqual([]);
  await expect.poll(() => sendGrid.received).toEqual(reports('Success'));
});

test('five revealed levels are each reported as skipped, without a popup or a score', async ({ page }) => {
  await page.goto(`${site.url}/levels/1-5?puzzle=03-1-0001&timer=3&${fromEmail}`);
  await untilLevel(page, 1);
  await reveal(page);
  await page.getByRole('button', { name: 'Unlock Monster' }).click();
  await page.waitForURL(monster);
  await page.goto(`${site.url}${levelLink(2, carried)}`);
  for (const level of [2, 3, 4, 5]) {
    await untilLevel(page, level);
    await reveal(page);
    await page.getByRole('button', { name: 'Next Level' }).click();
  }
  await page.waitForURL(monster);
  expect(await storedProgress(page)).toMatchObject({ currentLevel: 5, totalScore: 0, isGameComplete: false });
  await expect.poll(() => sendGrid.received).toEqual(reports('Skip'));
});

test('four levels can be skipped when their time is up, but not the fifth', async ({ page }) => {
  const captured: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/capture-email')) captured.push(request.postDataJSON());
  });
  await page.clock.install();
  await page.goto(`${site.url}${levelLink(1, '&timer=1')}`);
  for (const level of [1, 2, 3, 4]) {
    await untilLevel(page, level);
    const timesUp = await runOutOfTime(page);
    await timesUp.getByRole('button', { name: 'Skip to Next Level' }).click();
    const form = popup(page, 'Skip to Next Level');
    if (level === 1) await form.getByLabel('Email').fill(' Ann@Example.COM ');
    await expect(form.getByLabel('Email')).toHaveValue(/ann@example\.com/i);
    await form.getByRole('button', { name: 'Skip to Next Level' }).click();
    await page.waitForURL(`**/levels/${level + 1}-5?puzzle=${levelPuzzles[level]}&timer=1&uid=${annsUid}`);
  }
  await untilLevel(page, 5);
  const last = await runOutOfTime(page);
  await expect(last.getByRole('button')).toHaveText(['Try Again']);
  await last.getByRole('link', { name: 'Play without a timer' }).click();
  await page.waitForURL(`**${levelLink(5, `&uid=${annsUid}`)}`);
  await untilLevel(page, 5);
  await expect(page.getByRole('timer')).toHaveCount(0);
  const skip = { email: 'ann@example.com', feature: 'skip_level', displayName: 'ann' };
  expect(captured).toEqual([skip, skip, skip, skip]);
  expect(sendGrid.received).toEqual([]);
});

test('nothing is reported about a player from another campaign', async ({ page }) => {
  await page.goto(`${site.url}${levelLink(1, '&email=ann@example.com&utm_campaign=spring')}`);
  await solveLevel(page, 1);
  await expect(popup(page, 'Level 1 Complete')).toBeVisible();
  expect(sendGrid.received).toEqual([]);
});
