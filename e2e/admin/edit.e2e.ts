import type { Locator, Page } from '@playwright/test';
import { expectFit, expectNoAxeViolationsInBothThemes } from '../support/expectNoAxeViolations.ts';
import { button, toast, untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, password, storePuzzle } from './admin.ts';
import { choose, xdFile } from './files.ts';

test.use({ settings: adminSettings });

/** Opens the editor from the row of the only puzzle in the list. */
async function openEditor(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: `Edit: ${title}`, exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Grid' })).toBeVisible();
}

const clue = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${name}: `) });
const cell = (page: Page, row: number, column: number): Locator =>
  page.getByRole('button', { name: new RegExp(`, row ${row}, column ${column}$`) });
const lettersOnScreen = async (page: Page): Promise<string> =>
  (await page.locator('[role=gridcell]:not([aria-label=black])').allTextContents())
    .map((text) => text.replaceAll(/[^A-Z]/g, '') || '.')
    .join('');

test('a clue is corrected while a player is in the middle of the puzzle: the letters stay, the new clue shows', async ({
  page,
  openElsewhere,
}) => {
  const id = await storePuzzle(page, 'Corrected');
  const player = await openElsewhere();
  await player.goto(`/puzzles/${id}`);
  await untilAlive(player);
  await player.locator('#cell-input').focus();
  await player.keyboard.type('PACX');
  await openEditor(page, 'Corrected');
  await expect(page.getByText('Players see this puzzle.')).toBeVisible();
  await clue(page, '1-Across').fill('Wolves that hunt together');
  await expectFit(page);
  await page.getByLabel('Note for the history (optional)').fill('A reader asked');
  await button(page, 'Save changes').click();
  await expect(toast(page)).toHaveText('Puzzle saved Corrected');
  const change = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first();
  await expect(change).toContainText('Correction: it was published');
  await expect(change).toContainText('1-Across: “Wolves, collectively” → “Wolves that hunt together”');
  await player.reload();
  await expect(player.getByText('Wolves that hunt together').first()).toBeVisible();
  await untilAlive(player);
  expect(await lettersOnScreen(player)).toMatch(/^PACX\.+$/);
  // A corrected grid: the letters of cells that stay are kept.
  await cell(page, 5, 4).click();
  await page.keyboard.press('i');
  await page.keyboard.press('Control+z');
  await page.getByLabel('Blocks in symmetry').uncheck();
  await cell(page, 5, 4).click();
  await page.keyboard.press('.');
  await clue(page, '8-Across').fill('Catcher');
  await page.getByRole('textbox', { name: /^3-Down: / }).fill('Suede, cut short');
  await expect(page.getByText(/It can be saved/)).toBeVisible();
  await button(page, 'Save changes').click();
  await expect(toast(page)).toHaveText('Puzzle saved Corrected');
  await player.reload();
  await expect(player.getByRole('gridcell', { name: 'black' })).toHaveCount(3);
  await untilAlive(player);
  expect(await lettersOnScreen(player)).toMatch(/^PACX\.+$/);
});

test('unsaved work survives a reload, and whoever leaves is asked; an earlier version is put back', async ({
  page,
}) => {
  await storePuzzle(page, 'Kept');
  await openEditor(page, 'Kept');
  await page.getByLabel('Title').fill('Kept 2');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect(question).toContainText('Your changes to this puzzle are not saved yet.');
  await button(question, 'Stay').click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Kept 2');
  await button(page, 'Save changes').click();
  await expect(toast(page)).toHaveText('Puzzle saved Kept 2');
  await page.getByRole('button', { name: /^Go back to before / }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Kept');
  await button(page, 'Save changes').click();
  await expect(page.getByRole('list', { name: 'Changes' }).getByRole('listitem').first()).toContainText(
    'Went back to an earlier version',
  );
});

test('a file replaces a puzzle that the site needs, under its id', async ({ page }) => {
  const data = { username: 'admin', password };
  await page.request.post('/admin/login', { data });
  await page.goto('/admin/edit?puzzle=2&replace=1');
  await expect(button(page, 'Choose a file')).toBeFocused();
  await choose(page, 'Choose a file', xdFile);
  const dialog = page.getByRole('dialog', { name: 'Use the content of this file?' });
  await expect(dialog).toContainText('import.xd: 3×3, 6 words');
  await expectNoAxeViolationsInBothThemes(page);
  await button(dialog, 'Use its content').click();
  await button(page, 'Save changes').click();
  await expect(toast(page)).toContainText('Puzzle saved');
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Replaced by a file');
  const puzzle = (await (await page.request.get('/api/puzzles/2')).json()) as { id: string; size: number };
  expect(puzzle).toMatchObject({ id: '2', size: 3 });
});

test("tomorrow's puzzle is play-tested in the player's screen, and nothing of it is recorded", async ({
  page,
}) => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  const id = await storePuzzle(page, 'Tomorrow', { date: tomorrow });
  const before = await page.evaluate(() => JSON.stringify(localStorage));
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  await page.getByLabel('More: Tomorrow', { exact: true }).click();
  await page.getByRole('link', { name: 'Play-test' }).click();
  await expect(page.getByText('Play-test. Nothing is recorded.')).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(25);
  await expectFit(page);
  await page.locator('#cell-input').focus();
  for (const word of ['PACK', 'PROSE', 'LOTUS', 'ASIDE', 'NEST']) await page.keyboard.type(word);
  const dialog = page.getByRole('dialog', { name: 'Solved' });
  await expect(dialog).toContainText('nothing was recorded');
  await expectNoAxeViolationsInBothThemes(page);
  await button(dialog, 'Look at the grid').click();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('game'))),
  ).toEqual([]);
  expect(writes).toEqual([]);
  // A second look starts over, and players still find nothing.
  await page.reload();
  await expect(page.getByRole('gridcell')).toHaveCount(25);
  expect(await lettersOnScreen(page)).toMatch(/^\.+$/);
  const { completions } = (await (await page.request.get(`/admin/api/puzzles/${id}/edit`)).json()) as {
    completions: number;
  };
  expect(completions).toBe(0);
  for (const path of [`/api/puzzles/${id}`, `/puzzles/${id}`, `/previews/${id}.png`])
    expect((await page.request.get(path)).status()).toBe(404);
});

test('strangers get the login instead of a play-test', async ({ page }) => {
  const answer = await page.goto('/admin/play-test?puzzle=13-4-0001');
  expect(await answer?.text()).toContain('noindex');
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(0);
  await page.goto('/admin/edit?puzzle=13-4-0001');
  await expect(page.getByLabel('Password')).toBeVisible();
});
