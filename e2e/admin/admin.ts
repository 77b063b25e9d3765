import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { button } from '../support/screen.ts';
import { expect } from '../support/test.ts';
import type { PuzzleFile } from './files.ts';
import { csvFile, payloadOf } from './files.ts';

export const password = 'correct horse battery';

/** The settings of the site that the admin tests share; a test may find puzzles that another one stored. */
export const adminSettings = { ADMIN_PASSWORD: password };

/** Returns an author that no other test uses, so that a search for it finds only the puzzles of one test. */
export const newAuthor = (): string => `Ann ${randomBytes(6).toString('hex')}`;

/** Fills in and sends the login form. */
export async function logIn(page: Page, word: string): Promise<void> {
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(word);
  await button(page, 'Log in').click();
}

/** Opens a tab of the admin page in a new session, with these files stored. */
export async function openAdmin(page: Page, tab: string, ...files: PuzzleFile[]): Promise<void> {
  const data = { username: 'admin', password };
  expect((await page.request.post('/admin/login', { data })).status()).toBe(200);
  for (const file of files) {
    const multipart = { puzzleFile: payloadOf(file) };
    expect((await page.request.post('/admin/api/puzzles/upload', { multipart })).status()).toBe(200);
  }
  await page.goto('/admin');
  await page.getByRole('tab', { name: tab }).click();
}

/** Stores a puzzle, finds it in the list of the admin page, and returns its id. */
export async function storePuzzle(
  page: Page,
  title: string,
  { author = newAuthor(), date }: { author?: string; date?: string } = {},
): Promise<string> {
  await openAdmin(page, 'Manage Puzzles', csvFile(title, author, date));
  await page.getByRole('searchbox').fill(author.toLowerCase());
  const found = page.getByRole('list', { name: 'Puzzles' }).locator('code');
  await expect(found).toHaveCount(1);
  return (await found.textContent()) ?? '';
}

/** Answers the next matching call with a server error. */
export async function failOnce(page: Page, url: string | RegExp, method: string): Promise<void> {
  await page.route(
    url,
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 500, json: { message: 'Oh dear' } })
        : route.fallback(),
    { times: 1 },
  );
}
