import type { Page } from '@playwright/test';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, newAuthor, openAdmin, storePuzzle } from './admin.ts';
import { csvFile } from './files.ts';

test.use({ settings: adminSettings });

const confirmation = 'Are you sure you want to delete this puzzle? This action cannot be undone.';

/** Finds a puzzle in the list of the admin page and deletes it. */
async function deletePuzzle(page: Page, search: string, title: string): Promise<void> {
  await page.getByRole('searchbox').fill(search);
  await button(page, `Delete: ${title}`).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${title}` });
  await expect(dialog).toContainText(confirmation);
  await button(dialog, 'Delete').click();
  await expect(toast(page)).toHaveText('Puzzle deleted successfully');
}

const row = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Deleted puzzles' }).getByRole('listitem').filter({ hasText: text });

/** The status of a puzzle's page and call, as a player gets them. */
async function statusOf(page: Page, id: string): Promise<number[]> {
  const answers = await Promise.all(
    [`/puzzles/${id}`, `/api/puzzles/${id}`].map((path) => page.request.get(path)),
  );
  return answers.map((answer) => answer.status());
}

test('a deleted puzzle leaves the site at once and is restored from the trash with one press', async ({
  page,
}) => {
  const author = newAuthor();
  const id = await storePuzzle(page, 'Lost and Found', { author });
  const uid = 'e'.repeat(64);
  await page.request.post('/api/puzzle-completions', { data: { uid, puzzleId: id } });
  expect(await statusOf(page, id)).toEqual([200, 200]);
  await deletePuzzle(page, author.toLowerCase(), 'Lost and Found');
  expect(await statusOf(page, id)).toEqual([404, 404]);
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash');
  await expect(row(page, author)).toContainText('1 completion');
  await expect(row(page, author)).toContainText(/Deleted on \w+ \d+, \d{4} ?Kept until \w+ \d+, \d{4}/);
  await expectFit(page);
  await row(page, author).getByRole('button', { name: 'Restore: Lost and Found' }).click();
  await expect(toast(page)).toHaveText('Puzzle restored successfully Lost and Found');
  await expect(row(page, author)).toHaveCount(0);
  expect(await statusOf(page, id)).toEqual([200, 200]);
  const { completedPuzzles } = (await (await page.request.get(`/api/puzzle-completions/${uid}`)).json()) as {
    completedPuzzles: unknown;
  };
  expect(completedPuzzles).toEqual([{ puzzleId: id }]);
});

test('a puzzle whose title, author and date another one has by now replaces it only when told so', async ({
  page,
  allow,
}) => {
  allow(/\b409\b/);
  const author = newAuthor();
  await openAdmin(page, 'Manage Puzzles', csvFile('Twice', author));
  await deletePuzzle(page, author.toLowerCase(), 'Twice');
  await openAdmin(page, 'Manage Puzzles', csvFile('Twice', author));
  await page.goto('/admin/trash');
  await row(page, author).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Restore Twice' });
  await expect(dialog).toContainText(/The puzzle [\w-]+ has the same title, author and date\./);
  await expect(button(dialog, 'Keep both')).toHaveCount(0);
  await expectFit(page);
  await button(dialog, 'Cancel').click();
  await expect(row(page, author).getByRole('button')).toBeFocused();
  await row(page, author).getByRole('button').click();
  await button(dialog, 'Replace').click();
  await expect(toast(page)).toHaveText('Puzzle restored successfully Twice');
  // Now the other one is in the trash.
  await expect(row(page, author)).toHaveCount(1);
});

test('the desk says what breaks without a level, that it is missing, and restores it under its id', async ({
  page,
}) => {
  await openAdmin(page, 'Manage Puzzles');
  await page.getByRole('searchbox').fill('06-3-0001');
  await expect(page.getByRole('list', { name: 'Puzzles' }).getByRole('listitem')).toHaveCount(1);
  const title = (await page.getByRole('list', { name: 'Puzzles' }).getByRole('heading').textContent()) ?? '';
  await button(page, `Delete: ${title}`).click();
  await expect(page.getByRole('dialog')).toContainText(
    'The site needs this puzzle. Without it, level 4 of the challenge cannot be played.',
  );
  await expectFit(page);
  await button(page.getByRole('dialog'), 'Delete').click();
  const missing = page.getByRole('region', { name: 'The site needs this puzzle' });
  await expect(missing).toContainText(`${title} (06-3-0001) is missing.`);
  expect(await statusOf(page, '06-3-0001')).toEqual([404, 404]);
  await page.reload();
  await expect(missing).toBeVisible();
  await expectFit(page);
  await page.getByRole('tab', { name: 'Manage Puzzles' }).click();
  await page.getByRole('searchbox').fill('06-3-0001');
  await expect(page.getByText('No puzzle matches your search.')).toBeVisible();
  await button(missing, `Restore the original: ${title}`).click();
  await expect(toast(page)).toHaveText(`Puzzle restored successfully ${title}`);
  await expect(missing).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(button(page, `Delete: ${title}`)).toBeVisible();
  expect(await statusOf(page, '06-3-0001')).toEqual([200, 200]);
});
