import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  expectFit,
  expectNoAxeViolationsInBothThemes,
  expectNoSidewaysScroll,
} from '../support/expectNoAxeViolations.ts';
import { forbidStorage } from '../support/brokenStorage.ts';
import { phone, untilAlive } from '../support/screen.ts';
import { shiftsOf, watchShifts, withoutFonts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { fill, getDailies, getPuzzle, newUid, open } from './play.ts';

const dayMs = 24 * 60 * 60_000;
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const part = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name });

/** The large numbers of a part by their labels. */
const numbersOf = async (place: Locator) =>
  Object.fromEntries(
    await place
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
      ),
  ) as Record<string, string>;

/** Presses a button that saves a file, and returns its name and text. */
async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** From the next page on, the browser has results of many days, in three sizes, with all that can become of a day. */
async function withResults(page: Page, days: number): Promise<void> {
  const ends = ['solved', 'solved', 'solved', 'helped', 'solved', 'revealed', 'solved', 'missed', 'begun'];
  const results = Array.from({ length: days }, (_, ago) => {
    const date = dateOf(Date.now() - ago * dayMs);
    const size = [7, 7, 9, 7, 11][ago % 5] ?? 7;
    const end = ends[ago % ends.length] ?? '';
    const outcome = end === 'helped' ? 'solved' : end;
    const timeMs = outcome === 'begun' ? 0 : size * 20_000 + ((ago * 7919) % 90_000);
    const hintsUsed = end === 'helped' ? 2 : 0;
    return { end, id: `id-${ago}`, result: { date, begunOn: date, outcome, timeMs, hintsUsed, size } };
  }).filter(({ end }) => end !== 'missed');
  const stored = Object.fromEntries(results.map(({ id, result }) => [id, result]));
  await page.addInitScript(
    (text) => localStorage.setItem('monster-daily-results', text),
    JSON.stringify(stored),
  );
}

test('the page counts what was played, and both files have it', async ({ page, request }) => {
  const [newest, second] = await getDailies(request);
  const [today = '', yesterday = ''] = [newest?.datePublished, second?.datePublished];
  const uid = newUid();
  await page.clock.install({ time: `${yesterday}T10:00:00Z` });
  await open(page, `puzzle=${second?.id}&uid=${uid}`);
  await page.clock.fastForward(65_000);
  await fill(page, await getPuzzle(request, second?.id ?? ''));
  const complete = page.getByRole('dialog', { name: 'Daily Puzzle Complete' });
  await expect(complete).toBeVisible();
  await page.clock.setSystemTime(`${today}T10:00:00Z`);
  await open(page, `puzzle=${newest?.id}&uid=${uid}`);
  const { grid } = await getPuzzle(request, newest?.id ?? '');
  const letters = grid.flat().map(({ answer }) => answer);
  await page.keyboard.type(letters.join('').slice(0, -1));
  await page.getByRole('button', { name: 'Use Hint' }).click();
  await complete.getByRole('button', { name: 'Look at the grid' }).click();
  await page.getByRole('button', { name: 'Statistics' }).click();
  await page.getByRole('link', { name: 'All statistics' }).click();

  await expect(page).toHaveURL(`/statistics?uid=${uid}`);
  await expect(page).toHaveTitle('Your statistics · Monster Crossword');
  expect(await numbersOf(part(page, 'Your streak'))).toEqual({
    'Current streak': '2',
    'Longest streak': '2',
    'Freezes left': '0',
    Solved: '2',
    Played: '2',
  });
  expect(await numbersOf(part(page, 'Your hints'))).toMatchObject({
    'Hints used': '1',
    'Hints per solve': '0.5',
    'Solved without help': '50%',
  });
  const size = `${second?.size}×${second?.size}`;
  const card = part(page, 'Your times by size')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: size }) });
  await card.getByText('Show as a table').click();
  const row = card.getByRole('row').filter({
    has: page.locator(`a[href="/todaycrossword?uid=${uid}&puzzle=${second?.id}"]`),
  });
  await expect(row.getByRole('cell')).toHaveText([/^1:\d\d$/, '0']);
  const year = part(page, /^Your year/);
  const dayName = (date: string) =>
    new Date(date).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  await expect(year.getByText(`${dayName(today)}: solved with help`)).toBeAttached();
  if (today.slice(0, 4) === yesterday.slice(0, 4))
    await expect(year.getByText(`${dayName(yesterday)}: solved without help`)).toBeAttached();

  const all = await download(page, 'Download my data');
  expect(all.name).toBe(`monster-crossword-${today}.json`);
  const data = JSON.parse(all.text) as Record<string, Record<string, unknown>>;
  expect(data).toMatchObject({
    site: 'Monster Crossword',
    version: 1,
    results: {
      [second?.id ?? '']: { date: yesterday, outcome: 'solved', hintsUsed: 0, size: second?.size },
      [newest?.id ?? '']: { date: today, outcome: 'solved', hintsUsed: 1, size: newest?.size },
    },
  });
  expect(data['completions']).toMatchObject([
    { puzzleId: second?.id, uid, solve: { title: second?.title } },
    { puzzleId: newest?.id, uid },
  ]);
  expect(Object.keys(data['games'] ?? {})).toEqual(expect.arrayContaining([newest?.id, second?.id]));
  await expect(page.getByText(`Saved as ${all.name}.`)).toBeVisible();

  const sheet = await download(page, 'Download as a spreadsheet');
  expect(sheet.name).toBe(`monster-crossword-${today}.csv`);
  const lines = sheet.text.split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe('date,puzzle,size,outcome,time,hints,together');
  expect(lines[1]).toMatch(new RegExp(`^${yesterday},${second?.id},${second?.size},solved,0:01:\\d\\d,0,0$`));
  expect(lines[2]).toMatch(new RegExp(`^${today},${newest?.id},${newest?.size},solved,0:0\\d:\\d\\d,1,0$`));
});

test('an email address that is known for the visit is in neither file', async ({ page }) => {
  await withResults(page, 3);
  await page.goto('/statistics?email=ann@example.com');
  await expect(page).toHaveURL(/uid=/);
  await page.evaluate(() =>
    localStorage.setItem('monster-waiting-calls', '[{"body":"{\\"email\\":\\"ann@example.com\\"}"}]'),
  );
  for (const button of ['Download my data', 'Download as a spreadsheet'])
    expect((await download(page, button)).text).not.toContain('ann@');
});

for (const [device, options] of [
  ['a phone', phone],
  ['a desktop', { viewport: { width: 1280, height: 800 } }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use(options);

    for (const days of [0, 500])
      test(`the page with ${days} days does not shift when the numbers arrive`, async ({ page }) => {
        await withoutFonts(page);
        await watchShifts(page);
        await withResults(page, days);
        await page.goto('/statistics');
        await expect(page.getByRole('button', { name: 'Download my data' })).toBeAttached();
        await untilAlive(page);
        expect(await shiftsOf(page)).toEqual([]);
      });
  });

test('a full page is accessible in both themes, with its tables open, and fits 320 px', async ({ page }) => {
  await withResults(page, 500);
  await page.goto('/statistics');
  await expectFit(page);
  for (const table of await page.locator('summary').all()) await table.click();
  await expectNoAxeViolationsInBothThemes(page);
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScroll(page);
});

for (const [name, options, percent] of [
  ['a small phone with text of 200%', { ...phone, viewport: { width: 320, height: 568 } }, 200],
  ['a phone zoomed to 200%', { ...phone, viewport: { width: 195, height: 422 } }, 100],
  ['a tablet with text of 200%', { ...phone, viewport: { width: 820, height: 1180 } }, 200],
  ['a desktop with text of 200%', { viewport: { width: 1280, height: 800 } }, 200],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(options);

    test('nothing is cut off', async ({ page }) => {
      await withResults(page, 500);
      await page.goto('/statistics');
      await page.getByRole('button', { name: 'Download my data' }).waitFor();
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
      for (const table of await page.locator('summary').all()) await table.click();
      await expectNoSidewaysScroll(page);
      const outside = await page
        .locator('main :is(h1, h2, h3, p, dt, dd, th, caption, figcaption, a, button, select)')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .filter((each) => {
              const { left, right } = each.getBoundingClientRect();
              return left < -0.5 || right > innerWidth + 0.5;
            })
            .map((each) => each.textContent),
        );
      expect(outside).toEqual([]);
    });
  });

test('Tab reaches every control, and the choices work with the keyboard', async ({ page }) => {
  await withResults(page, 500);
  await page.goto('/statistics');
  const sizes = page.getByRole('combobox', { name: 'Size' });
  await sizes.focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('table', { name: /How many of your 11×11 solves/ })).toBeVisible();
  await page.keyboard.press('Tab');
  const years = page.getByRole('combobox', { name: 'Year' });
  await expect(years).toBeFocused();
  await page.keyboard.press('End');
  const oldest = dateOf(Date.now() - 499 * dayMs).slice(0, 4);
  await expect(page.getByRole('heading', { name: `Your year ${oldest}` })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeFocused();
});

test('the page says so where storage is forbidden, and still makes its files', async ({ page }) => {
  await forbidStorage(page);
  await page.goto('/statistics');
  await expect(
    page.getByText(/only what you have played since you opened\s+the site is counted/),
  ).toBeVisible();
  expect(JSON.parse((await download(page, 'Download my data')).text)).toMatchObject({
    results: null,
    games: {},
  });
  expect((await download(page, 'Download as a spreadsheet')).text).toBe(
    'date,puzzle,size,outcome,time,hints,together\r\n',
  );
});

test('search engines are asked to leave the page out, and its HTML is the same for everyone', async ({
  request,
}) => {
  const html = await (await request.get('/statistics')).text();
  expect(html).toContain('name="robots" content="noindex"');
  expect(await (await request.get(`/statistics?uid=${newUid()}`)).text()).toBe(html);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/statistics');
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page opens, with or without a uid, and saves its files', async ({ page, context, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/);
    await withResults(page, 30);
    await open(page, 'puzzle=today');
    await untilAlive(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    for (const query of ['', `?uid=${newUid()}`]) {
      await page.goto(`/statistics${query}`);
      await expect(part(page, 'Your times by size')).toBeVisible();
    }
    expect((await download(page, 'Download as a spreadsheet')).text.split('\r\n').length).toBeGreaterThan(20);
  });
});
