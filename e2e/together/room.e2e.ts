import type { Page } from '@playwright/test';
import { untilReady } from '../play/board.ts';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button, phone, toast } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { cellsOf, enter, enterOn, expectLetters, newRoom, peopleIn, write } from './rooms.ts';

const puzzle = '05-2-0001';
const cells = cellsOf(puzzle);
/** All but the last, or the game would be over. */
const most = cells.slice(0, -1);

const menuButton = (page: Page) => button(page, 'People and room');
/** Where somebody else is seen in the grid, by the number of their look. */
const spot = (page: Page, look: number) => page.locator(`[data-look="${look}"][data-slot]`);
const letterIn = (page: Page, cell: number) => page.locator(`[data-cell="${cell}"]`);

/** Takes a press in the menu of the room. */
async function choose(page: Page, name: string): Promise<void> {
  await menuButton(page).click();
  await button(page, name).click();
}

test('a puzzle leads to a room, with the letters that are there, and a friend comes by its link', async ({
  page,
  openElsewhere,
}) => {
  await page.goto(`/puzzles/${puzzle}`);
  await untilReady(page);
  const [first = 0, ...rest] = most;
  await write(page, puzzle, [first]);
  await button(page, 'More tools').click();
  await page.getByRole('link', { name: 'Play together' }).click();
  await expect(page.getByLabel('Bring my letters')).toBeChecked();
  await expectFit(page);
  await button(page, 'Open a room').click();
  await page.waitForURL(/\/together\/[\w-]{22}$/);
  await untilReady(page);
  await expectLetters(page, puzzle, [first]);
  await expect(peopleIn(page)).toHaveText([/\(you, founder\)/]);

  const bob = await enterOn(openElsewhere(phone), page.url());
  await expectLetters(bob, puzzle, [first]);
  await expect(peopleIn(bob)).toHaveText([/\(founder\)$/, /\(you\)/]);
  await expect(peopleIn(page)).toHaveCount(2);
  const half = Math.floor(rest.length / 2);
  await Promise.all([write(page, puzzle, rest.slice(0, half)), write(bob, puzzle, rest.slice(half))]);
  for (const each of [page, bob]) await expectLetters(each, puzzle, most);

  await letterIn(bob, cells[2] ?? 0).tap();
  const place = async () => (await letterIn(page, cells[2] ?? 0).boundingBox())?.x;
  await expect
    .poll(async () => Math.round((await spot(page, 1).boundingBox())?.x ?? 0))
    .toBe(Math.round((await place()) ?? -1));
  await expect(page.getByRole('group', { name: 'Room' }).locator('[aria-live]')).toHaveText(
    / filled \d+-(?:Across|Down)/,
  );
  await expectFit(page);
  await expectFit(bob);
});

test('a reaction is seen and heard by the others', async ({ page, openElsewhere }) => {
  const room = await newRoom(page, puzzle);
  await enter(page, room);
  const bob = await enterOn(openElsewhere(), room);
  await expect(peopleIn(page)).toHaveCount(2);
  await button(bob, 'React').click();
  await button(bob, 'Bravo').click();
  await expect(peopleIn(page).nth(1)).toContainText('👏');
  await expect(peopleIn(bob).nth(1)).toContainText('👏');
  await expect(page.getByRole('group', { name: 'Room' }).locator('[aria-live]')).toHaveText(
    /: Bravo$|^.+: Bravo\./,
  );
  // The keys go on playing.
  await bob.keyboard.press('q');
  await expect(letterIn(page, cells[0] ?? 0)).toContainText('Q');
});

test('somebody takes another name, the founder locks the room, and removes somebody for good', async ({
  page,
  openElsewhere,
  allow,
}) => {
  allow(/\b403\b/);
  const room = await newRoom(page, puzzle);
  await enter(page, room);
  const bob = await enterOn(openElsewhere(), room);
  await choose(bob, 'Change your name');
  await bob.getByLabel('Another name').fill('Robo');
  await button(bob, 'Save name').click();
  await expect(peopleIn(page).nth(1)).toContainText('Robo');
  await expectFit(bob);
  await button(bob, 'Back to the puzzle').click();
  await expect(bob.locator('#cell-input')).toBeFocused();

  await choose(page, 'Lock the room');
  await expect(toast(page)).toContainText('The room is locked');
  const carl = await openElsewhere();
  await carl.goto(room);
  await expect(carl.getByRole('heading', { name: 'You cannot come in' })).toBeVisible();
  await expect(carl.getByText('locked this room')).toBeVisible();
  await expectFit(carl);
  // Whoever has a seat keeps it.
  await bob.reload();
  await untilReady(bob);
  await choose(page, 'Unlock the room');
  await expect(toast(page)).toContainText('The room is open again');
  await enter(carl, room);
  await expect(peopleIn(page)).toHaveCount(3);

  await choose(page, 'Remove Robo');
  await expectFit(page);
  await button(page.getByRole('dialog'), 'Remove').click();
  await expect(toast(page)).toContainText('Robo has been removed');
  await expect(peopleIn(page)).toHaveCount(2);
  await expect(bob.getByRole('dialog', { name: 'You have left this room' })).toBeVisible();
  await expectFit(bob);
  await bob.reload();
  await expect(bob.getByText('has removed you')).toBeVisible();
});

test('only the founder reveals everything, after a question', async ({ page, openElsewhere }) => {
  const room = await newRoom(page, puzzle);
  await enter(page, room);
  const bob = await enterOn(openElsewhere(), room);
  await button(bob, 'Reveal All').click();
  await expect(toast(bob)).toContainText('can reveal everything');
  await button(page, 'Reveal All').click();
  const question = page.getByRole('dialog', { name: 'Reveal everything for everyone?' });
  await button(question, 'Cancel').click();
  await expectLetters(bob, puzzle, []);
  await button(page, 'Reveal All').click();
  await button(question, 'Reveal everything').click();
  await expectLetters(bob, puzzle, cells);
});

test('a letter that came too late is said to be so', async ({ page, openElsewhere, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  const room = await newRoom(page, puzzle);
  await enter(page, room);
  const bob = await enterOn(openElsewhere(), room);
  const cell = cells[0] ?? 0;
  await bob.context().setOffline(true);
  await letterIn(bob, cell).click();
  await bob.keyboard.press('q');
  await expect(bob.getByText('Offline: your letters are kept and sent later (1 waiting)')).toBeVisible();
  await letterIn(page, cell).click();
  await page.keyboard.press('x');
  await expect(letterIn(page, cell)).toContainText('X');
  await bob.context().setOffline(false);
  await expect(toast(bob)).toContainText("'s letter was there first");
  for (const each of [page, bob]) await expect(letterIn(each, cell)).toContainText('X');
});

test('what belongs to a game alone is not in a room', async ({ page }) => {
  await enter(page, await newRoom(page, puzzle));
  await button(page, 'More tools').click();
  await expect(button(page, 'Undo')).toHaveCount(2);
  await expect(button(page, 'Pause')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Play together' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await button(page, 'Settings').click();
  await expect(page.getByLabel('Sounds')).toBeVisible();
  await expect(button(page, 'Start over')).toHaveCount(0);
});

test('a link that leads to no room says so', async ({ page, allow }) => {
  allow(/\b40[04]\b/);
  for (const key of ['AAAAAAAAAAAAAAAAAAAAAA', 'short']) {
    await page.goto(`/together/${key}`);
    await expect(page.getByRole('heading', { name: 'There is no room here' })).toBeVisible();
  }
  await page.goto('/together');
  await expect(page.getByText('Choose a puzzle first')).toBeVisible();
});

test('whoever plays alone loads nothing of the rooms', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  const ofRooms = async () => {
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
    return scripts.filter((url, index) => /Together/u.test(url) || texts[index]?.includes('/api/rooms'));
  };
  await page.goto(`/puzzles/${puzzle}`);
  await untilReady(page);
  await write(page, puzzle, cells);
  await expect(page.getByRole('dialog', { name: 'Game Complete' })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'More tools').click();
  await expect(page.getByRole('link', { name: 'Play together' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(5);
  expect(await ofRooms()).toEqual([]);
  await page.getByRole('link', { name: 'Play together' }).click();
  await expect(button(page, 'Open a room')).toBeVisible();
  // What would have been found.
  expect(await ofRooms()).not.toEqual([]);
});
