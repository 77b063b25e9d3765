import { expect, test } from '../support/test.ts';
import { fill, getDailies, getPuzzle, newUid, open } from './play.ts';

const path = '/api/puzzle-completions';

test('a completion that cannot be recorded is only logged, and sent again later', async ({
  page,
  request,
  allow,
}) => {
  allow(/puzzle-completions|500/);
  const [newest, next] = await getDailies(request);
  const player = newUid();
  await page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'Oh dear' } }));
  await open(page, `puzzle=${newest?.id}&uid=${player}`);
  await fill(page, await getPuzzle(request, newest?.id ?? ''));
  await page.getByRole('dialog').getByRole('button', { name: 'Next Crossword' }).click();
  await page.waitForURL(new RegExp(`puzzle=${next?.id}`));
  await page.unroute(path);
  const sent = page.waitForResponse(path);
  await page.reload();
  expect((await sent).ok()).toBe(true);
  expect(await (await request.get(`${path}/${player}`)).json()).toEqual({
    completedPuzzles: [{ puzzleId: newest?.id }],
  });
  let isSentAgain = false;
  page.on('request', (each) => (isSentAgain ||= each.url().endsWith(path)));
  await page.reload();
  await open(page, `puzzle=${newest?.id}&uid=${player}`);
  expect(isSentAgain).toBe(false);
});

for (const given of ['', 'abc', `${'a'.repeat(63)}G`, '<script>'])
  test(`the uid "${given}" counts as none: the browser alone keeps the tick`, async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [newest, second] = await getDailies(request);
    let hasCalled = false;
    page.on('request', (each) => (hasCalled ||= each.url().includes(path)));
    await open(page, `puzzle=${newest?.id}&uid=${encodeURIComponent(given)}`);
    await fill(page, await getPuzzle(request, newest?.id ?? ''));
    await page.getByRole('button', { name: 'Look at the grid' }).click();
    await page.getByRole('button', { name: 'More Puzzles' }).click();
    const cards = page.getByRole('group', { name: 'Previous Daily Teasers' }).getByRole('link');
    await expect(
      cards.filter({ hasText: String(newest?.title) }).getByRole('img', { name: 'Completed' }),
    ).toBeVisible();
    await expect(cards.filter({ hasText: String(second?.title) }).getByRole('img')).toHaveCount(0);
    expect(hasCalled).toBe(false);
  });

test('with a uid the ticks are the server’s', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [newest, second] = await getDailies(request);
  const uid = newUid();
  await request.post(path, { data: { uid, puzzleId: second?.id } });
  await open(page, `puzzle=${newest?.id}&uid=${uid}`);
  await page.getByRole('button', { name: 'More Puzzles' }).click();
  const card = page.getByRole('link').filter({ hasText: String(second?.title) });
  await expect(card.getByRole('img', { name: 'Completed' })).toBeVisible();
});

test('rubbish in the storage does not stop the page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('monster-completions', '[1,{"puzzleId":3},"x"');
    localStorage.setItem('monster-daily-results', '{"a":{"date":4}}');
  });
  await open(page, 'puzzle=today');
  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByRole('dialog').getByText('Played')).toBeVisible();
});
