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

test('a file of a stored puzzle says which one it replaces, and can be removed', async ({ page }) => {
  const file = csvFile('Morning', newAuthor());
  await openAdmin(page, tab, file);
  await choose(page, 'Select .csv files', file);
  const replaces = page.getByText(/^Replaces 05-2-\d{4}$/);
  await expect(replaces).toBeVisible();
  await button(page, /^Remove Morning/).click();
  await expect(replaces).toHaveCount(0);
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
