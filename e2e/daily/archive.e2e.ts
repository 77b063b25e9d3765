import type { APIRequestContext, Page } from '@playwright/test';
import {
  expectNoAxeViolationsInBothThemes,
  expectNoSidewaysScroll,
} from '../support/expectNoAxeViolations.ts';
import { expect, test } from '../support/test.ts';
import { newUid, viewports } from './play.ts';
import type { Listed } from './play.ts';

const monthOf = ({ datePublished }: Listed): string => datePublished.slice(0, 7);
const nameOf = (month = ''): string =>
  new Date(month).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the published puzzles by month, newest first. */
async function getMonths(request: APIRequestContext): Promise<{ month: string; puzzles: Listed[] }[]> {
  const list = (await (await request.get('/api/puzzles')).json()) as Listed[];
  return [...new Set(list.map(monthOf))].map((month) => ({
    month,
    puzzles: list.filter((puzzle) => monthOf(puzzle) === month),
  }));
}

const rows = (page: Page) => page.getByRole('region').getByRole('listitem');
const months = (page: Page) => page.getByRole('navigation', { name: 'Months' });

test('the archive shows a month at a time, with filters', async ({ page, request }) => {
  const [newest, older] = await getMonths(request);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Archive' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(nameOf(newest?.month));
  await expect(rows(page)).toHaveCount(newest?.puzzles.length ?? NaN);
  await expect(months(page).getByRole('link', { name: /^‹ Newer/ })).toHaveCount(0);
  await months(page)
    .getByRole('link', { name: `Older: ${nameOf(older?.month)} ›` })
    .click();
  await expect(page).toHaveURL(`/archive/${older?.month}`);
  await expect(page).toHaveTitle(`Archive, ${nameOf(older?.month)} · Monster Crossword`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(nameOf(older?.month));
  await expect(rows(page)).toHaveCount(older?.puzzles.length ?? NaN);
  const [first] = older?.puzzles ?? [];
  await page.getByLabel('Size').selectOption(`${first?.size}×${first?.size}`);
  const sameSize = older?.puzzles.filter(({ size }) => size === first?.size) ?? [];
  await expect(rows(page)).toHaveCount(sameSize.length);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(nameOf(newest?.month));
});

test('a month can be linked to, and keeps the player with their ticks', async ({ page, request }) => {
  const [newest, older] = await getMonths(request);
  const player = newUid();
  const [first] = older?.puzzles ?? [];
  await request.post('/api/puzzle-completions', { data: { uid: player, puzzleId: first?.id } });
  await page.goto(`/archive/${older?.month}?uid=${player}`);
  await expect(rows(page).filter({ has: page.getByRole('img', { name: 'Completed' }) })).toHaveCount(1);
  await expectNoAxeViolationsInBothThemes(page);
  for (const viewport of [...viewports, { width: 320, height: 568 }]) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScroll(page);
    await expect(rows(page).first().getByRole('link')).toBeVisible();
  }
  await months(page)
    .getByRole('link', { name: `‹ Newer: ${nameOf(newest?.month)}` })
    .press('Enter');
  await expect(page).toHaveURL(`/archive/${newest?.month}?uid=${player}`);
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/todaycrossword\\?uid=${player}&puzzle=`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the archive can be walked through, month by month', async ({ page, request, allow }) => {
    // What the page preloads for its scripts.
    allow(/request failed: GET \S+\.js: csp/);
    const [newest, older] = await getMonths(request);
    await page.goto('/archive');
    await expect(rows(page)).toHaveCount(newest?.puzzles.length ?? NaN);
    await months(page).locator('a[rel=next]').click();
    await expect(page).toHaveURL(`/archive/${older?.month}`);
    await expect(rows(page)).toHaveCount(older?.puzzles.length ?? NaN);
    await months(page).locator('a[rel=prev]').click();
    await expect(page).toHaveURL(`/archive/${newest?.month}`);
    await expect(
      months(page).getByRole('link', { name: nameOf(newest?.month), exact: true }),
    ).toHaveAttribute('aria-current', 'page');
  });
});

test('the HTML of a month contains its own puzzles and no others', async ({ request }) => {
  const [newest, older] = await getMonths(request);
  const html = await (await request.get(`/archive/${older?.month}`)).text();
  for (const { id } of older?.puzzles ?? []) expect(html).toContain(id);
  for (const { id } of newest?.puzzles ?? []) expect(html).not.toContain(id);
});

test('a month without puzzles, one that has not come and one that cannot be are not found', async ({
  request,
}) => {
  for (const month of ['1999-01', '2999-01', '2026-13', 'november'])
    expect([month, (await request.get(`/archive/${month}`)).status()]).toEqual([month, 404]);
});
