import { startReleases } from '../support/front.ts';
import { untilAlive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { offlineNoise, untilKept, untilStored } from './kept.ts';

test.use({ serviceWorkers: 'allow' });

test('what was seen before an update of the site opens after it, from the new files', async ({
  page,
  context,
  server,
  allow,
}) => {
  allow(offlineNoise);
  allow('other host');
  const site = await startReleases(server.url);
  await page.goto(`${site.url}/todaycrossword?puzzle=today`);
  await untilStored(page);
  for (const address of ['/archive', '/puzzles/15-4-0001']) {
    await page.goto(site.url + address);
    await untilKept(page, address);
  }
  site.release();

  await page.goto(`${site.url}/todaycrossword?puzzle=today`);
  await untilAlive(page);
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await expect.poll(waiting, { timeout: 30_000 }).toBe('installed');
  // The old worker still answers, with old files only.
  await context.setOffline(true);
  await page.goto(`${site.url}/archive`);
  await expect(page.getByRole('table')).toBeVisible();
  expect(await page.locator('html').getAttribute('data-release')).toBeNull();
  await context.setOffline(false);
  await page.close();

  const later = await context.newPage();
  await later.goto(`${site.url}/lair`);
  await expect.poll(() => later.evaluate(() => caches.keys())).toEqual(['seen', 'site-second']);
  await context.setOffline(true);
  for (const [address, name] of [
    ['/', /^Welcome to/],
    ['/lair', 'Your lair'],
    ['/archive', 'Archive'],
    ['/archive?view=list', 'Archive'],
    ['/puzzles/15-4-0001', /./],
    ['/about', 'You are offline'],
  ] as const)
    await test.step(address, async () => {
      await later.goto(site.url + address);
      await expect(later.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(later.locator('html')).toHaveAttribute('data-release', 'second');
      await untilAlive(later);
    });
  await site.stop();
});
