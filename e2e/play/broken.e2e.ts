import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations.ts';
import { follow } from '../support/follow.ts';
import { expect, test } from '../support/test.ts';
import { clues, tinyPuzzle, white } from './tinyPuzzle.ts';

test('a puzzle that does not exist is not found', async ({ page, allow }) => {
  allow(/404/);
  const response = await page.goto('/puzzles/99-9-9999');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'MONSTER NOT FOUND' })).toBeVisible();
  await expect(page.getByText('This monster puzzle has vanished or never existed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Monster Lair' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.goto('/puzzles?puzzle=99-9-9999');
  await expect(page.getByText('Failed to load puzzle. Please try again later.')).toBeVisible();
});

const valid = {
  id: 'x',
  title: 'Served',
  author: 'Ann',
  difficulty: 1,
  size: 2,
  datePublished: '2026-01-01',
  ...tinyPuzzle,
};

/** Goes to a puzzle that is answered like this, in the browser, which then fetches it. */
async function followTo(page: Page, body: string, status = 200): Promise<void> {
  await page.route('/api/puzzles/x', (route) =>
    route.fulfill({ status, body, contentType: 'application/json' }),
  );
  await follow(page, '/puzzles/x');
}

const answers: [what: string, body: string][] = [
  ['is not JSON', '<html>'],
  ['is empty', ''],
  ['is null', 'null'],
  ['has no grid', JSON.stringify({ ...valid, grid: undefined })],
  ['has an empty grid', JSON.stringify({ ...valid, grid: [] })],
  ['has a ragged grid', JSON.stringify({ ...valid, grid: [[white('A', 1)], [white('C', 2), white('D')]] })],
  [
    'lacks a letter',
    JSON.stringify({
      ...valid,
      grid: [
        [white('', 1), white('B', 2)],
        [white('C', 3), white('D')],
      ],
    }),
  ],
  ['has a word without a clue', JSON.stringify({ ...valid, downClues: clues(1) })],
  ['has a clue without a word', JSON.stringify({ ...valid, downClues: clues(1, 2, 9) })],
];

test('an invalid response is reported as a failure', async ({ page }) => {
  for (const [what, body] of answers)
    await test.step(what, async () => {
      await page.unrouteAll();
      await followTo(page, body);
      await expect(page.getByText('Failed to load puzzle. Please try again later.')).toBeVisible();
    });
});

test('a response with status 500 is reported as a failure', async ({ page, allow }) => {
  allow(/500/);
  await followTo(page, '{"message":"Oh dear"}', 500);
  await expect(page.getByText('Failed to load puzzle. Please try again later.')).toBeVisible();
});
