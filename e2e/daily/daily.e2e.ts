import {
  expectNoAxeViolations,
  expectNoAxeViolationsInBothThemes,
  expectNoSidewaysScroll,
} from '../support/expectNoAxeViolations.ts';
import { follow } from '../support/follow.ts';
import { expect, test } from '../support/test.ts';
import { fill, getDailies, getPuzzle, nameOf, narrowAndWide, newUid, open, viewports } from './play.ts';

test('the first HTML contains today’s puzzle but not the archive, and is the same for every player', async ({
  request,
}) => {
  const today = await getPuzzle(request, 'today');
  const [, previous] = await getDailies(request);
  const html = await (await request.get('/todaycrossword?puzzle=today')).text();
  expect(html).toContain(today.title);
  for (const { text } of today.acrossClues)
    expect(html).toContain(text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;'));
  expect(html).toContain(`${today.size}<!-- -->×<!-- -->${today.size}`);
  expect(html).not.toContain(previous?.title);
  const other = await request.get(
    `/todaycrossword?puzzle=today&uid=${newUid()}&rewardtest=hint&utm_campaign=x`,
  );
  expect(await other.text()).toBe(html);
});

test('without a puzzle, the page shows the expected format', async ({ page }) => {
  await page.goto('/todaycrossword');
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('heading', { name: 'No puzzle specified' })).toBeInViewport();
    await expect(page.getByText('Expected format:')).toBeInViewport();
    await expect(page.getByText('/todaycrossword?puzzle=today')).toBeInViewport();
  }
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: "Play Today's Crossword" }).click();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('an invalid puzzle id is not found', async ({ page, allow }) => {
  allow(/404/);
  for (const [index, value] of [
    'no-such-puzzle',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00%ff{}|\\^`',
    'x'.repeat(10_000),
  ].entries()) {
    await page.setViewportSize(viewports[index % viewports.length] ?? viewports[0]);
    const answer = await page.goto(`/todaycrossword?puzzle=${encodeURIComponent(value)}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Puzzle not found')).toBeVisible();
  }
});

test('the page announces that the puzzle is loading', async ({ page }) => {
  let answer = (): void => {};
  const isReleased = new Promise<void>((resolve) => (answer = resolve));
  await page.route('/api/puzzles/today', async (route) => {
    await isReleased;
    await route.continue();
  });
  await follow(page, '/todaycrossword?puzzle=today');
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await expect(page.getByText('Loading puzzle...')).toBeInViewport();
  }
  answer();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the page says when the puzzle cannot be loaded', async ({ page, allow }) => {
  allow(/500/);
  await page.route('/api/puzzles/today', (route) => route.fulfill({ status: 500, json: { message: 'Oh' } }));
  await follow(page, '/todaycrossword?puzzle=today');
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await expect(page.getByText('Failed to load puzzle. Please try again later.')).toBeInViewport();
  }
});

for (const viewport of viewports)
  test(`at ${nameOf(viewport)} the grid and the strip are where they should be, without ads`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, 'puzzle=today&timer=5');
    const today = await getPuzzle(request, 'today');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(today.title);
    await expect(page.getByText(`${today.size}×${today.size}`, { exact: true })).toBeVisible();
    await expect(page.getByText(/^[45]:\d\d$/)).toBeVisible();
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
    const isNarrow = viewport.width <= 768;
    await expect(page.getByText('Advertisement')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'More Puzzles' })).toBeVisible({ visible: isNarrow });
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolationsInBothThemes(page);
  });

for (const viewport of narrowAndWide)
  test(`at ${nameOf(viewport)} a solved puzzle is recorded, and the next one replaces it 100 ms after the click`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const [newest, next] = await getDailies(request);
    const answers = await getPuzzle(request, newest?.id ?? '');
    const uid = newUid();
    await page.clock.install();
    const recorded = page.waitForRequest('/api/puzzle-completions');
    await open(page, `puzzle=${newest?.id}&uid=${uid}&utm_campaign=welcome`);
    const entries = await page.evaluate(() => history.length);
    await fill(page, answers);
    expect((await recorded).postDataJSON()).toEqual({ uid, puzzleId: newest?.id });
    const dialog = page.getByRole('dialog', { name: 'Daily Puzzle Complete' });
    for (const score of ['Level score', 'Total score', 'Session score'])
      await expect(dialog.getByText(score)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const list = page.waitForResponse('/api/puzzles');
    await dialog.getByRole('button', { name: 'Next Crossword' }).click();
    await (await list).finished();
    await page.clock.runFor(99);
    expect(new URL(page.url()).searchParams.get('puzzle')).toBe(newest?.id);
    await page.clock.resume();
    await page.waitForURL(({ search }) => search === `?puzzle=${next?.id}&uid=${uid}&utm_campaign=welcome`);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(next?.title));
    const kept = await (await request.get(`/api/puzzle-completions/${uid}`)).json();
    expect(kept).toEqual({ completedPuzzles: [{ puzzleId: newest?.id }] });
  });

test.describe('after Reveal All', () => {
  const dialogName = 'Try Another Puzzle?';

  for (const viewport of narrowAndWide)
    test(`at ${nameOf(viewport)} the button leads to the next puzzle, and three seconds later a dialog offers it`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.clock.install();
      await open(page, 'puzzle=today');
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.getByRole('button', { name: 'Reveal All' }).click();
      await expect(page.getByRole('button', { name: 'Next Crossword' })).toBeVisible();
      await page.clock.runFor(2_900);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.clock.runFor(100);
      const dialog = page.getByRole('dialog', { name: dialogName });
      await expect(dialog).toBeVisible();
      await page.clock.resume();
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Next Crossword' })).toBeEnabled();
    });

  test('nothing counts as completed, and the dialog leads to the next puzzle', async ({ page, request }) => {
    const [newest, next] = await getDailies(request);
    const uid = newUid();
    await page.clock.install();
    await open(page, `puzzle=${newest?.id}&uid=${uid}`);
    await page.getByRole('button', { name: 'Reveal All' }).click();
    await page.clock.fastForward(3_000);
    await page
      .getByRole('dialog', { name: dialogName })
      .getByRole('button', { name: 'Next Crossword' })
      .click();
    await page.clock.fastForward(1_000);
    await page.waitForURL(new RegExp(`puzzle=${next?.id}`));
    const kept = await (await request.get(`/api/puzzle-completions/${uid}`)).json();
    expect(kept).toEqual({ completedPuzzles: [] });
  });
});

test.describe('the next puzzle', () => {
  test('is the next older one not completed, wrapping around to the newest', async ({ page, request }) => {
    const dailies = await getDailies(request);
    const idAt = (index: number) => dailies.at(index)?.id ?? '';
    for (const [from, completed, to] of [
      [0, null, 1],
      [-1, null, 0],
      [0, [0, 1, 2], 3],
      [-2, [-1, 0], 1],
      [1, 'all', 0],
    ] as const) {
      const uid = newUid();
      const done = completed === 'all' ? dailies.map(({ id }) => id) : (completed ?? []).map(idAt);
      await page.route(`/api/puzzle-completions/${uid}`, (route) =>
        route.fulfill({ json: { completedPuzzles: done.map((puzzleId) => ({ puzzleId })) } }),
      );
      await page.evaluate(() => localStorage.clear()).catch(() => undefined);
      await open(page, `puzzle=${idAt(from)}${completed === null ? '' : `&uid=${uid}`}`);
      await page.getByRole('button', { name: 'Reveal All' }).click();
      await page.getByRole('button', { name: 'Next Crossword' }).click();
      await page.waitForURL(new RegExp(`puzzle=${idAt(to)}(&|$)`));
    }
  });

  test('after a puzzle outside the series is the Daily Teaser before its date', async ({ page, request }) => {
    const monster = await getPuzzle(request, '13-4-0001');
    const dailies = (await getDailies(request)).slice(0, 4);
    const dayFrom = (days: number): string =>
      new Date(Date.parse(monster.datePublished) + days * 86_400_000).toISOString().slice(0, 10);
    const list = dailies.map((item, index) => ({
      ...item,
      datePublished: dayFrom([2, 0, -1, -2][index] ?? 0),
    }));
    await page.route('/api/puzzles', (route) => route.fulfill({ json: list }));
    for (const [completed, to] of [
      [[], 2],
      [[2], 3],
      [[2, 3], 0],
    ] as const) {
      const uid = newUid();
      const done = completed.map((index) => ({ puzzleId: dailies[index]?.id }));
      await page.route(`/api/puzzle-completions/${uid}`, (route) =>
        route.fulfill({ json: { completedPuzzles: done } }),
      );
      await page.evaluate(() => localStorage.clear()).catch(() => undefined);
      await open(page, `puzzle=13-4-0001&uid=${uid}`);
      await page.getByRole('button', { name: 'Reveal All' }).click();
      await page.getByRole('button', { name: 'Next Crossword' }).click();
      await page.waitForURL(new RegExp(`puzzle=${dailies[to]?.id}&`));
    }
  });
});
