import { expectNoAxeViolations, expectNoSidewaysScroll } from '../support/expectNoAxeViolations.ts';
import { phone, toast } from '../support/screen.ts';
import { unexpectedShiftsOf, watchShifts, withoutFonts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { answersAcross, lettersOf, openPuzzle, press, solve, stopTime, untilOpen } from './board.ts';
import { expectLane, lane, puzzle, serveAnn, solveId, solveOnce } from './race.ts';

const link = `?race=${solveId}`;

test('a race by link is played to its end, with the pauses of the game', async ({
  page,
  browser,
  baseURL,
}) => {
  const grid = await solveOnce(page);
  const friend = await browser.newPage({ baseURL: baseURL ?? '' });
  await serveAnn(friend, grid);
  await withoutFonts(friend);
  await watchShifts(friend);
  await stopTime(friend);
  await openPuzzle(friend, puzzle, link);
  const dialog = friend.getByRole('dialog', { name: 'Race Ann' });
  await expect(dialog).toContainText('Ann took 1:30, without help.');
  await friend.clock.runFor(20_000);
  await dialog.getByRole('button', { name: 'Start the race' }).click();
  await expectLane(friend, 'Ann', '0 of 6 words finished, 0% filled in');

  await friend.clock.runFor(35_000);
  await expectLane(friend, 'Ann', '1 of 6 words finished, 33% filled in');
  await expect(lane(friend, 'Ann').locator('xpath=..').locator('[aria-live=polite]')).toHaveText(
    'Ann has finished 1 of 6 words',
  );
  await press(friend, answersAcross(puzzle).slice(0, 3).toUpperCase());
  await expectLane(friend, 'You', '1 of 6 words finished, 33% filled in');

  // While the game is paused, so is Ann.
  await friend.getByRole('button', { name: 'Settings' }).click();
  await friend
    .getByRole('menuitem', { name: 'Start over' })
    .or(friend.getByRole('button', { name: 'Start over' }))
    .first()
    .click();
  await expect(friend.getByRole('dialog', { name: 'Start over?' })).toBeVisible();
  await friend.clock.runFor(60_000);
  await friend.getByRole('button', { name: 'Keep playing' }).click();
  await expectLane(friend, 'Ann', '1 of 6 words finished, 33% filled in');
  expect(await unexpectedShiftsOf(friend)).toEqual([]);

  await press(friend, answersAcross(puzzle).slice(3).toUpperCase());
  const complete = friend.getByRole('dialog', { name: 'Game Complete' });
  await untilOpen(friend, complete);
  await expect(complete).toContainText(
    /You beat Ann by 0:5\d\. You took the lead for good with \d-(?:Across|Down)\./,
  );
  await complete.getByRole('button', { name: 'Race again' }).click();
  await expect.poll(() => lettersOf(friend)).toBe('... ... ...');
  await expectLane(friend, 'Ann', '0 of 6 words finished, 0% filled in');
  await friend.close();
});

test('a begun or solved game is started over only with consent', async ({ page }) => {
  const grid = await solveOnce(page);
  await serveAnn(page, grid);
  await openPuzzle(page, puzzle, `${link}#grid`);
  const dialog = page.getByRole('dialog', { name: 'Race Ann' });
  await expect(dialog).toContainText('You have already solved this puzzle.');
  await dialog.getByRole('button', { name: 'Play without a race' }).click();
  await expect(dialog).toBeHidden();
  await expect(lane(page, 'Ann')).toHaveCount(0);
  expect(await lettersOf(page)).not.toContain('.');

  await page.reload();
  await dialog.getByRole('button', { name: 'Start over and race' }).click();
  await expectLane(page, 'You', '0 of 6 words finished, 0% filled in');
  await press(page, 'X');
  await expectLane(page, 'You', '0 of 6 words finished, 11% filled in');

  // A race that goes on survives a reload without another question.
  await page.reload();
  await expectLane(page, 'You', '0 of 6 words finished, 11% filled in');
  await openPuzzle(page, puzzle, '?race=best');
  await expect(page.getByRole('dialog', { name: 'Race your best' })).toContainText('You have already begun');
});

for (const [what, race, message] of [
  ['no id', 'nonsense', 'The link to this race is incomplete or wrong.'],
  ['an unknown id', 'x'.repeat(22), 'There is no such race'],
  ['an own best that is not there', 'best', 'You have not solved this puzzle in this browser yet.'],
] as const)
  test(`an address with ${what} says so, and the puzzle can be played`, async ({ page, allow }) => {
    allow(/40[04] \(|40[04] GET|api\/solves/);
    await openPuzzle(page, puzzle, `?race=${race}`);
    await expect(toast(page)).toContainText(message);
    await expect(page.getByRole('dialog')).toBeHidden();
    await solve(page, puzzle);
    await expect(page.getByRole('dialog', { name: 'Game Complete' })).toBeVisible();
  });

test('a race on a grid that was corrected since does not start', async ({ page }) => {
  await serveAnn(page, 1);
  await openPuzzle(page, puzzle, link);
  await expect(toast(page)).toContainText('The puzzle has been corrected since');
  await expect(lane(page, 'Ann')).toHaveCount(0);
});

test('a race whose code does not arrive is given up, and the puzzle can be played', async ({
  page,
  allow,
}) => {
  allow(/Race-.*\.js|Failed to fetch dynamically|ERR_FAILED/);
  await page.route(/\/assets\/Race-.*\.js/, (route) => route.abort());
  await openPuzzle(page, puzzle, '?race=best');
  await expect(toast(page)).toContainText('The race could not be loaded');
  await press(page, 'X');
  await expect.poll(() => lettersOf(page)).toContain('X');
});

test('a race passes axe and fits everywhere', async ({ page }) => {
  const grid = await solveOnce(page);
  await serveAnn(page, grid);
  await openPuzzle(page, puzzle, `${link}#grid`);
  await expect(page.getByRole('dialog', { name: 'Race Ann' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Start over and race' }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(lane(page, 'Ann')).toBeVisible();
    await expectNoAxeViolations(page);
  }
  for (const width of [320, 640, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSidewaysScroll(page);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('grid, bar and keyboard are in view together', async ({ page }) => {
    const grid = await solveOnce(page);
    await serveAnn(page, grid);
    await openPuzzle(page, puzzle, `${link}#grid`);
    await page.getByRole('button', { name: 'Start over and race' }).tap();
    for (const part of [
      lane(page, 'Ann'),
      page.getByRole('grid'),
      page.getByRole('group', { name: 'Keyboard' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  });
});
