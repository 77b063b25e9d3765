import { cellInput, openAsleep } from '../play/board.ts';
import { untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import {
  annsUid,
  levelLink,
  monster,
  popup,
  readScores,
  runOutOfTime,
  solveLevel,
  stopClock,
  storedProgress,
  untilLevel,
} from './campaign.ts';

test('a link without a valid level or puzzle shows what is wrong, without a footer', async ({
  page,
  allow,
}) => {
  allow(/404/);
  for (const [path, text] of [
    ['/levels/6-5?puzzle=03-1-0001', 'Invalid level path'],
    ['/levels/x-5?puzzle=03-1-0001', 'Invalid level path'],
    ['/levels/1?puzzle=03-1-0001', 'Invalid level path'],
    ['/levels/1-5', 'No puzzle specified'],
    ['/levels/1-5?puzzle=', 'No puzzle specified'],
    ['/levels/1-5?puzzle=nope', 'Failed to load puzzle. Please try again later.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(text);
    await expect(page.getByRole('link', { name: "Play Today's Crossword" })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});

test('old and new forms of a link open level 1, with a uid instead of the email', async ({
  page,
  baseURL,
}) => {
  for (const path of [
    '/levels/1-5?puzzle=03-1-0001&email=%20Ann@Example.COM',
    '/levels/1-5?&puzzle=03-1-0001&email=ANN%40example.com%20',
    '/levels/1-5&puzzle=03-1-0001&email=ann@example.com',
  ]) {
    await page.goto(path);
    await untilLevel(page, 1);
    await expect(page).toHaveURL(`${baseURL}${levelLink(1)}&uid=${annsUid}`);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});

test('a timer is a whole number of minutes, at most one day, or absent', async ({ page, request }) => {
  for (const [timer, face] of [
    ['0', null],
    ['-1', null],
    ['abc', null],
    ['5.7', '5:00'],
    ['99999999', '24:00:00'],
  ] as const) {
    const html = await (await request.get(levelLink(1, `&timer=${timer}`))).text();
    expect(/aria-label="Time left"[^>]*>([^<]*)/.exec(html)?.[1] ?? null).toBe(face);
    await page.goto(levelLink(1, `&timer=${timer}`));
    await untilLevel(page, 1);
    await expect(page.getByRole('timer')).toHaveCount(face === null ? 0 : 1);
  }
});

test('the progress bar has five dots and fills by quarters', async ({ page }) => {
  for (const level of [1, 3, 5]) {
    await page.goto(levelLink(level));
    await untilLevel(page, level);
    const bar = page.getByRole('img', { name: `Level ${level} of 5` });
    await expect(bar.locator('li')).toHaveText(['1', '2', '3', '4', '5']);
    await expect(bar.locator('progress')).toHaveJSProperty('value', (level - 1) / 4);
    await expect(bar.getByText('Unlock Rewards at Level 5')).toBeVisible();
  }
});

test('the session score lasts as long as the page, and a better score replaces a worse one', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(levelLink(1, '&timer=3'));
  await untilLevel(page, 1);
  await page.clock.runFor(100_000);
  await solveLevel(page, 1);
  const first = await readScores(popup(page, 'Level 1 Complete'));
  await page.getByRole('button', { name: 'Look at the grid' }).click();
  await page.reload();
  expect(await readScores(popup(page, 'Level 1 Complete'))).toEqual({ ...first, session: 0 });
  await page.getByRole('button', { name: 'Look at the grid' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await popup(page, 'Start over?').getByRole('button', { name: 'Start over' }).click();
  await solveLevel(page, 1);
  const second = await readScores(popup(page, 'Level 1 Complete'));
  expect(second.level).toBeGreaterThan(first.level + 90);
  expect(second).toEqual({ level: second.level, total: second.level, session: second.level });
});

test('unreadable progress is reset, and the valid parts of damaged progress are kept', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('monster-progress', '{"levelScores":{"2":40,"3":-1},"x":1'),
  );
  await page.goto(levelLink(1));
  await untilAlive(page);
  await expect(async () => {
    expect(await storedProgress(page)).toMatchObject({ currentLevel: 1, totalScore: 0, levelScores: {} });
  }).toPass();
  await page.evaluate(() =>
    localStorage.setItem('monster-progress', '{"levelScores":{"2":40,"3":-1},"x":1}'),
  );
  await page.evaluate((href) => location.assign(href), levelLink(3));
  await untilLevel(page, 3);
  expect(await storedProgress(page)).toEqual({
    currentLevel: 3,
    totalScore: 40,
    levelScores: { 2: 40 },
    isLevelComplete: false,
    currentLevelPath: levelLink(3),
    nextLevelPath: '',
    isFirstVisit: false,
    isGameComplete: false,
  });
});

test('Try Again clears the grid and allows 60 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto(levelLink(2, '&timer=1'));
  await untilLevel(page, 2);
  await cellInput(page).focus();
  await page.keyboard.type('xy');
  const timesUp = await runOutOfTime(page);
  await stopClock(page);
  await timesUp.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('gridcell').filter({ hasText: /[A-Z]/ })).toHaveCount(0);
  const timer = page.getByRole('timer');
  await page.clock.runFor(100);
  await expect(timer).toHaveText('1:00');
  await page.clock.runFor(1_000);
  await expect(timer).toHaveText('0:59');
  await page.clock.runFor(49_000);
  await expect(timer).toHaveText('0:10');
  await page.clock.runFor(10_000);
  await expect(timesUp).toBeVisible();
});

test('a whole level typed before the scripts run counts', async ({ page }) => {
  const wake = await openAsleep(page, levelLink(1, '&timer=3'));
  await cellInput(page).focus();
  await page.keyboard.type('twooilend');
  wake();
  const { level } = await readScores(popup(page, 'Level 1 Complete'));
  // The clock runs from the first key, so a slow machine takes a few seconds off.
  expect(level).toBeLessThanOrEqual(180 + 4 * 60);
  expect(level).toBeGreaterThan(180 + 3 * 60);
});

test('a level solved in another tab is not counted twice', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(levelLink(1, '&timer=3'));
    await untilLevel(tab, 1);
  }
  await solveLevel(page, 1);
  await expect(popup(page, 'Level 1 Complete')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Next Level' })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
});

test('a known player gets to the monster 150 ms after the last level', async ({ page }) => {
  await page.clock.install();
  await page.goto(levelLink(5, '&email=ann@example.com'));
  await solveLevel(page, 5);
  const unlock = popup(page, 'Game Complete').getByRole('button', { name: 'Unlock Monster' });
  await unlock.waitFor();
  await stopClock(page);
  await unlock.click();
  await page.clock.runFor(149);
  await expect(page).toHaveURL(/levels\/5-5/);
  await page.clock.runFor(1);
  await page.waitForURL(monster);
});
