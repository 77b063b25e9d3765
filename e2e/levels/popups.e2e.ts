import type { Locator, Page } from '@playwright/test';
import { cellInput } from '../play/board.ts';
import { expectNoAxeViolationsInBothThemes } from '../support/expectNoAxeViolations.ts';
import { phone } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { withoutSolves } from '../support/withoutSolves.ts';
import { levelLink, monster, popup, runOutOfTime, solveLevel, stopClock, untilLevel } from './campaign.ts';

/** Expects an open popup to have this text and these buttons, to be in view, and to pass axe in both themes. */
async function expectPopup(page: Page, title: string, words: string, buttons: string[]): Promise<Locator> {
  const dialog = popup(page, title);
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading')).toHaveText(title);
  if (words !== '') await expect(dialog).toContainText(words);
  await expect(dialog.getByRole('button')).toHaveText(buttons);
  await expectNoAxeViolationsInBothThemes(page);
  return dialog;
}

for (const [name, viewport] of [
  ['a phone', phone.viewport],
  ['a desktop', { width: 1440, height: 900 }],
] as const)
  test(`every popup of the levels has its text and buttons on ${name}`, async ({ page }) => {
    test.slow();
    await withoutSolves(page);
    await page.setViewportSize(viewport);
    await page.clock.install();
    await page.goto(levelLink(1, '&timer=1'));
    await solveLevel(page, 1);
    const buttons = ['Join the leaderboard', 'Look at the grid'];
    await expectPopup(page, 'Level 1 Complete', '', ['Next Level', ...buttons]);
    await page.getByRole('button', { name: 'Join the leaderboard' }).click();
    const join = await expectPopup(page, 'Join the leaderboard', 'Your email is never shown to anyone.', [
      'Cancel',
      'View Leaderboard',
    ]);
    await expect(join.locator('label')).toHaveText(['Username', 'Email']);
    await join.getByRole('button', { name: 'Cancel' }).click();
    await popup(page, 'Level 1 Complete').getByRole('button', { name: 'Next Level' }).click();

    await untilLevel(page, 2);
    const timesUp = await runOutOfTime(page);
    const hurry = 'The clock beat you this time. Try again with 60 seconds, plus 60 more for every word.';
    await expectPopup(page, "Time's up!", hurry, ['Try Again', 'Skip to Next Level']);
    await timesUp.getByRole('button', { name: 'Skip to Next Level' }).click();
    const skip = popup(page, 'Skip to Next Level');
    await skip.getByRole('button', { name: 'Skip to Next Level' }).click();
    await expect(skip.getByRole('alert')).toHaveText('Please enter a valid email address.');
    await expectPopup(page, 'Skip to Next Level', 'Tell us your email, and the next level is yours.', [
      'Cancel',
      'Skip to Next Level',
    ]);

    await page.goto(levelLink(5));
    await solveLevel(page, 5);
    await expectPopup(page, 'Game Complete', '', ['Unlock Monster', ...buttons]);
    await popup(page, 'Game Complete').getByRole('button', { name: 'Unlock Monster' }).click();
    const waiting = 'A special monster is waiting behind one more crossword. Enter your email to meet it.';
    await expectPopup(page, 'Unlock Your Monster', waiting, ['Cancel', 'Unlock Monster!']);
  });

/** Describes what has focus: the text of a part of the popup, an element outside it, or nothing. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const isInside = element?.closest('dialog') !== null;
    if (element === null || element === document.body) return 'nothing';
    return isInside ? element.textContent || 'a field' : `outside: ${element.id}`;
  });
}

test('popups keep keyboard focus until Escape returns it to the grid', async ({ page }) => {
  await withoutSolves(page);
  await page.goto(levelLink(1, '&timer=3'));
  await solveLevel(page, 1);
  await expect(popup(page, 'Level 1 Complete')).toContainText('has hatched!');
  const seen = new Set<string>();
  for (let press = 0; press < 18; press += 1) {
    seen.add(await focused(page));
    await page.keyboard.press(press < 9 ? 'Tab' : 'Shift+Tab');
  }
  // A dialog that scrolls can have the focus itself, so that the arrow keys scroll it.
  const names = [...seen].filter((name) => name !== 'nothing' && !name.includes('has hatched!'));
  expect(names.sort()).toEqual([
    'Join the leaderboard',
    'Look at the grid',
    'Next Level',
    'Race your best',
    'See your lair',
    'Watch again',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cellInput(page)).toBeFocused();
});

test('a player joins the leaderboard and plays on by keyboard alone', async ({ page }) => {
  await withoutSolves(page);
  await page.goto(levelLink(1, '&timer=3'));
  await solveLevel(page, 1);
  await expect(page.getByRole('button', { name: 'Next Level' }).last()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type('Kim');
  await page.keyboard.press('Tab');
  await page.keyboard.type('kim@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Your total of \d+ is not ranked yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Next Level' }).focus();
  await page.keyboard.press('Enter');
  await untilLevel(page, 2);
});

test('Escape goes from the skip form to the popup below it, and from there to another try', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(levelLink(2, '&timer=1'));
  await untilLevel(page, 2);
  await cellInput(page).focus();
  const skip = (await runOutOfTime(page)).getByRole('button', { name: 'Skip to Next Level' });
  await skip.press('Enter');
  await expect(popup(page, 'Skip to Next Level').getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup(page, 'Skip to Next Level')).toHaveCount(0);
  await expect(skip).toBeFocused();
  await stopClock(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveText('1:00');
  await expect(cellInput(page)).toBeFocused();
});

/** Returns the paths of all calls that send something, from now on. */
function watchSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && !/\/report$|^\/api\/solves/.test(pathname)) sent.push(pathname);
  });
  return sent;
}

for (const how of ['click', 'press of Enter'] as const) {
  const submitTwice = async (page: Page, form: Locator, name: string): Promise<void> => {
    if (how === 'click') await form.getByRole('button', { name }).dblclick();
    else await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  };

  test(`the unlock form sends the email once on a double ${how}`, async ({ page }) => {
    const sent = watchSent(page);
    await page.goto(levelLink(5));
    await solveLevel(page, 5);
    await popup(page, 'Game Complete').getByRole('button', { name: 'Unlock Monster' }).click();
    const form = popup(page, 'Unlock Your Monster');
    await form.getByLabel('Email').fill('ann@example.com');
    await submitTwice(page, form, 'Unlock Monster!');
    await page.waitForURL(monster);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect.poll(() => sent).toEqual(['/api/capture-email']);
  });

  test(`the skip form sends the email once on a double ${how}`, async ({ page }) => {
    const sent = watchSent(page);
    await page.clock.install();
    await page.goto(levelLink(2, '&timer=1'));
    await untilLevel(page, 2);
    await (await runOutOfTime(page)).getByRole('button', { name: 'Skip to Next Level' }).click();
    const form = popup(page, 'Skip to Next Level');
    await form.getByLabel('Email').fill('ann@example.com');
    await submitTwice(page, form, 'Skip to Next Level');
    await untilLevel(page, 3);
    await expect.poll(() => sent).toEqual(['/api/capture-email']);
  });

  test(`the leaderboard form sends the email once on a double ${how}`, async ({ page }) => {
    await withoutSolves(page);
    const sent = watchSent(page);
    await page.goto(levelLink(1, '&timer=3'));
    await solveLevel(page, 1);
    await page.getByRole('button', { name: 'Join the leaderboard' }).click();
    const form = popup(page, 'Join the leaderboard');
    await form.getByLabel('Username').fill('Ann');
    await form.getByLabel('Email').fill(`double-${how.replaceAll(' ', '-')}@example.com`);
    await submitTwice(page, form, 'View Leaderboard');
    await page.waitForURL('**/leaderboard?uid=*');
    await expect(page.getByText(/^Your total of \d+ is not ranked yet/)).toBeVisible();
    await expect.poll(() => sent).toEqual(['/api/leaderboard/submit']);
  });
}
