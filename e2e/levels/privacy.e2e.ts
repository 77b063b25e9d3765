import type { Page, Request } from '@playwright/test';
import { startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/trackers.ts';
import { annsUid, levelLink, monster, popup, solveLevel, untilLevel } from './campaign.ts';

const mailLink = '/levels/1-5?puzzle=03-1-0001&timer=3&email=%20Ann@Example.COM&utm_campaign=welcome';
/** The one call that must name an email in its address; it is made out of every other script's sight. */
const checkCall = '/api/leaderboard/check?email=ann%40example.com';

function holdsEmail(text: string): boolean {
  return /ann\b.{0,3}example|example\.com/i.test(text);
}

async function tracesIn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => [
    location.href,
    document.referrer,
    document.documentElement.outerHTML,
    JSON.stringify(performance.getEntries()),
    JSON.stringify(Object.entries(localStorage)),
  ]);
  return texts.filter(holdsEmail);
}

async function tracesOf(requests: readonly Request[]): Promise<string[]> {
  return (await textsOf(requests)).filter(holdsEmail);
}

test('where a third party is configured, nothing after the first navigation holds the email', async ({
  page,
  allow,
}) => {
  const site = await startServer({ META_PIXEL_ID: '1234567890', LOG_LEVEL: 'trace' });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  // Whoever else is asked gets no more than an empty script, and is watched like our own server.
  allow(/^other host/);
  await page.route(
    (url) => url.origin !== site.url,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );

  await page.goto(`${site.url}${mailLink}`);
  await page.waitForURL(`**${levelLink(1)}&timer=3&utm_campaign=welcome&uid=${annsUid}`);
  await untilLevel(page, 1);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(page.url());
  expect(await tracesIn(page)).toEqual([]);

  await solveLevel(page, 1);
  await popup(page, 'Level 1 Complete').getByRole('button', { name: 'Join the leaderboard' }).click();
  await expect.poll(() => requests.some((request) => request.url().endsWith(checkCall))).toBe(true);
  await popup(page, 'Join the leaderboard').getByLabel('Username').fill('A player');
  await page.keyboard.press('Enter');
  await expect(page.getByText('(you)')).toBeVisible();
  expect(await tracesIn(page)).toEqual([]);

  await page.goto(`${site.url}${levelLink(5, '&utm_campaign=welcome')}&uid=${annsUid}`);
  await untilLevel(page, 5);
  await page.getByRole('button', { name: 'Reveal All' }).click();
  await page.getByRole('button', { name: 'Next Level' }).click();
  await page.waitForURL(monster);
  expect(await tracesIn(page)).toEqual([]);

  const told = () => requests.filter((each) => each.url().includes('/api/sendgrid/'));
  await expect.poll(() => told().map((each) => each.postDataJSON() as unknown)).toHaveLength(2);
  const [first, ...others] = requests;
  expect(first?.url()).toBe(`${site.url}${mailLink}`);
  expect(await tracesOf(others.filter((each) => !each.url().endsWith(checkCall)))).toEqual([]);
  await page.close();
  await site.stop();
  expect(site.output.length).toBeGreaterThan(requests.length);
  expect(site.output.filter((line) => holdsEmail(line) || line.includes(annsUid))).toEqual([]);
});

test('where none is, the page loads once, and no request names its first address', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(mailLink);
  await untilLevel(page, 1);
  expect(requests.filter((each) => each.isNavigationRequest())).toHaveLength(1);
  expect(await tracesOf(requests.slice(1))).toEqual([]);
});
