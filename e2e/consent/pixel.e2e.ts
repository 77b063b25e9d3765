import { annsUid, levelLink, popup, solveLevel, untilLevel, watchReports } from '../levels/campaign.ts';
import { forbidStorage } from '../support/brokenStorage.ts';
import { expect, test } from '../support/test.ts';
import { cmpSettings, pixelSettings, serveTrackers, textsOf, trackerHosts } from '../support/trackers.ts';

test.use({ settings: { ...pixelSettings, ...cmpSettings } });
test.beforeEach(({ allow }) => allow(trackerHosts));

test('a consent platform asks instead of us, and its answer counts', async ({ page }) => {
  const { requests, views } = await serveTrackers(page);
  const platform = page.getByRole('dialog', { name: 'Consent platform' });
  const choose = (name: string) => platform.getByRole('button', { name }).click();
  const withdraw = (name: string) => Promise.all([page.waitForEvent('load'), choose(name)]);
  const reopen = () => page.getByRole('button', { name: 'Privacy choices' }).click();

  await page.goto('/');
  await expect(platform).toBeVisible();
  await expect(page.getByRole('region', { name: 'Privacy choices' })).toBeHidden();
  expect(requests.map((each) => each.url())).toEqual([cmpSettings.CMP_SCRIPT_URL]);

  await choose('Allow all');
  await expect.poll(views).toEqual(['PageView /']);
  await page.goto('/about');
  await expect.poll(views).toEqual(['PageView /', 'PageView /about']);
  await reopen();
  await withdraw('Allow basic ads');
  await reopen();
  await withdraw('Allow nothing');
  await expect(platform).toBeHidden();
  expect(views()).toHaveLength(2);

  await page.goto('/contact?gdpr=no');
  await expect.poll(views).toHaveLength(3);
});

test('Meta learns of no page whose address or referrer identifies the player', async ({ page }) => {
  const { requests, views } = await serveTrackers(page);
  await page.addInitScript(() => localStorage.setItem('cmp-stand-in', '[1,2,3,4,7,9,10]'));
  await page.goto(levelLink(1, '&email=Ann@Example.com'));
  await page.waitForURL(`**${levelLink(1)}&uid=${annsUid}`);
  await untilLevel(page, 1);
  // Once the platform has loaded, the pixel would have loaded, too.
  const platformLoads = () => requests.filter((each) => each.url() === cmpSettings.CMP_SCRIPT_URL).length;
  await expect.poll(platformLoads).toBe(1);
  await page.getByRole('link', { name: 'Monster Crossword' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Monster Crossword!' })).toBeVisible();
  await page.goBack();
  await untilLevel(page, 1);
  await page.evaluate(() => location.replace('/about'));
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();
  await expect.poll(platformLoads).toBe(2);
  expect(await page.evaluate(() => document.referrer)).toContain(annsUid);

  await page.goto('/contact');
  await expect.poll(views).toEqual(['PageView /contact']);
  const sent = await textsOf(requests);
  expect(sent.filter((text) => /ann\b.{0,3}example|uid=/i.test(text) || text.includes(annsUid))).toEqual([]);
});

test('the email survives the reload that hides it from third parties, even where storage is forbidden', async ({
  page,
}) => {
  const { requests } = await serveTrackers(page);
  await page.route(cmpSettings.CMP_SCRIPT_URL, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await forbidStorage(page);
  const reports = watchReports(page);
  await page.goto(levelLink(1, '&utm_campaign=welcome&email=ann@example.com'));
  await page.waitForURL(`**${levelLink(1)}&utm_campaign=welcome&uid=${annsUid}`);
  await solveLevel(page, 1);
  await expect(popup(page, 'Level 1 Complete')).toBeVisible();
  expect(reports).toEqual(['ann@example.com: Level 1 Success']);
  const traces = await page.evaluate(() => [
    location.href,
    document.referrer,
    JSON.stringify([history.state, performance.getEntries()]),
  ]);
  expect([...traces, ...(await textsOf(requests))].filter((text) => text.includes('example.com'))).toEqual(
    [],
  );
});
