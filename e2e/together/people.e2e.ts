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

test('eight people fit into the bar, on a phone that lies on its side and with large text', async ({
  page,
  playwright,
  baseURL,
}) => {
  const room = await newRoom(page, puzzle);
  await enter(page, room);
  for (let other = 1; other < 8; other += 1) {
    const visitor = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
    await visitor.post(`/api/rooms/${room.split('/')[2]}/enter`, { data: { version: 1 } });
    await visitor.dispose();
  }
  await expect(peopleIn(page)).toHaveCount(8);
  const inRow = [...(await peopleIn(page).all()), button(page, 'React'), button(page, 'People and room')];
  const expectApart = async (): Promise<void> => {
    const boxes = await Promise.all(inRow.map((each) => each.boundingBox()));
    const edges = boxes.flatMap((box) =>
      box === null ? [] : [Math.round(box.x), Math.round(box.x + box.width)],
    );
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    expect(edges.at(-1)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    for (const person of await peopleIn(page).all())
      expect(await person.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
  };
  await page.setViewportSize({ width: 664, height: 390 });
  await expectApart();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectApart();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectApart();
});
