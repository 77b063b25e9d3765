import { getPuzzle } from '../daily/play.ts';
import { cell, openPuzzle } from '../play/board.ts';
import { levelLink, popup } from '../levels/campaign.ts';
import { button, untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { answers, newPuzzle, solveSettings, type, typeEachCell } from './newPuzzle.ts';

test.use({ settings: solveSettings });

test('players and editors read the same figures about a puzzle', async ({ page, openElsewhere }) => {
  const id = await newPuzzle(page);
  const ann = await openElsewhere();
  await openPuzzle(ann, id);
  await type(ann, 'pacx');
  await cell(ann, 4).click();
  await type(ann, answers.slice(3));
  await expect(ann.getByRole('dialog')).toContainText('Rank 1 of 1');
  await ann.goto(`/times?puzzle=${id}`);
  const told = ann.getByText(/1 player has solved it, in \d+:\d\d at the median\./);
  const [median = ''] = /\d+:\d\d/.exec((await told.textContent()) ?? '') ?? [];
  await page.goto(`/admin/statistics?puzzle=${id}`);
  const figure = page.locator('dl > div').filter({ has: page.getByText('Median time', { exact: true }) });
  await expect(figure).toContainText(median);
  await expect(
    page.getByRole('list', { name: 'The hardest words' }).getByRole('listitem').first(),
  ).toContainText('PACK');
});

test('a level that the server has replayed is ranked on the leaderboard', async ({ openElsewhere }) => {
  const ann = await openElsewhere();
  await ann.goto(levelLink(1, '&timer=3'));
  const sent = ann.waitForResponse((response) => response.url().endsWith('/api/solves'));
  await untilAlive(ann);
  await typeEachCell(ann, await getPuzzle(ann.request, '03-1-0001'));
  const complete = popup(ann, 'Level 1 Complete');
  await expect(complete).toBeVisible();
  await sent;
  await button(complete, 'Join the leaderboard').click();
  const form = popup(ann, 'Join the leaderboard');
  await form.getByLabel('Username').fill('Annabel');
  await form.getByLabel('Email').fill('annabel@example.com');
  await button(form, 'View Leaderboard').click();
  const row = ann.getByRole('row').filter({ hasText: 'Annabel' });
  await expect(row).toContainText('(you)');
  await expect(row).toContainText(/4\d\d$/);
});
