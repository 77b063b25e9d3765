import type { Page } from '@playwright/test';
import { getPuzzle } from '../daily/play.ts';
import { openPuzzle } from '../play/board.ts';
import { lane } from '../play/race.ts';
import { button, untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { answers, newPuzzle, solveNew, solveSettings, type, typeEachCell } from './newPuzzle.ts';

test.use({ settings: solveSettings });

/** Solves the Daily Teaser of today, and waits until it is ranked. */
async function solveToday(page: Page): Promise<void> {
  const puzzle = await getPuzzle(page.request, 'today');
  await page.goto(`/todaycrossword?puzzle=${puzzle.id}`);
  await typeEachCell(page, puzzle);
  await expect(page.getByRole('dialog')).toContainText(/Rank \d+ of \d+/);
}

/** Has the first player solve a new puzzle of the admin, and returns its id. */
async function solveFirst(player: Page, admin: Page): Promise<string> {
  const id = await newPuzzle(admin);
  await solveNew(player, id);
  await expect(player.getByRole('dialog')).toContainText('Rank 1 of 1');
  return id;
}

const today = (page: Page) => page.getByRole('list', { name: "Today's times" }).locator('> li');

test('two friends in a group see each other’s times', async ({ page, openElsewhere }) => {
  await page.goto('/friends');
  await untilAlive(page);
  await page.getByLabel('Name of the group').fill('The Solvers');
  await page.getByLabel('Your name in the group').fill('Ann');
  await button(page, 'Make the group').click();
  await page.waitForURL(/\/friends\/[\w-]{16}$/);
  const url = page.url();
  const bob = await openElsewhere();
  await bob.goto(url);
  await bob.getByLabel('Your name in the group').fill('Bob');
  await button(bob, 'Join').click();
  await expect(today(bob)).toHaveText([/^Ann\s*Has not played yet/, /You have not played yet/]);
  await solveToday(page);
  await bob.reload();
  await expect(today(bob).first()).toHaveText(/Ann.*\d:\d\d/);
  await solveToday(bob);
  await page.goto(url);
  await expect(today(page)).toHaveCount(2);
  for (const name of ['Ann', 'Bob'])
    await expect(today(page).filter({ hasText: name })).toHaveText(/\d:\d\d/);
});

test('a solve is raced by its link, and the server’s ghost is the one that was played', async ({
  page,
  openElsewhere,
}) => {
  const ann = await openElsewhere();
  const id = await solveFirst(ann, page);
  const sent = await ann.evaluate(() => localStorage.getItem('monster-sent-solves') ?? '{}');
  const solveId = (JSON.parse(sent) as Record<string, string>)[id] ?? '';
  const bob = await openElsewhere();
  await openPuzzle(bob, id, `?race=${solveId}`);
  const question = bob.getByRole('dialog', { name: /^Race / });
  await question.getByRole('button', { name: 'Start the race' }).click();
  await expect(lane(bob, 'You')).toHaveAttribute('aria-valuetext', '0 of 10 words finished, 0% filled in');
  await type(bob, answers);
  const end = bob.getByRole('dialog', { name: 'Game Complete' });
  await expect(end).toContainText(/You beat .+ by|.+ won by|A tie/);
  await expect(end).toContainText('Rank');
});

test('what the server knows of a player is deleted when the player asks for it', async ({
  page,
  openElsewhere,
}) => {
  const ann = await openElsewhere();
  const id = await solveFirst(ann, page);
  await ann.goto('/privacy-policy');
  await untilAlive(ann);
  await button(ann, 'Delete what the server knows of me').click();
  await button(ann.getByRole('dialog'), 'Delete all of it').click();
  await expect(ann.getByText('The server knows nothing of you any more.')).toBeVisible();
  await ann.goto(`/times?puzzle=${id}`);
  await expect(ann.getByRole('heading', { name: 'Without help' })).toBeVisible();
  await expect(ann.getByText('Nobody yet. The first time will stand here.')).toHaveCount(2);
  expect(await ann.context().cookies()).toEqual([]);
});
