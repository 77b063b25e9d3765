import { expect, test } from '../support/test.ts';
import { openPuzzle, solve } from './board.ts';
import { expectNoReport } from './reports.ts';

test.use({ settings: { PLAY_STATISTICS: 'off' } });

test('nothing is reported where the operator has turned statistics off, and the policy says so', async ({
  page,
  server,
}) => {
  await expectNoReport(page, server, async () => {
    await openPuzzle(page, '03-1-0001');
    await solve(page, '03-1-0001');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await page.goto('/privacy-policy');
  await expect(page.getByText('On this site, this is switched off')).toBeVisible();
  await expect(page.getByLabel('Count the games')).toHaveCount(0);
});
