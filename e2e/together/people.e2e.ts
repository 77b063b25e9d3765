import type { Page } from '@playwright/test';
import { button } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { enter, enterOn, expectLetters, newRoom, peopleIn, write } from './rooms.ts';

const puzzle = '05-2-0001';
const menu = (page: Page) => page.getByRole('group', { name: 'People and room' });

async function openMenu(page: Page): Promise<void> {
  await button(page, 'People and room').click();
  await expect(menu(page)).toBeVisible();
}

/** A room with Ann, who has made it, and Bob. */
async function meet(ann: Page, opening: Promise<Page>) {
  const room = await newRoom(ann, puzzle);
  await enter(ann, room);
  const bob = await enterOn(opening, room);
  await expect(peopleIn(ann)).toHaveCount(2);
  return { room, bob };
}

test('everybody sees where the others are, and their letters', async ({ page, openElsewhere }) => {
  const { bob } = await meet(page, openElsewhere());
  await bob.locator('[data-cell="12"]').click();
  await openMenu(page);
  await expect(menu(page).getByRole('listitem').nth(1)).toContainText(/-Across|-Down/);
  await page.keyboard.press('Escape');
  await Promise.all([write(page, puzzle, [2, 3]), write(bob, puzzle, [12, 13])]);
  for (const each of [page, bob]) await expectLetters(each, puzzle, [2, 3, 12, 13]);
  await bob.close();
  await expect(peopleIn(page).nth(1)).toContainText('away', { timeout: 30_000 });
});

test('two tabs of one person are one player, and both show everything', async ({ page, openElsewhere }) => {
  const { room, bob } = await meet(page, openElsewhere());
  const second = await enterOn(page.context().newPage(), room);
  await write(second, puzzle, [2, 3]);
  await write(page, puzzle, [12]);
  for (const each of [page, second, bob]) await expectLetters(each, puzzle, [2, 3, 12]);
  await expect(peopleIn(bob)).toHaveCount(2);
});
