import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newUid } from '../daily/play.ts';
import { lettersOf, openPuzzle, press } from '../play/board.ts';
import { newPuzzle, solveNew, solveSettings } from '../solves/newPuzzle.ts';
import { forbidStorage } from '../support/brokenStorage.ts';
import { expectFit, expectNoSidewaysScroll } from '../support/expectNoAxeViolations.ts';
import { button, phone, untilAlive } from '../support/screen.ts';
import { shiftsOf, watchShifts, withoutFonts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';

test.use({ settings: solveSettings });

const otherGame = '04-1-0001';

async function openYourData(page: Page): Promise<void> {
  await page.goto('/your-data');
  await untilAlive(page);
}

/** Opens a row of the page, and returns it. */
async function openRow(page: Page, title: string) {
  const row = page.locator('main details').filter({
    has: page.locator('> summary').filter({ hasText: new RegExp(`^${title} `) }),
  });
  await row.first().locator('> summary').click();
  return row.first();
}

/** Presses the button that saves both sides, and returns the file. */
async function download(page: Page): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download everything').click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** What is left of the site in the browser, but for the note about the typeface, which every page makes. */
const leftInStorage = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key !== 'monster-fonts'),
  );

/** Has somebody solve a puzzle, take a name and make a group. Returns the id of the puzzle. */
async function live(ann: Page, admin: Page): Promise<string> {
  const id = await newPuzzle(admin);
  await solveNew(ann, id);
  await expect(ann.getByRole('dialog')).toContainText('Rank 1 of 1');
  await ann.goto('/times');
  await untilAlive(ann);
  await ann.getByLabel('Another name').fill('Ann the Quick');
  await button(ann, 'Save name').click();
  await expect(ann.getByText('Saved.')).toBeVisible();
  await ann.goto('/friends');
  await untilAlive(ann);
  await ann.getByLabel('Name of the group').fill('The Solvers');
  await ann.getByLabel('Your name in the group').fill('Annie');
  await button(ann, 'Make the group').click();
  await ann.waitForURL(/\/friends\/[\w-]{16}$/);
  return id;
}

/** Deletes everything on both sides. */
async function deleteAll(page: Page): Promise<void> {
  await button(page, 'Delete everything').click();
  const dialog = page.getByRole('dialog', { name: 'Delete everything?' });
  await expect(button(dialog, 'Cancel')).toBeFocused();
  await button(dialog, 'Delete everything').click();
}

test('a player sees both sides, saves them as a file, and deletes them, with a game open in another tab', async ({
  page,
  openElsewhere,
}) => {
  const ann = await openElsewhere({ serviceWorkers: 'allow' });
  const id = await live(ann, page);
  await ann.goto('/lair');
  await ann.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Your data' }).click();
  await expect(ann).toHaveTitle('Your data · Monster Crossword');

  await expect(await openRow(ann, 'Lair')).toContainText(/Raced.*\d:\d\d/);
  await expect(await openRow(ann, 'Games')).toContainText('23 letters');
  const solves = await openRow(ann, 'Solves');
  await expect(solves).toContainText(/Raced.*\d:\d\d, ranked, with the record of the game/);
  await solves.getByText('Show as it is stored').click();
  await expect(solves.locator('pre')).toContainText(`"puzzleId": "${id}"`);
  await expect(await openRow(ann, 'Your name')).toContainText('Ann the Quick');
  await expect(await openRow(ann, 'Groups')).toContainText('The Solvers you are Annie there');
  await expectFit(ann);

  const { name, text } = await download(ann);
  expect(name).toMatch(/^monster-crossword-\d{4}-\d\d-\d\d\.json$/);
  await expect(ann.getByText(`Saved as ${name}.`)).toBeVisible();
  expect(JSON.parse(text)).toMatchObject({
    site: 'Monster Crossword',
    version: 1,
    completions: [{ puzzleId: id }],
    games: { [id]: {} },
    server: {
      player: { player: { name: 'Ann the Quick' }, solves: 1, groups: [{ name: 'Annie' }] },
      solves: [{ puzzleId: id, log: expect.stringMatching(/./) }],
    },
  });

  const game = await ann.context().newPage();
  await openPuzzle(game, otherGame);
  await press(game, 'AR');
  await ann.bringToFront();
  await deleteAll(ann);
  await expect(ann.getByText('Everything was deleted, on this device and on our server.')).toBeFocused();
  await expect(game).toHaveURL('/your-data?deleted');
  await expect(game.getByText('this browser has no cookie of ours', { exact: false })).toBeVisible();

  for (const each of [ann, game]) {
    await each.goto('/your-data');
    await expect(each.getByText('This browser has no cookie of ours')).toBeVisible();
    expect(await leftInStorage(each)).toEqual([]);
  }
  expect(await ann.context().cookies()).toEqual([]);
  expect(
    await ann.evaluate(async () => [
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
    ]),
  ).toEqual([[], 0]);
  await ann.goto(`/times?puzzle=${id}`);
  await expect(ann.getByText('Nobody yet. The first time will stand here.')).toHaveCount(2);
});

test('one game is deleted alone, and a tab in which it is open starts over', async ({ page, context }) => {
  await openPuzzle(page, otherGame);
  await press(page, 'ARM');
  const other = await context.newPage();
  await openPuzzle(other, '05-2-0001');
  await press(other, 'XY');
  const own = await context.newPage();
  await openYourData(own);
  const games = await openRow(own, 'Games');
  await expect(games.locator('> summary')).toContainText('2 games');
  await button(games, `Delete ${otherGame}`).click();
  await expectFit(own);
  const reloaded = page.waitForEvent('load');
  await button(own.getByRole('dialog'), 'Delete').click();
  await expect(own.getByText(`Deleted: ${otherGame}.`)).toBeVisible();
  await expect(games.locator('> summary')).toContainText('1 game');
  await reloaded;
  await expect.poll(() => lettersOf(page)).toBe('...# .... .... #...');
  expect(
    await own.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('game:04-1-0001'))),
  ).toEqual([]);
});

test('whoever comes back to a game that was deleted finds it empty, and it is not saved again', async ({
  page,
}) => {
  await openPuzzle(page, otherGame);
  await press(page, 'ARM');
  await openYourData(page);
  await deleteAll(page);
  await expect(page.getByText('Everything was deleted')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(otherGame));
  await press(page, 'Z');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Z');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('ARM');
});

test('what was refused stays refused', async ({ page }) => {
  await page.goto('/privacy-policy');
  await untilAlive(page);
  await page.getByLabel('Count the games that I play in this browser').uncheck();
  await openYourData(page);
  await deleteAll(page);
  await expect(page.getByText('Everything was deleted')).toBeVisible();
  expect(await leftInStorage(page)).toEqual(['monster-play-reports']);
  await expect(await openRow(page, 'Privacy choices')).toContainText('off');
});

test('without the server nothing is deleted, unless the player wants that for this device', async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  await openPuzzle(page, otherGame);
  await press(page, 'ARM');
  await openYourData(page);
  await expect(page.getByText('This browser has no cookie of ours')).toBeVisible();
  await context.setOffline(true);
  const { text } = await download(page);
  await expect(page.getByText('the file has only what is on this device')).toBeVisible();
  expect(JSON.parse(text)).toMatchObject({ games: { [otherGame]: {} }, server: null });

  await deleteAll(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText(
    'The server could not be reached. Please try again. Nothing was deleted.',
  );
  await expectFit(page);
  expect(await leftInStorage(page)).toContain(`monster-game:${otherGame}`);
  await button(dialog, 'Delete only what is on this device').click();
  await expect(page.getByText('Everything on this device was deleted.')).toBeFocused();
  expect(await leftInStorage(page)).toEqual([]);
  await context.setOffline(false);
});

test('the page says so when the server cannot be reached, and asks again', async ({ page, allow }) => {
  allow(/503/);
  await page.route('**/api/player/data', (route) => route.fulfill({ status: 503, json: { message: 'No' } }));
  await openYourData(page);
  await expect(page.getByText('Our server could not be reached.')).toBeVisible();
  await page.unroute('**/api/player/data');
  await button(page, 'Try again').click();
  await expect(page.getByText('This browser has no cookie of ours')).toBeVisible();
});

test('puzzles completed under a uid of this browser are shown, and how to have them deleted', async ({
  page,
  request,
}) => {
  const uid = newUid();
  await request.post('/api/puzzle-completions', { data: { uid, puzzleId: otherGame } });
  await page.goto(`/your-data?uid=${uid}`);
  const row = await openRow(page, 'Puzzles completed under a uid');
  await expect(row).toContainText(otherGame);
  await expect(row).toContainText('write to us from that address');
});

test('an email address is neither spelled out on the page nor in the file', async ({ page }) => {
  await page.goto('/lair?email=ann@example.com');
  await expect(page).toHaveURL(/uid=/);
  await openYourData(page);
  await expect(await openRow(page, 'This visit')).toContainText('a•••@example.com');
  expect(await page.locator('main').textContent()).not.toContain('ann@');
  expect((await download(page)).text).not.toContain('ann@');
});

test('where storage is forbidden, the page says so, and the rest works', async ({ page }) => {
  await forbidStorage(page);
  await openYourData(page);
  await expect(page.getByText('does not let the site read or keep anything')).toBeVisible();
  await expect(page.getByText('This browser has no cookie of ours')).toBeVisible();
  expect(JSON.parse((await download(page)).text)).toMatchObject({ games: {}, server: { player: null } });
  await deleteAll(page);
  await expect(page.getByText('Everything was deleted')).toBeFocused();
});

test('search engines are asked to leave the page out, and its HTML is the same for everyone', async ({
  request,
}) => {
  const html = await (await request.get('/your-data')).text();
  expect(html).toContain('name="robots" content="noindex"');
  expect(await (await request.get('/your-data?deleted=both')).text()).toBe(html);
});

test('the page does not shift when its numbers arrive', async ({ page }) => {
  await withoutFonts(page);
  await watchShifts(page);
  await openYourData(page);
  await expect(page.getByText('This browser has no cookie of ours')).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

for (const [name, options, percent] of [
  ['a small phone with text of 200%', { ...phone, viewport: { width: 320, height: 568 } }, 200],
  ['a desktop with text of 200%', { viewport: { width: 1280, height: 800 } }, 200],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(options);

    test('everything fits, with all rows open', async ({ page }) => {
      await openPuzzle(page, otherGame);
      await press(page, 'ARM');
      await openYourData(page);
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
      for (const row of await page.locator('main details > summary').all()) await row.click();
      for (const raw of await page.getByText('Show as it is stored').all()) await raw.click();
      await expectNoSidewaysScroll(page);
    });
  });
