import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { forbidStorage } from '../support/brokenStorage.ts';
import {
  expectNoAxeViolationsInBothThemes,
  expectNoSidewaysScroll,
} from '../support/expectNoAxeViolations.ts';
import { untilAlive } from '../support/screen.ts';
import { shiftsOf, watchShifts, withoutFonts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { fill, getDailies, getPuzzle, newUid, open, viewports } from './play.ts';
import type { Listed } from './play.ts';

const dayMs = 24 * 60 * 60_000;
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const monthOf = ({ datePublished }: Listed): string => datePublished.slice(0, 7);
const nameOf = (month = ''): string =>
  new Date(month).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** "November 15". */
const dayName = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Returns the published puzzles by month, newest first. */
async function getMonths(request: APIRequestContext): Promise<{ month: string; puzzles: Listed[] }[]> {
  const list = (await (await request.get('/api/puzzles')).json()) as Listed[];
  return [...new Set(list.map(monthOf))].map((month) => ({
    month,
    puzzles: list.filter((puzzle) => monthOf(puzzle) === month),
  }));
}

const isDaily = ({ title }: Listed): boolean => title.includes('Daily Teaser');
const calendar = (page: Page): Locator => page.getByRole('table');
const days = (page: Page): Locator => calendar(page).getByRole('link');
const dayOn = (page: Page, date: string): Locator =>
  calendar(page).getByRole('link', { name: `, ${dayName(date)}:` });
/** The list of the month, or what the calendar has no place for. */
const rows = (page: Page): Locator =>
  page
    .getByRole('region')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
const months = (page: Page): Locator => page.getByRole('navigation', { name: 'Months', exact: true });
const views = (page: Page): Locator => page.getByRole('navigation', { name: 'View' });

/** As for a player who has solved all puzzles without help on their days. */
async function solveAll(page: Page, puzzles: readonly Listed[]): Promise<void> {
  await page.addInitScript((solved) => {
    const results = solved.map(({ id, datePublished: date }) => [
      id,
      { date, begunOn: `${date}T09:00:00.000Z`, outcome: 'solved', timeMs: 201_000, hintsUsed: 0 },
    ]);
    localStorage.setItem('monster-daily-results', JSON.stringify(Object.fromEntries(results)));
    const completions = solved.map(({ id, title, datePublished: date }) => ({
      puzzleId: id,
      uid: null,
      solve: { title, date, solvedAt: `${date}T10:00:00.000Z`, timeMs: 201_000, isGolden: true, word: 'EGG' },
    }));
    localStorage.setItem('monster-completions', JSON.stringify(completions));
  }, puzzles);
}

test('the archive shows a month at a time as a calendar, with filters', async ({ page, request }) => {
  const [newest, older] = await getMonths(request);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Archive' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(nameOf(newest?.month));
  await expect(days(page)).toHaveCount(newest?.puzzles.filter(isDaily).length ?? NaN);
  await expect(months(page).getByRole('link', { name: /Newer/ })).toHaveCount(0);
  await months(page)
    .getByRole('link', { name: `Older: ${nameOf(older?.month)}` })
    .click();
  await expect(page).toHaveURL(`/archive/${older?.month}`);
  await expect(page).toHaveTitle(`Archive, ${nameOf(older?.month)} · Monster Crossword`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(nameOf(older?.month));
  const dailies = older?.puzzles.filter(isDaily) ?? [];
  await expect(days(page)).toHaveCount(dailies.length);
  await expect(rows(page)).toHaveCount((older?.puzzles.length ?? NaN) - dailies.length);
  const [first] = dailies;
  await page.getByLabel('Size').selectOption(`${first?.size}×${first?.size}`);
  await expect(days(page)).toHaveCount(dailies.filter(({ size }) => size === first?.size).length);
  const sameSize = older?.puzzles.filter(({ size }) => size === first?.size) ?? [];
  await expect(page.getByRole('search').getByRole('status')).toHaveText(`${sameSize.length} puzzles`);
  await months(page).getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL('/archive#today');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(nameOf(newest?.month));
  await expect(calendar(page).locator('[aria-current=date]')).toBeInViewport();
});

test('a month can be linked to, and keeps the player with their monsters', async ({ page, request }) => {
  const [newest, older] = await getMonths(request);
  const player = newUid();
  const [first] = older?.puzzles.filter(isDaily) ?? [];
  await request.post('/api/puzzle-completions', { data: { uid: player, puzzleId: first?.id } });
  await page.goto(`/archive/${older?.month}?uid=${player}`);
  const solved = dayOn(page, String(first?.datePublished));
  await expect(solved).toHaveAccessibleName(/, solved$/);
  await expect(solved.locator('svg')).toBeVisible();
  await expect(page.getByText(`1 of ${older?.puzzles.length} solved in`).last()).toBeVisible();
  for (const viewport of [...viewports, { width: 320, height: 568 }]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
    const box = await solved.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  }
  await months(page)
    .getByRole('link', { name: `Newer: ${nameOf(newest?.month)}` })
    .press('Enter');
  await expect(page).toHaveURL(`/archive/${newest?.month}?uid=${player}`);
  await days(page).first().click();
  await expect(page).toHaveURL(new RegExp(`/todaycrossword\\?uid=${player}&puzzle=`));
});

test('the list is a choice that stays from month to month', async ({ page, request }) => {
  const [newest, older] = await getMonths(request);
  const player = newUid();
  await page.goto(`/archive?uid=${player}`);
  await views(page).getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL(`/archive/${newest?.month}?uid=${player}&view=list`);
  await expect(rows(page)).toHaveCount(newest?.puzzles.length ?? NaN);
  await expect(calendar(page)).toHaveCount(0);
  await months(page)
    .getByRole('link', { name: /^‹ Older/ })
    .click();
  await expect(page).toHaveURL(`/archive/${older?.month}?uid=${player}&view=list`);
  await expect(rows(page)).toHaveCount(older?.puzzles.length ?? NaN);
  await expectNoAxeViolationsInBothThemes(page);
  await page.goBack();
  await page.goBack();
  await expect(calendar(page)).toBeVisible();
});

test('a week of playing fills the calendar: monsters, an outline, a freeze, and a chain', async ({
  page,
  request,
}) => {
  const dailies = await getDailies(request);
  const newest = Date.parse(dailies[0]?.datePublished.slice(0, 10) ?? '');
  const monday = newest - ((new Date(newest).getUTCDay() + 6) % 7) * dayMs - 7 * dayMs;
  const dateAfter = (count: number): string => dateOf(monday + count * dayMs);
  await page.clock.install({ time: monday });
  const openDay = async (count: number): Promise<Listed | undefined> => {
    await page.clock.setSystemTime(`${dateAfter(count)}T20:48:00Z`);
    const puzzle = dailies.find(({ datePublished }) => datePublished.startsWith(dateAfter(count)));
    await open(page, `puzzle=${puzzle?.id}`);
    return puzzle;
  };
  for (const count of [0, 1, 2, 4]) {
    const puzzle = await openDay(count);
    await page.clock.fastForward(65_000);
    await fill(page, await getPuzzle(request, puzzle?.id ?? ''));
    await expect(page.getByRole('dialog', { name: 'Daily Puzzle Complete' })).toBeVisible();
  }
  await openDay(5);
  await page.keyboard.press('Q');
  const words = [
    /, solved in 1:\d\d without help, on its day$/,
    /, solved in 1:\d\d without help, on its day$/,
    /, solved in 1:\d\d without help, on its day$/,
    /stars?, saved by a freeze$/,
    /, solved in 1:\d\d without help, on its day$/,
    /stars?, begun$/,
    /stars?$/,
  ];
  for (const [count, name] of words.entries()) {
    const date = dateAfter(count);
    // The week may lie in two months.
    if (!page.url().includes(`/archive/${date.slice(0, 7)}`)) await page.goto(`/archive/${date.slice(0, 7)}`);
    await expect(dayOn(page, date)).toHaveAccessibleName(name);
    const link = await dayOn(page, date).evaluate(
      (day) => getComputedStyle(day.closest('td') ?? day, '::after').content !== 'none',
    );
    expect([date, link]).toEqual([date, count < 4]);
  }
  await dayOn(page, dateAfter(6)).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dayOn(page, dateAfter(5))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-cell]').first()).toContainText('Q');
});

for (const width of [320, 1280])
  test(`at ${width} px, a month of monsters passes axe in both themes, and nothing moves when they come`, async ({
    page,
    request,
    allow,
  }) => {
    allow(/woff2/);
    const [newest] = await getMonths(request);
    const dailies = newest?.puzzles.filter(isDaily) ?? [];
    await solveAll(page, dailies);
    await withoutFonts(page);
    await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/archive');
    await expect(calendar(page).locator('svg')).toHaveCount(dailies.length);
    await expect(
      page.getByText(`${dailies.length} of ${newest?.puzzles.length} solved in`).last(),
    ).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    await expectNoAxeViolationsInBothThemes(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Only unsolved').check();
    await expect(days(page)).toHaveCount(0);
    await expectNoAxeViolationsInBothThemes(page);
  });

test('a browser that forbids storage shows eggs, and a clock that is wrong changes nothing but streaks', async ({
  page,
  request,
}) => {
  const [newest] = await getMonths(request);
  await page.clock.install({ time: '2099-01-01T00:00:00Z' });
  await forbidStorage(page);
  await page.goto('/archive');
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(nameOf(newest?.month));
  await expect(days(page).locator('img')).toHaveCount(newest?.puzzles.filter(isDaily).length ?? NaN);
  await expect(page.getByText(`0 of ${newest?.puzzles.length} solved in`).last()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the archive can be walked through, month by month and in both views', async ({
    page,
    request,
    allow,
  }) => {
    // What the page preloads for its scripts.
    allow(/request failed: GET \S+\.js: csp/);
    const [newest, older] = await getMonths(request);
    await page.goto('/archive');
    await expect(days(page)).toHaveCount(newest?.puzzles.filter(isDaily).length ?? NaN);
    await months(page).locator('a[rel=prev]').click();
    await expect(page).toHaveURL(`/archive/${older?.month}`);
    await expect(days(page)).toHaveCount(older?.puzzles.filter(isDaily).length ?? NaN);
    await views(page).getByRole('link', { name: 'List' }).click();
    await expect(rows(page)).toHaveCount(older?.puzzles.length ?? NaN);
    await months(page).locator('a[rel=next]').click();
    await expect(page).toHaveURL(`/archive/${newest?.month}?view=list`);
    await expect(rows(page)).toHaveCount(newest?.puzzles.length ?? NaN);
    await expect(
      page
        .getByRole('navigation', { name: 'All months' })
        .getByRole('link', { name: nameOf(newest?.month), exact: true }),
    ).toHaveAttribute('aria-current', 'page');
  });
});

test('the HTML of a month contains its own puzzles and no others, and is the same for every player', async ({
  request,
}) => {
  const [newest, older] = await getMonths(request);
  const html = await (await request.get(`/archive/${older?.month}`)).text();
  for (const { id } of older?.puzzles ?? []) expect(html).toContain(id);
  for (const { id } of newest?.puzzles ?? []) expect(html).not.toContain(id);
  for (const query of [`uid=${newUid()}`, 'view=calendar', 'view=odd'])
    expect(await (await request.get(`/archive/${older?.month}?${query}`)).text()).toBe(html);
});

test('a month without puzzles, one that has not come and one that cannot be are not found', async ({
  request,
}) => {
  for (const month of ['1999-01', '2999-01', '2026-13', 'november', 'xyz?view=list'])
    expect([month, (await request.get(`/archive/${month}`)).status()]).toEqual([month, 404]);
});
