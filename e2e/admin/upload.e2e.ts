import { readFile } from 'node:fs/promises';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, failOnce, newAuthor, openAdmin } from './admin.ts';
import { badCsvFile, choose, csvFile, drop, xdFile } from './files.ts';

test.use({ settings: adminSettings });

const tab = 'Upload Puzzles';

test('an upload needs a file', async ({ page }) => {
  await openAdmin(page, tab);
  await button(page, 'Upload').click();
  await expect(toast(page)).toHaveText('No Files Selected Please select at least one CSV file to upload');
});

test('a bad file shows its errors and is uploaded once it is fixed', async ({ page, allow }) => {
  allow(/\b500\b/);
  const author = newAuthor();
  await openAdmin(page, tab);
  const card = page.getByRole('listitem').filter({ hasText: 'Noon__Ann' });

  await test.step('the good files are uploaded without it', async () => {
    await drop(page, csvFile('Morning', author), badCsvFile('Noon', author), csvFile('Evening', author));
    await expect(page.getByRole('status').filter({ hasText: '2 ready, 1 with errors' })).toBeVisible();
    await expect(card.getByRole('list', { name: 'Errors' })).toHaveText(
      'Line 3: Row 2, column 3: "7" is not a letter or #.',
    );
    await expect(card.getByRole('img', { name: 'Grid of 5 rows and 5 columns' })).toContainText('PR7SE');
    await expectFit(page);
    await button(page, 'Upload 2 puzzles').click();
    await expect(toast(page)).toHaveText('Upload Successful Processed 2 puzzles successfully');
  });

  await test.step('the fixed file takes its place and is stored, even after a call that fails', async () => {
    await button(page, 'Clear stored').click();
    await button(page, /^Remove Noon/).click();
    await choose(page, 'Select .csv files', csvFile('Noon', author));
    await expect(page.getByRole('heading', { name: 'Ready (1)' })).toBeVisible();
    await failOnce(page, '/admin/api/puzzles/upload', 'POST');
    await button(page, 'Upload').click();
    await expect(toast(page)).toHaveText('Upload Failed Upload failed: Internal Server Error');
    await button(page, 'Upload').click();
    await expect(toast(page)).toHaveText('Upload Successful Puzzle was successfully uploaded');
    await expect(card).toContainText(/Stored as 05-2-\d{4}/);
  });
});

test('a file of a stored puzzle says what it replaces, and replaces it only if the admin agrees', async ({
  page,
}) => {
  const author = newAuthor();
  const file = csvFile('Morning', author);
  await openAdmin(page, tab, file);
  await choose(page, 'Select .csv files', file, file, csvFile('Evening', author));
  await expect(page.getByText(/^Replaces 05-2-\d{4}$/).first()).toBeVisible();
  await expect(page.getByText('It has the same title, author and date as an earlier file')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Puzzles to be replaced' })).toContainText(
    new RegExp(`Morning by ${author}, 2026-01-05, 05-2-\\d{4}: published, completed by nobody yet`),
  );
  await expectFit(page);
  await button(page, 'Upload').click();
  await expect(page.getByRole('heading', { name: 'Stored (1)' })).toBeVisible();
  await button(page, /^Remove Morning/)
    .first()
    .click();
  await button(page, /^Replace this puzzle: Morning/).click();
  await expect(page.getByRole('heading', { name: 'Ready (1)' })).toBeVisible();
  await button(page, 'Upload').click();
  await expect(page.getByText(/^Replaced 05-2-\d{4}$/)).toBeVisible();
});

test('an admin is asked again if the puzzle has changed since it was shown', async ({ page, allow }) => {
  allow(/\b400\b/);
  const author = newAuthor();
  const file = csvFile('Morning', author);
  await openAdmin(page, tab, file);
  await choose(page, 'Select .csv files', file);
  await button(page, /^Replace this puzzle: Morning/).click();
  const [id] = (await page.getByText(/^Replaces 05-2-\d{4}$/).textContent())?.match(/05-2-\d{4}/) ?? [];
  const changed = await page.request.patch(`/admin/api/puzzles/${id}`, { data: { difficulty: 5 } });
  expect(changed.status()).toBe(200);
  await button(page, 'Upload').click();
  await expect(page.getByText(/^This would replace "Morning" by Ann .* Nothing was stored/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Would replace a puzzle (1)' })).toBeVisible();
  await button(page, /^Replace this puzzle: Morning/).click();
  await button(page, 'Upload').click();
  await expect(page.getByText(`Replaced ${id}`)).toBeVisible();
});

test('a check without an answer says so on the card and can be repeated', async ({ page, allow }) => {
  allow(/\b500\b|ERR_FAILED|Failed to load resource/);
  await openAdmin(page, tab);
  const preview = '/admin/api/puzzles/preview';
  await page.route(preview, (route) => route.abort(), { times: 1 });
  const file = csvFile('Morning', newAuthor());
  await choose(page, 'Select .csv files', file);
  const card = page.getByRole('listitem').filter({ hasText: 'Morning__Ann' });
  await expect(card).toContainText('The server could not be reached. Please check your connection');
  await page.route(preview, (route) => route.fulfill({ status: 500, body: 'x' }), { times: 1 });
  await button(card, `Check again: ${file.name}`).click();
  await expect(card).toContainText('The server had a problem. Please try again in a moment.');
  await expect(card).not.toContainText(/Waiting|500/);
  await button(card, `Check again: ${file.name}`).click();
  await expect(page.getByRole('heading', { name: 'Ready (1)' })).toBeVisible();
});

test('quotation marks stay what they were, in the name of a file and in the form', async ({ page }) => {
  const author = newAuthor();
  await openAdmin(page, tab);
  await choose(page, 'Select .csv files', csvFile('Say "hi"', author));
  await choose(page, 'Import', xdFile);
  const form = page.getByRole('form', { name: 'Details of import.xd' });
  await form.getByLabel('Title').fill('Either/or "so"');
  await form.getByLabel('Author').fill(author);
  await form.getByLabel('Difficulty (1 to 5)').fill('1');
  await form.getByLabel('Date').fill('2026-01-06');
  await form.getByRole('button', { name: 'Use these details' }).click();
  await button(page, 'Upload 2 puzzles').click();
  await expect(page.getByRole('heading', { name: 'Stored (2)' })).toBeVisible();
  await page.getByRole('tab', { name: 'Manage Puzzles' }).click();
  await page.getByRole('searchbox').fill(author);
  await expect(page.getByRole('heading', { name: 'Say "hi"', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Either/or "so"', exact: true })).toBeVisible();
});

test('the template can be downloaded, and uploaded as it is', async ({ page }) => {
  await openAdmin(page, tab);
  await page.getByText('What goes inside a CSV file').click();
  await expectFit(page);
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download this as a template' }).click();
  const download = await started;
  const name = download.suggestedFilename();
  expect(name).toMatch(/^\w+__\w+__1__2030-01-01\.csv$/);
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Select .csv files').click();
  const text = await readFile(await download.path());
  await (await chooser).setFiles([{ name, mimeType: 'text/csv', buffer: text }]);
  await expect(page.getByRole('heading', { name: 'Ready (1)' })).toBeVisible();
  await expect(page.getByText(/\d warnings?$/)).toHaveCount(0);
});

test('leaving while an upload is running asks first', async ({ page }) => {
  await openAdmin(page, tab);
  await choose(page, 'Select .csv files', csvFile('Morning', newAuthor()));
  await expect(page.getByRole('heading', { name: 'Ready (1)' })).toBeVisible();
  let finish = (): void => {};
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route('/admin/api/puzzles/upload', async (route) => {
    await waiting;
    await route.fallback();
  });
  await button(page, 'Upload').click();
  await page.getByRole('link', { name: 'Audit trail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect(dialog).toContainText('An upload is still running.');
  await button(dialog, 'Stay').click();
  finish();
  await expect(page.getByText(/Stored as 05-2-\d{4}/)).toBeVisible();
  await page.getByRole('link', { name: 'Audit trail' }).click();
  await expect(page).toHaveURL('/admin/audit');
});

test('a puzzle from another program is imported and given the details that it lacks', async ({ page }) => {
  await openAdmin(page, tab);
  await choose(page, 'Import', xdFile);
  const form = page.getByRole('form', { name: 'Details of import.xd' });
  await expect(form.getByLabel('Title')).toHaveValue('Imported');
  await form.getByLabel('Difficulty (1 to 5)').fill('1');
  await form.getByLabel('Date').fill('2026-01-06');
  await form.getByRole('button', { name: 'Use these details' }).click();
  await expect(page.getByRole('heading', { name: 'Imported__Bo__1__2026-01-06.csv' })).toBeVisible();
  await button(page, 'Upload').click();
  await expect(page.getByText(/Stored as 03-1-\d{4}/)).toBeVisible();
});
