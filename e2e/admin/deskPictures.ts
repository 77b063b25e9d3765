import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { fill, getDailies, getPuzzle } from '../daily/play.ts';
import { untilReady } from '../play/board.ts';
import { openAdmin } from './admin.ts';
import { badCsvFile, choose, csvFile } from './files.ts';

const dayMs = 24 * 60 * 60_000;
const dateIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

async function take(page: Page, name: string): Promise<void> {
  const place = new URL(`../../docs/pictures/desk-${name}.png`, import.meta.url);
  await page.screenshot({ path: fileURLToPath(place) });
}

/** Solves a puzzle in a browser of its own; returns the number by which reports name its solution. */
async function playOnce(browser: Browser, url: string, id: string): Promise<number> {
  const page = await browser.newPage({ baseURL: url });
  const sent = page.waitForRequest((request) => request.url().endsWith('/report'));
  await page.goto(`/puzzles/${id}`);
  await untilReady(page);
  await fill(page, await getPuzzle(page.request, id));
  const { grid } = (await sent).postDataJSON() as { grid: number };
  await page.close();
  return grid;
}

/** Reports games of a puzzle as other players' browsers would. */
async function reportGames(page: Page, id: string, grid: number): Promise<void> {
  for (let game = 0; game < 60; game += 1) {
    const isSolved = game % 5 !== 0;
    const wrong = [game % 4 === 0 ? 6 : -1, game % 7 === 0 ? 2 : -1].filter((cell) => cell >= 0);
    const end = isSolved
      ? { end: 'solved', seconds: 60 + ((game * 37) % 150) }
      : { left: { word: 1 + (game % 3), filled: 3 + (game % 5) } };
    const data = { grid, start: true, hints: game % 3 === 0 ? 1 : 0, checks: game % 2, wrong, ...end };
    await page.request.post(`/api/puzzles/${id}/report`, { data });
  }
}

/** Takes the pictures of the guide for editors. */
export async function takeDeskPictures(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const titles = ['Kitchen Garden', 'Night Bus', 'Paper Planes', 'Low Tide'];
  await openAdmin(page, 'Manage Puzzles', ...titles.map((title) => csvFile(title, 'Ann Lee')));
  // The first page of a visit fetches the fonts, and the next one shows them.
  await page.goto('/admin?tab=manage', { waitUntil: 'networkidle' });
  const list = (await (await page.request.get('/admin/api/puzzles?search=ann+lee')).json()) as {
    puzzles: { id: string }[];
  };
  const [first, second, third] = list.puzzles.map(({ id }) => id);
  const dates = [dateIn(2), dateIn(3), dateIn(3)];
  await page.request.post('/admin/api/puzzles/reschedule', {
    data: { puzzleIds: [first, second, third], dates, joinsSeries: true },
  });
  await page.goto('/admin?tab=manage', { waitUntil: 'networkidle' });
  await take(page, 'list');
  await page.getByText('Calendar', { exact: true }).click();
  await page.locator('td[data-state=crowded]').waitFor();
  await take(page, 'calendar');

  await page.goto('/admin', { waitUntil: 'networkidle' });
  await choose(page, 'Select .csv files', csvFile('Low Tide', 'Ann Lee'), badCsvFile('Typo', 'Bo Ray'));
  await page.getByRole('list', { name: 'Puzzles to be replaced' }).waitFor();
  await take(page, 'upload');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/admin/edit?puzzle=${first}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /, row 2, column 2/ }).click();
  await page.getByRole('button', { name: 'Circle' }).click();
  await take(page, 'edit');

  const [today] = await getDailies(page.request);
  const id = today?.id ?? '';
  await reportGames(page, id, await playOnce(browser, url, id));
  await page.goto(`/admin/statistics?puzzle=${id}`, { waitUntil: 'networkidle' });
  await take(page, 'statistics');

  await page.goto('/admin/team', { waitUntil: 'networkidle' });
  await page.getByLabel('For whom (optional)').fill('Bea');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByLabel('Link of the invitation').waitFor();
  await take(page, 'team');
  await context.close();
}
