import type { Page } from '@playwright/test';
import { openPuzzle } from '../play/board.ts';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, toast, untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { enter, enterOn, expectLetters, newRoom, write } from './rooms.ts';

const puzzle = '05-2-0001';
const people = (page: Page) => page.getByRole('list', { name: 'People in this room' }).getByRole('listitem');
const menu = (page: Page) => page.getByRole('group', { name: 'People and room' });

async function openMenu(page: Page): Promise<void> {
  await button(page, 'People and room').click();
  await expect(menu(page)).toBeVisible();
}

async function rename(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await button(menu(page), 'Change your name').click();
  const dialog = page.getByRole('dialog', { name: 'How others see you' });
  await dialog.getByRole('textbox').fill(name);
  await button(dialog, 'Save name').click();
  await expect(dialog).toContainText(name);
  await button(dialog, 'Back to the puzzle').click();
}

/** A room with Ann, who has made it, and Bob. */
async function meet(ann: Page, opening: Promise<Page>) {
  const room = await newRoom(ann, puzzle);
  await enter(ann, room);
  const bob = await enterOn(opening, room);
  await expect(people(ann)).toHaveCount(2);
  return { room, bob };
}

test('from a puzzle to a room, with letters brought along, and a friend who comes by the link', async ({
  page,
  openElsewhere,
}) => {
  await openPuzzle(page, puzzle);
  await write(page, puzzle, [2, 3]);
  await button(page, 'More tools').click();
  await page.getByRole('link', { name: 'Play together' }).click();
  await page.waitForURL(/\/together\?puzzle=/);
  await untilAlive(page);
  await expectFit(page);
  await page.getByRole('checkbox').check();
  await button(page, 'Open a room').click();
  await page.waitForURL(/\/together\/[\w-]{22}$/);
  await expectLetters(page, puzzle, [2, 3]);
  const bob = await enterOn(openElsewhere({ colorScheme: 'dark' }), page.url());
  await expectLetters(bob, puzzle, [2, 3]);
  await rename(page, 'Ann');
  await expect(people(bob)).toHaveText([/Ann/, /\(you\)/]);
  await button(bob, 'React').click();
  await button(bob.getByRole('group', { name: 'React' }), /Bravo/).click();
  await expect(people(page).nth(1)).toContainText('👏');
  for (const each of [page, bob]) await expectFit(each);
  await openMenu(page);
  await expectFit(page);
});

test('everybody sees where the others are, and their letters', async ({ page, openElsewhere }) => {
  const { bob } = await meet(page, openElsewhere());
  await bob.locator('[data-cell="12"]').click();
  await openMenu(page);
  await expect(menu(page).getByRole('listitem').nth(1)).toContainText(/-Across|-Down/);
  await page.keyboard.press('Escape');
  await Promise.all([write(page, puzzle, [2, 3]), write(bob, puzzle, [12, 13])]);
  for (const each of [page, bob]) await expectLetters(each, puzzle, [2, 3, 12, 13]);
  await bob.close();
  await expect(people(page).nth(1)).toContainText('away', { timeout: 30_000 });
});

test('a letter that comes too late is shown as overtaken', async ({ page, openElsewhere }) => {
  const { bob } = await meet(page, openElsewhere());
  await rename(page, 'Ann');
  let letGo = (): void => {};
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  await bob.route(/\/moves$/, async (route) => {
    await isFree;
    await route.continue();
  });
  await bob.locator('[data-cell="2"]').click();
  await bob.keyboard.press('q');
  await write(page, puzzle, [2]);
  await expectLetters(bob, puzzle, [2]);
  letGo();
  await expect(toast(bob)).toContainText("Ann's letter was there first");
  for (const each of [page, bob]) await expectLetters(each, puzzle, [2]);
});

test('the founder locks the room and removes somebody, who cannot come back', async ({
  page,
  openElsewhere,
  allow,
}) => {
  allow(/403/);
  const { room, bob } = await meet(page, openElsewhere());
  await openMenu(page);
  await button(menu(page), 'Lock the room').click();
  const carl = await openElsewhere();
  await carl.goto(room);
  await expect(carl.getByRole('heading', { name: 'You cannot come in' })).toBeVisible();
  await expectFit(carl);
  await openMenu(page);
  await menu(page)
    .getByRole('button', { name: /^Remove / })
    .click();
  await button(page.getByRole('dialog'), 'Remove').click();
  await expect(bob.getByRole('dialog', { name: 'You have left this room' })).toBeVisible();
  await expect(people(page)).toHaveCount(1);
  await bob.reload();
  await expect(bob.getByRole('heading', { name: 'You cannot come in' })).toBeVisible();
});

test('two tabs of one person are one player, and both show everything', async ({ page, openElsewhere }) => {
  const { room, bob } = await meet(page, openElsewhere());
  const second = await enterOn(page.context().newPage(), room);
  await write(second, puzzle, [2, 3]);
  await write(page, puzzle, [12]);
  for (const each of [page, second, bob]) await expectLetters(each, puzzle, [2, 3, 12]);
  await expect(people(bob)).toHaveCount(2);
});

test('a link that leads nowhere says so', async ({ page, allow }) => {
  allow(/40[04]/);
  for (const key of ['AAAAAAAAAAAAAAAAAAAAAA', 'short']) {
    await page.goto(`/together/${key}`);
    await expect(page.getByRole('heading', { name: 'There is no room here' })).toBeVisible();
  }
});

test('a game alone loads nothing of rooms', async ({ page }) => {
  const loaded: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) loaded.push(response.text());
  });
  await openPuzzle(page, puzzle);
  await write(page, puzzle, [2, 3, 12]);
  await button(page, 'More tools').click();
  await expect(page.getByRole('link', { name: 'Play together' })).toBeVisible();
  const texts = await Promise.all(loaded);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.includes('/api/rooms') || text.includes('monster-room'))).toEqual([]);
});
