import type { Page } from '@playwright/test';
import { cell } from '../play/board.ts';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { enter, enterOn, expectLetters, newRoom, write } from './rooms.ts';

/** Its answers across are TWO, OIL and END. */
const puzzle = '03-1-0001';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Game Complete' });
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'After the game' });

async function setName(page: Page, name: string): Promise<void> {
  expect((await page.request.put('/api/player/name', { data: { name } })).ok()).toBe(true);
}

/** Ann opens a room, and Bob comes in. */
async function meet(ann: Page, opening: Promise<Page>, puzzleId: string) {
  const room = await newRoom(ann, puzzleId);
  await setName(ann, 'Ann');
  const bob = await opening;
  await setName(bob, 'Bob');
  await enter(ann, room);
  await enter(bob, room);
  return { room, bob };
}

/** Ann writes two rows, and Bob the last one. */
async function solveTogether(ann: Page, bob: Page): Promise<void> {
  await write(ann, puzzle, [0, 1, 2, 3, 4, 5]);
  await expectLetters(bob, puzzle, [0, 1, 2, 3, 4, 5]);
  await write(bob, puzzle, [6, 7, 8]);
}

const legendOf = (page: Page) =>
  panelOf(page).getByRole('list', { name: 'Who filled what' }).getByRole('listitem');

test('both see the end, who filled what, and the monster with whom they found it', async ({
  page,
  openElsewhere,
}) => {
  const { room, bob } = await meet(page, openElsewhere(), puzzle);
  await solveTogether(page, bob);
  await expect(dialogOf(page)).toContainText('Solved together with Bob.');
  await expect(dialogOf(bob)).toContainText('Solved together with Ann.');
  const times = await Promise.all(
    [page, bob].map((each) => dialogOf(each).getByText('Solved in').textContent()),
  );
  expect(times[0]).toBe(times[1]);
  await expectFit(page);

  await button(dialogOf(page), 'Who filled what').click();
  await expect(legendOf(page)).toHaveText(['You 6', 'Bob 3']);
  await expectFit(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(cell(page, 0).locator('svg path')).toBeVisible();
  await page.emulateMedia({ forcedColors: 'none' });
  await button(dialogOf(bob), 'Look at the grid').click();
  await button(panelOf(bob), 'Who filled what').click();
  await expect(legendOf(bob)).toHaveText(['Ann 6', 'You 3']);

  // Once more, without anything being kept twice.
  await bob.reload();
  await expect(dialogOf(bob)).toContainText('Solved together with Ann.');
  const carl = await enterOn(openElsewhere(), room);
  await expect(panelOf(carl)).toBeVisible();
  await expect(dialogOf(carl)).toHaveCount(0);
  await carl.goto('/lair');
  await expect(carl.getByText('Nobody is here yet.')).toBeVisible();
  for (const [each, other] of [
    [page, 'Bob'],
    [bob, 'Ann'],
  ] as const) {
    await each.goto('/lair');
    await expect(each.getByText('1 monster found')).toBeVisible();
    await each.getByRole('region', { name: 'Other monsters' }).getByRole('button').first().click();
    await expect(each.getByRole('dialog')).toContainText(`Solved together with${other}`);
  }
});

/** Makes a player's moves in a room, all at once. */
async function makeMoves(page: Page, room: string, moves: readonly string[]): Promise<void> {
  const answer = await page.request.post(`/api/rooms${room.replace('/together', '')}/moves`, {
    data: { version: 1, moves: moves.map((what, index) => ({ id: `e2e.${index}`, seen: 0, what })) },
  });
  expect(answer.ok()).toBe(true);
}

test('a daily puzzle together counts for both streaks, and its time for nobody’s best', async ({
  page,
  openElsewhere,
}) => {
  const answer = await page.request.get('/api/puzzles/today');
  const { id, grid } = (await answer.json()) as {
    id: string;
    grid: { answer: string; isBlack: boolean }[][];
  };
  const letters = [...grid.flat().entries()].filter(([, { isBlack }]) => !isBlack);
  const { room, bob } = await meet(page, openElsewhere(), id);
  const moves = letters.map(([index, each]) => `-${index}${each.answer}`);
  await makeMoves(page, room, moves.slice(0, -1));
  const [last, { answer: letter }] = letters.at(-1) ?? [0, { answer: '' }];
  await bob.locator(`[data-cell="${last}"]`).click();
  await bob.keyboard.press(letter);
  for (const each of [page, bob]) {
    await expect(dialogOf(each)).toContainText('1-day streak');
    await each.goto('/statistics');
    await expect(each.getByRole('region', { name: 'Your streak' })).toContainText('1 together');
    await expect(each.getByRole('list', { name: 'Days of the year' })).toContainText('1 solved together');
    await expect(each.getByRole('region', { name: 'Your times by size' })).toHaveCount(0);
  }
});

test('one press takes both to the next puzzle, and whoever wants to stay stays', async ({
  page,
  openElsewhere,
}) => {
  const { bob } = await meet(page, openElsewhere(), puzzle);
  await solveTogether(page, bob);
  await expect(dialogOf(bob)).toBeVisible();
  const first = page.url();
  await button(dialogOf(page), 'Next puzzle together').click();
  await expect(toast(bob)).toContainText('Ann has opened the next puzzle');
  await page.waitForURL((url) => url.pathname.startsWith('/together/') && url.href !== first);
  const second = page.url();
  await bob.waitForURL(second);
  await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(1);

  // From an old room, the way on leads to the same one, for whoever wants to.
  await bob.goto(first);
  await expect(dialogOf(bob)).toBeVisible();
  await expect(bob.getByText('has opened the next puzzle')).toHaveCount(0);
  await button(dialogOf(bob), 'Go on with the others').click();
  await bob.waitForURL(second);
});
