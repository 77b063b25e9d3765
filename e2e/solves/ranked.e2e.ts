import type { Page } from '@playwright/test';
import { cell, openPuzzle } from '../play/board.ts';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { button } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { withoutSolves } from '../support/withoutSolves.ts';
import { answers, newPuzzle, solveNew, solveSettings, type } from './newPuzzle.ts';

test.use({ settings: solveSettings });

const dialog = (page: Page) => page.getByRole('dialog');
const times = async (page: Page, id: string): Promise<number> => {
  const answer = await page.request.get(`/api/puzzles/${id}/times`);
  return ((await answer.json()) as { alone: { solves: number } }).alone.solves;
};
/** Everything that the page sends to be ranked. */
function watchSolves(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/solves'))
      sent.push(request.postData() ?? '');
  });
  return sent;
}

test('two players solve a puzzle and see how they compare', async ({ page, openElsewhere }) => {
  const id = await newPuzzle(page);
  const ann = await openElsewhere();
  await solveNew(ann, id);
  await expect(dialog(ann)).toContainText('You are the first to solve it without help.');
  await expect(dialog(ann)).toContainText('Rank 1 of 1');
  const bob = await openElsewhere();
  await openPuzzle(bob, id);
  await type(bob, answers.slice(0, 6));
  await button(bob, 'Check Answers').click();
  await type(bob, answers.slice(6));
  await expect(dialog(bob)).toContainText('You are the first to solve it with help.');
  await dialog(bob).getByRole('link', { name: 'See the fastest times' }).click();
  await expect(bob.getByRole('table', { name: 'Without help' }).getByRole('row')).toHaveCount(2);
  await expect(bob.getByRole('table', { name: 'With hints, checks or reveals' })).toContainText('(you)');
  await expectFit(bob);
  // The one who has closed the dialog finds the same when the puzzle is opened again.
  await ann.reload();
  await expect(dialog(ann)).toContainText('Rank 1 of 1');
});

test('a game that is reloaded, undone and started over is ranked with all of its time', async ({ page }) => {
  const id = await newPuzzle(page);
  await openPuzzle(page, id);
  const sent = watchSolves(page);
  await type(page, 'packx');
  await page.reload();
  await expect(cell(page, 5)).toHaveText(/X/);
  await button(page, 'Undo').click();
  await button(page, 'Settings').click();
  await button(page, 'Start over').click();
  await button(page.getByRole('dialog', { name: 'Start over?' }), 'Start over').click();
  await type(page, answers);
  await expect(dialog(page)).toContainText('Rank 1 of 1');
  expect(sent).toHaveLength(1);
  const { log } = JSON.parse(sent[0] ?? '{}') as { log: string };
  expect(log).toMatch(/-5X .*<.* \S+\*0 /);
});

test('a game that begins offline is not ranked, and says so', async ({ page, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const id = await newPuzzle(page);
  await page.route(/\/api\/solves\/tickets$/, (route) => route.abort('internetdisconnected'));
  await openPuzzle(page, id);
  await type(page, answers);
  await expect(dialog(page)).toContainText('Not ranked: the game began without a connection');
  expect(await times(page, id)).toBe(0);
});

test('a solve without a network is sent when it is back', async ({ page, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|api\/solves failed/);
  const id = await newPuzzle(page);
  await openPuzzle(page, id);
  const ticket = page.waitForResponse(/\/api\/solves\/tickets$/);
  await type(page, answers.slice(0, -1));
  await ticket;
  await page.route(/\/api\/solves$/, (route) => route.abort('internetdisconnected'));
  await type(page, answers.slice(-1));
  await expect(dialog(page)).toContainText('your time is sent and ranked when you are back');
  expect(await times(page, id)).toBe(0);
  await page.unroute(/\/api\/solves$/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => times(page, id)).toBe(1);
});

test('a browser that asks not to be tracked sends a time only when its player asks for it', async ({
  page,
}) => {
  const id = await newPuzzle(page);
  await withoutSolves(page);
  const sent = watchSolves(page);
  await solveNew(page, id);
  await expect(dialog(page)).toContainText('Your time stays in this browser.');
  expect(sent).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Send my time' }).click();
  await expect(dialog(page)).toContainText('Rank 1 of 1');
  expect(sent).toHaveLength(1);
});

test('a puzzle in two tabs is sent once', async ({ page, context }) => {
  const id = await newPuzzle(page);
  const other = await context.newPage();
  const sent = [watchSolves(page), watchSolves(other)];
  await openPuzzle(page, id);
  await type(page, answers.slice(0, 8));
  await openPuzzle(other, id);
  await type(other, answers.slice(8));
  await expect(dialog(other)).toContainText('Rank 1 of 1');
  await page.bringToFront();
  await page.reload();
  await expect(dialog(page)).toContainText('Rank 1 of 1');
  expect(sent.map((all) => all.length)).toEqual([0, 1]);
});
