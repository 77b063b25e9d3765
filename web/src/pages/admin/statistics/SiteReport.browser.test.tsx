import type { PlayDay, PlayedPuzzle } from '@monster/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../testing/mount.tsx';
import { refuse, standInServer } from '../../../testing/standInServer.ts';
import type { ReceivedCall } from '../../../testing/standInServer.ts';
import { SiteReport } from './SiteReport.tsx';

const call = 'GET /admin/api/statistics';
const status = (text: string) => page.getByRole('status').filter({ hasText: text });

const played = (id: string, starts: number, finishes: number): PlayedPuzzle => ({
  id,
  title: `Puzzle ${id}`,
  author: 'Ann',
  difficulty: 2,
  size: 5,
  datePublished: '2026-11-01',
  starts,
  finishes,
  medianSeconds: finishes === 0 ? null : 65.4,
});

const day = (number: number, starts: number, finishes: number): PlayDay => ({
  date: `2026-11-${String(number).padStart(2, '0')}`,
  starts,
  finishes,
});

let days: PlayDay[];
let puzzles: PlayedPuzzle[];
let server: ReturnType<typeof standInServer>;

function answer({ query }: ReceivedCall) {
  const [number, pageSize] = [Number(query.get('page')), Number(query.get('pageSize'))];
  const start = (number - 1) * pageSize;
  return {
    days,
    puzzles: puzzles.slice(start, start + pageSize),
    total: puzzles.length,
    page: number,
    pageSize,
  };
}

beforeEach(() => {
  days = [day(1, 0, 0), day(2, 1_200, 4), day(3, 1, 1)];
  puzzles = [played('a', 1_201, 5), played('b', 3, 0)];
  server = standInServer();
  server.answer(call, answer);
});

test('the days are a picture that says its sums, and a table with each of them', async () => {
  mount(<SiteReport />);
  await expect
    .element(page.getByRole('img'))
    .toHaveAccessibleName('The last 3 days: 1,201 games started, 5 finished. The table below has every day.');
  await page.getByText('The days in numbers').click();
  await expect.element(page.getByRole('row', { name: 'Mon, Nov 2 1,200 4' })).toBeVisible();
  const rows = page.getByRole('table').first().getByRole('rowheader').elements();
  expect(rows.map((row) => row.textContent)).toEqual(['Tue, Nov 3', 'Mon, Nov 2', 'Sun, Nov 1']);
});

test('each puzzle has its figures and leads to its own page; what is unknown is a dash', async () => {
  mount(<SiteReport />);
  await expect.element(page.getByRole('row', { name: /Puzzle a .* 1,201 5 0% 1:05/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Puzzle b .* 3 0 0% –/ })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Puzzle b' }))
    .toHaveAttribute('href', '/admin/statistics?puzzle=b');
});

test('a long list is shown page by page', async () => {
  puzzles = Array.from({ length: 30 }, (_, index) => played(`n${index}`, 30 - index, 0));
  mount(<SiteReport />);
  await expect.element(status('30 puzzles played so far')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('link', { name: 'Puzzle n29' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Puzzle n0' })).not.toBeInTheDocument();
});

test('a site where nobody has played says what will appear, and when', async () => {
  days = [day(1, 0, 0)];
  puzzles = [];
  mount(<SiteReport />);
  await expect
    .element(page.getByText(/The first game that a player starts shows here at once/))
    .toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

test('statistics that cannot be loaded can be asked for again', async () => {
  server.answer(call, () => refuse(503, { message: 'The database is away.' }));
  mount(<SiteReport />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load the statistics');
  server.answer(call, answer);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: 'Puzzle a' })).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
