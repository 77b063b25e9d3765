import type { Page } from '@playwright/test';
import { lettersOf, press, stopTime } from '../play/board.ts';
import { button, toastPlace } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { fill, getDailies, getPuzzle, open } from './play.ts';

const tryAnother = (page: Page) => page.getByRole('dialog', { name: 'Try Another Puzzle?' });
const undo = (page: Page) => button(page, 'Undo').and(page.locator('output ~ button'));

/** Opens the newest daily on its own day, with the clock stopped. */
async function openOnItsDay(page: Page): Promise<string> {
  const [newest] = await getDailies(page.request);
  await stopTime(page, Date.parse(`${newest?.datePublished}T10:00:00Z`));
  await open(page, `puzzle=${newest?.id}`);
  return newest?.id ?? '';
}

/** Reveals everything, and waits for what is loaded to show it. */
async function revealAll(page: Page): Promise<void> {
  await button(page, 'Reveal All').click();
  await expect(button(page, 'Next Crossword')).toBeVisible();
  await toastPlace(page).waitFor({ state: 'attached' });
}

/** Lets the time pass until the next puzzle is offered, whenever the page has noticed the reveal. */
async function waitForOffer(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await tryAnother(page).count()).toBe(1);
  }).toPass();
}

async function startOver(page: Page): Promise<void> {
  await button(page, 'Settings').click();
  await button(page, 'Start over').click();
  await button(page.getByRole('dialog', { name: 'Start over?' }), 'Start over').click();
}

test('a reveal that is taken back leaves the streak as it was', async ({ page, request }) => {
  const id = await openOnItsDay(page);
  await press(page, 'Q');
  const letters = await lettersOf(page);
  await revealAll(page);
  await page.clock.runFor(2500);
  await undo(page).click();
  await page.clock.runFor(5000);
  await expect.poll(() => lettersOf(page)).toBe(letters);
  await expect(tryAnother(page)).toHaveCount(0);
  await press(page, 'Backspace');
  await fill(page, await getPuzzle(request, id));
  await page.clock.runFor(3000);
  await button(page, 'Look at the grid').click();
  await button(page, 'Statistics').click();
  const numbers = page.getByRole('dialog', { name: 'Statistics' }).locator('dl > div');
  await expect(numbers.filter({ hasText: 'Current streak' })).toContainText('1');
  await expect(numbers.filter({ hasText: 'Without help' })).toContainText('1');
});

test('a reveal can be taken back while the next puzzle is offered', async ({ page }) => {
  await openOnItsDay(page);
  await press(page, 'Q');
  const letters = await lettersOf(page);
  await revealAll(page);
  await waitForOffer(page);
  await undo(page).click();
  await page.clock.runFor(500);
  await expect(tryAnother(page)).toHaveCount(0);
  await expect.poll(() => lettersOf(page)).toBe(letters);
});

test('another puzzle is not offered over a game that was started over', async ({ page }) => {
  await openOnItsDay(page);
  await button(page, 'Reveal All').click();
  await expect(button(page, 'Next Crossword')).toBeVisible();
  await startOver(page);
  await page.clock.runFor(10_000);
  await expect.poll(() => lettersOf(page)).toMatch(/^[.# ]+$/u);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('another puzzle is offered once an open dialog has closed', async ({ page }) => {
  await openOnItsDay(page);
  await revealAll(page);
  await button(page, 'Statistics').click();
  await expect(page.getByRole('dialog', { name: 'Statistics' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Statistics' })).toBeVisible();
  await button(page.getByRole('dialog'), 'Close').last().click();
  await waitForOffer(page);
});

test('a revealed letter counts as help in what is recorded', async ({ page, request }) => {
  const id = await openOnItsDay(page);
  await button(page, 'More tools').click();
  await button(page, 'Reveal letter').click();
  await expect.poll(() => lettersOf(page)).toMatch(/[A-Z]/u);
  await press(page, 'Home');
  await fill(page, await getPuzzle(request, id));
  await page.clock.runFor(3000);
  await expect(page.getByText(/^Solved in \d:\d\d with 1 hint\.$/u)).toBeVisible();
});
