import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { fill, getDailies, getPuzzle, nameOf, narrowAndWide, newUid, open, viewports } from './play.ts';

const path = '/api/puzzle-completions';

for (const viewport of narrowAndWide)
  test(`at ${nameOf(viewport)} a completion that cannot be recorded is sent again later`, async ({
    page,
    request,
    allow,
  }) => {
    allow(/puzzle-completions|500/);
    await page.setViewportSize(viewport);
    const [newest, next] = await getDailies(request);
    const player = newUid();
    let refusals = 0;
    await page.route(path, async (route) => {
      await route.fulfill({ status: 500, json: { message: 'Oh dear' } });
      refusals += 1;
    });
    await open(page, `puzzle=${newest?.id}&uid=${player}`);
    await fill(page, await getPuzzle(request, newest?.id ?? ''));
    await page.getByRole('dialog').getByRole('button', { name: 'Next Crossword' }).click();
    await page.waitForURL(new RegExp(`puzzle=${next?.id}`));
    // The next page tries again, too; on a slow machine, the first one may have tried twice.
    await expect.poll(() => refusals).toBeGreaterThan(1);
    await page.unroute(path);
    const sent = page.waitForResponse((answer) => answer.url().endsWith(path) && answer.ok());
    await page.reload();
    await sent;
    expect(await (await request.get(`${path}/${player}`)).json()).toEqual({
      completedPuzzles: [{ puzzleId: newest?.id }],
    });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('monster-waiting-calls'))).toBeNull();
    let isSentAgain = false;
    page.on('request', (each) => (isSentAgain ||= each.url().endsWith(path)));
    await page.reload();
    await open(page, `puzzle=${newest?.id}&uid=${player}`);
    expect(isSentAgain).toBe(false);
  });

/** Expects the tick in the strip on a phone, in the archive on a wider screen. */
async function expectTick(page: Page, uid: string, ticked: string, others: string): Promise<void> {
  const isNarrow = (page.viewportSize()?.width ?? 0) <= 768;
  if (isNarrow) await page.getByRole('button', { name: 'More Puzzles' }).click();
  else await page.goto(`/archive?view=list${uid === '' ? '' : `&uid=${encodeURIComponent(uid)}`}`);
  const cards = isNarrow
    ? page.getByRole('group', { name: 'Previous Daily Teasers' }).getByRole('link')
    : page.getByRole('main').getByRole('listitem');
  const tick = (title: string) => cards.filter({ hasText: title }).getByRole('img', { name: 'Completed' });
  await expect(tick(ticked)).toBeVisible();
  await expect(tick(others)).toHaveCount(0);
}

const notUids = ['', 'abc', `${'a'.repeat(63)}G`, '<script>'];

for (const [index, viewport] of viewports.entries())
  test(`at ${nameOf(viewport)} the uid "${notUids[index]}" counts as none, and only the browser keeps the tick`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const given = String(notUids[index]);
    const [newest, second] = await getDailies(request);
    let hasCalled = false;
    page.on('request', (each) => (hasCalled ||= each.url().includes(path)));
    await open(page, `puzzle=${newest?.id}&uid=${encodeURIComponent(given)}`);
    await fill(page, await getPuzzle(request, newest?.id ?? ''));
    await page.getByRole('button', { name: 'Look at the grid' }).click();
    await expectTick(page, given, String(newest?.title), String(second?.title));
    expect(hasCalled).toBe(false);
  });

test('with a uid, the ticks come from the server', async ({ page, request }) => {
  const [newest, second] = await getDailies(request);
  const uid = newUid();
  await request.post(path, { data: { uid, puzzleId: second?.id } });
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await open(page, `puzzle=${newest?.id}&uid=${uid}`);
    await expectTick(page, uid, String(second?.title), String(newest?.title));
  }
});

test('damaged data in storage does not stop the page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('monster-completions', '[1,{"puzzleId":3},"x"');
    localStorage.setItem('monster-daily-results', '{"a":{"date":4}}');
  });
  await open(page, 'puzzle=today');
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByRole('dialog').getByText('Played')).toBeVisible();
});
