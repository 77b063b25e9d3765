import type { Page, Request } from '@playwright/test';
import { startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/trackers.ts';
import { annsUid, levelLink, monster, popup, solveLevel, untilLevel } from './campaign.ts';

const emailLink = '/levels/1-5?puzzle=03-1-0001&timer=3&email=%20Ann@Example.COM&utm_campaign=welcome';
/** The only call whose address must contain an email; it is hidden from third-party scripts. */
const checkCall = '/api/leaderboard/check?email=ann%40example.com';

function containsEmail(text: string): boolean {
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
  return texts.filter(containsEmail);
}

async function tracesOf(requests: readonly Request[]): Promise<string[]> {
  return (await textsOf(requests)).filter(containsEmail);
}

test('with a third party, nothing after the first navigation contains the email', async ({ page, allow }) => {
  const site = await startServer({ META_PIXEL_ID: '1234567890', LOG_LEVEL: 'trace' });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  // Third parties serve an empty script, and requests to them are recorded, too.
  allow(/^other host/);
  await page.route(
    (url) => url.origin !== site.url,
    (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  );

  await page.goto(`${site.url}${emailLink}`);
  await page.waitForURL(`**${levelLink(1)}&timer=3&utm_campaign=welcome&uid=${annsUid}`);
  await untilLevel(page, 1);
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(page.url());
  expect(await tracesIn(page)).toEqual([]);

  await solveLevel(page, 1);
  await popup(page, 'Level 1 Complete').getByRole('button', { name: 'Join the leaderboard' }).click();
  await expect.poll(() => requests.some((request) => request.url().endsWith(checkCall))).toBe(true);
  await popup(page, 'Join the leaderboard').getByLabel('Username').fill('A player');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/\(you\)|is not ranked yet/)).toBeVisible();
  expect(await tracesIn(page)).toEqual([]);

  await page.goto(`${site.url}${levelLink(5, '&utm_campaign=welcome')}&uid=${annsUid}`);
  await untilLevel(page, 5);
  await page.getByRole('button', { name: 'Reveal All' }).click();
  await page.getByRole('button', { name: 'Next Level' }).click();
  await page.waitForURL(monster);
  expect(await tracesIn(page)).toEqual([]);

  const reports = () => requests.filter((each) => each.url().includes('/api/sendgrid/'));
  await expect.poll(() => reports().map((each) => each.postDataJSON() as unknown)).toHaveLength(2);
  const [first, ...others] = requests;
  expect(first?.url()).toBe(`${site.url}${emailLink}`);
  expect(await tracesOf(others.filter((each) => !each.url().endsWith(checkCall)))).toEqual([]);
  await page.close();
  await site.stop();
  expect(site.output.length).toBeGreaterThan(requests.length);
  expect(site.output.filter((line) => containsEmail(line) || line.includes(annsUid))).toEqual([]);
});

test('without a third party, the page loads once, and no later request contains the email', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(emailLink);
  await untilLevel(page, 1);
  expect(requests.filter((each) => each.isNavigationRequest())).toHaveLength(1);
  expect(await tracesOf(requests.slice(1))).toEqual([]);
});
