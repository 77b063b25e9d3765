import { expect, test } from '../support/test.ts';
import { offlineNoise, untilStored } from './kept.ts';

test.use({ serviceWorkers: 'allow' });

for (const { what, link, sentence } of [
  { what: 'groups of friends', link: 'Friends', sentence: 'Your groups could not be loaded.' },
  {
    what: 'the leaderboard',
    link: 'Monster Crossword',
    sentence: 'The leaderboard could not be loaded just now.',
  },
])
  test(`what needs the network says so in one sentence, and comes back with it: ${what}`, async ({
    page,
    context,
    allow,
  }) => {
    allow(offlineNoise);
    await page.goto('/todaycrossword?puzzle=today');
    await untilStored(page);
    await context.setOffline(true);
    await page.goto('/lair');
    await untilStored(page);
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    const note = page.getByRole('status').filter({ hasText: sentence });
    await expect(note).toBeVisible();
    await context.setOffline(false);
    await expect(note).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
