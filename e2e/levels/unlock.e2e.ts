import type { Page } from '@playwright/test';
import { expectNoAxeViolationsInBothThemes } from '../support/expectNoAxeViolations.ts';
import { phone } from '../support/screen.ts';
import { shiftsOf, watchShifts, withoutFonts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { annsUid, levelLink, monster, popup, solveLevel, storedProgress, untilLevel } from './campaign.ts';

const explanation = 'A special monster is waiting behind one more crossword. Enter your email to meet it.';

function sentTo(page: Page, path: string) {
  return page.waitForRequest((request) => request.url().endsWith(path));
}

test('a player without an email solves level 5 and unlocks the monster with one', async ({ page }) => {
  await page.goto(levelLink(5));
  await solveLevel(page, 5);
  await popup(page, 'Game Complete').getByRole('button', { name: 'Unlock Monster' }).click();
  const form = popup(page, 'Unlock Your Monster');
  await expect(form).toContainText(explanation);
  await expect(form.getByRole('link')).toHaveCount(0);
  const submit = form.getByRole('button', { name: 'Unlock Monster!' });
  for (const wrong of ['', 'ann', 'ann@example', 'ann smith@example.com']) {
    await form.getByLabel('Email').fill(wrong);
    await submit.click();
    await expect(form.getByRole('alert')).toHaveText('Please enter a valid email address.');
    await expect(form.getByLabel('Email')).toBeFocused();
  }
  await form.getByLabel('Email').fill(' Ann@Example.COM');
  const sent = sentTo(page, '/api/capture-email');
  await submit.click();
  expect((await sent).postDataJSON()).toEqual({
    email: 'ann@example.com',
    feature: 'unlock_monster',
    displayName: 'ann',
  });
  expect((await (await sent).response())?.status()).toBe(200);
  await page.waitForURL(monster);
  expect(new URL(page.url()).searchParams.get('uid')).toBe(annsUid);
});

test('a failed call keeps nobody from the monster', async ({ page, allow }) => {
  allow(/capture-email/);
  await page.route('**/api/capture-email', (route) => route.abort('connectionrefused'));
  await page.goto(levelLink(5));
  await solveLevel(page, 5);
  await popup(page, 'Game Complete').getByRole('button', { name: 'Unlock Monster' }).click();
  await popup(page, 'Unlock Your Monster').getByLabel('Email').fill('ann@example.com');
  await page.keyboard.press('Enter');
  await page.waitForURL(monster);
});

for (const level of [1, 5])
  test(`after Reveal All and a reload on level ${level}, the email is stored with Reveal All as its source`, async ({
    page,
  }) => {
    const label = level === 1 ? 'Unlock Monster' : 'Next Level';
    await page.goto(levelLink(level));
    await untilLevel(page, level);
    await page.getByRole('button', { name: 'Reveal All' }).click();
    await expect(page.getByRole('button', { name: label })).toBeEnabled();
    await page.reload();
    await page.getByRole('button', { name: label }).click();
    await popup(page, 'Unlock Your Monster').getByLabel('Email').fill('ann@example.com');
    const sent = sentTo(page, '/api/emails');
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual({
      email: 'ann@example.com',
      source: 'unlock_monster_reveal_all',
    });
    await page.waitForURL(monster);
  });

const levelTwoLink = (page: Page) => page.getByRole('link', { name: 'On to level 2', exact: true });

for (const [name, screen] of [
  ['a phone', { ...phone, viewport: { width: 390, height: 664 } }],
  ['a small phone', { ...phone, viewport: { width: 320, height: 568 } }],
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(screen);

    test('a known player can go on to level 2 after Reveal All on level 1', async ({ page }) => {
      await withoutFonts(page);
      await watchShifts(page);
      await page.goto(levelLink(1, '&timer=3&utm_campaign=spring&email=ann@example.com'));
      await untilLevel(page, 1);
      await expect(levelTwoLink(page)).toHaveCount(0);
      const reveal = page.getByRole('button', { name: 'Reveal All' });
      const place = await reveal.boundingBox();
      await reveal.press('Enter');
      const unlock = page.getByRole('button', { name: 'Unlock Monster' });
      await expect(unlock).toBeVisible();
      await expect(levelTwoLink(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Check Answers' })).toHaveCount(0);
      expect(await unlock.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
      await page.reload();
      await expect(levelTwoLink(page)).toBeInViewport({ ratio: 1 });
      expect((await levelTwoLink(page).boundingBox())?.height).toBeGreaterThanOrEqual(24);
      expect(await shiftsOf(page)).toEqual([]);
      await expectNoAxeViolationsInBothThemes(page);
      await unlock.focus();
      await expect(async () => {
        await page.keyboard.press('Shift+Tab');
        await expect(levelTwoLink(page)).toBeFocused({ timeout: 100 });
      }).toPass();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${levelLink(2, `&timer=3&utm_campaign=spring&uid=${annsUid}`)}`);
      await untilLevel(page, 2);
      await expect(page.getByRole('link', { name: /On to level/ })).toHaveCount(0);
    });
  });

test('after Start over, level 1 has Check Answers again instead of the link', async ({ page }) => {
  await page.goto(levelLink(1));
  await untilLevel(page, 1);
  await page.getByRole('button', { name: 'Reveal All' }).click();
  await expect(levelTwoLink(page)).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Start over' }).click();
  await popup(page, 'Start over?').getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('button', { name: 'Check Answers' })).toBeEnabled();
  await expect(levelTwoLink(page)).toHaveCount(0);
});

test('after Reveal All on level 1, the form has a link to level 2 too', async ({ page }) => {
  await page.goto(levelLink(1, '&timer=3'));
  await untilLevel(page, 1);
  await page.getByRole('button', { name: 'Reveal All' }).click();
  await page.getByRole('button', { name: 'Unlock Monster' }).click();
  await popup(page, 'Unlock Your Monster').getByRole('link', { name: 'No thanks, on to level 2' }).click();
  await untilLevel(page, 2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedProgress(page)).toMatchObject({
    currentLevel: 2,
    totalScore: 0,
    isLevelComplete: false,
  });
});
