import { randomBytes } from 'node:crypto';
import { expectFit } from '../support/expectNoAxeViolations.ts';
import { expect, test } from '../support/test.ts';
import { adminSettings, openAdmin } from './admin.ts';

test.use({ settings: adminSettings });

test('an admin hides a name, which the player sees at once, and shows it again', async ({
  page,
  openElsewhere,
}) => {
  const name = `Player ${randomBytes(4).toString('hex')}`;
  const player = await openElsewhere();
  expect((await player.request.put('/api/player/name', { data: { name } })).status()).toBe(200);

  await openAdmin(page, 'Manage Puzzles');
  await page.getByRole('link', { name: 'Names', exact: true }).click();
  await page.getByLabel('Part of a name').fill(name.toUpperCase());
  await page.getByLabel('Part of a name').press('Enter');
  const row = page.getByRole('list', { name: 'Names' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await page.getByRole('button', { name: `Hide: ${name}, With times` }).click();
  await expect(row).toContainText('Hidden');
  await expectFit(page);

  const status = player.getByRole('status').filter({ hasText: 'others see you as' });
  await player.goto('/leaderboard');
  await expect(status).toHaveText(/^Your name is hidden, so others see you as [A-Z]\w+ [A-Z]\w+\./);
  await page.getByRole('button', { name: `Show again: ${name}, With times` }).click();
  await expect(row).not.toContainText('Hidden');
  await player.reload();
  await expect(player.getByText(`Beside your times, others see you as ${name}.`)).toBeVisible();
});
