import type { PuzzleStatistics } from '@monster/contract';
import { numberGrid } from '@monster/engine';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../testing/mount.tsx';
import { refuse, standInServer } from '../../../testing/standInServer.ts';
import { PuzzleReport } from './PuzzleReport.tsx';

const call = 'GET /admin/api/statistics/:id';
const clue = (number: number, text: string) => ({ number, text });

const untouched: PuzzleStatistics = {
  puzzle: {
    id: 'cats',
    title: 'Cats',
    author: 'Ann',
    difficulty: 1,
    size: 3,
    datePublished: '2026-11-01',
    grid: numberGrid(['CAT', 'APE', 'BED']),
    acrossClues: [clue(1, 'Pet'), clue(4, 'Gorilla'), clue(5, 'Where you sleep')],
    downClues: [clue(1, 'Taxi'), clue(2, 'Suited'), clue(3, 'Theodore')],
  },
  starts: 0,
  finishes: 0,
  revealed: 0,
  hints: 0,
  checks: 0,
  reveals: 0,
  medianSeconds: null,
  days: [{ date: '2026-11-15', starts: 0, finishes: 0 }],
  times: [],
  wrong: [],
  leftAt: [],
  leftWith: Array.from({ length: 11 }, () => 0),
};

const played: PuzzleStatistics = {
  ...untouched,
  starts: 20,
  finishes: 12,
  revealed: 3,
  hints: 30,
  checks: 5,
  reveals: 2,
  medianSeconds: 75.6,
  days: [{ date: '2026-11-15', starts: 20, finishes: 12 }],
  times: [
    { seconds: 40, total: 2 },
    { seconds: 75.6, total: 10 },
  ],
  wrong: [
    { cell: 0, total: 1 },
    { cell: 5, total: 7 },
  ],
  leftAt: [
    { word: 1, total: 1 },
    { word: 3, total: 4 },
  ],
  leftWith: [0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 1],
};

let server: ReturnType<typeof standInServer>;
beforeEach(() => {
  server = standInServer();
});

function show(statistics: PuzzleStatistics): void {
  server.answer(call, () => statistics);
  mount(<PuzzleReport id="cats" />);
}

const terms = () =>
  [...document.querySelectorAll('dl > div')].map((part) =>
    [...part.children].map((each) => each.textContent),
  );

test('the figures say what they rest on', async () => {
  show(played);
  await expect.element(page.getByRole('heading', { name: 'Cats' })).toBeVisible();
  expect(terms()).toEqual([
    ['Started', '20'],
    ['Finished', '12', '60% of those started'],
    ['Median time', '1:16', 'of 12 ranked solves'],
    ['Hints', '30', '1.5 per game started'],
    ['Checks', '5', '0.3 per game started'],
    ['Letters or words revealed', '2', '0.1 per game started'],
    ['Revealed all', '3', '15% of those started'],
  ]);
  await expect.element(page.getByText(/These figures rest on/)).not.toBeInTheDocument();
});

test('a handful of games is called that', async () => {
  show({ ...played, starts: 1, finishes: 1 });
  await expect
    .element(page.getByText('These figures rest on 1 game: a few more may change them a lot.'))
    .toBeVisible();
});

test('times, wrong letters, the hardest words and where people stop are tables and lists', async () => {
  show(played);
  await expect.element(page.getByRole('row', { name: '0:30 to 0:59 2' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: '1:00 to 1:59 10' })).toBeVisible();
  await page.getByText('The letters in numbers').click();
  await expect.element(page.getByRole('row', { name: 'Row 2, column 3 E 4-Across, 3-Down 7' })).toBeVisible();
  const itemsOf = (name: string) =>
    page
      .getByRole('list', { name })
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
  expect(itemsOf('The hardest words')).toEqual([
    'APE 4-Across Gorilla 7 wrong letters',
    'TED 3-Down Theodore 7 wrong letters',
    'CAT 1-Across Pet 1 wrong letter',
    'CAB 1-Down Taxi 1 wrong letter',
  ]);
  expect(itemsOf('At these words')).toEqual(['1-Down Taxi 4 games', '4-Across Gorilla 1 game']);
  await expect.element(page.getByRole('row', { name: '50% to 59% 3' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Full, but wrong 1' })).toBeVisible();
});

test('the grid shows how often each letter was wrong', async () => {
  show(played);
  const grid = page.getByRole('img', { name: /how often each letter was wrong/ });
  await expect.element(grid).toBeVisible();
  expect(grid.element().textContent).toBe('1CATAP7EBED');
});

test('a puzzle that nobody has played says when there will be something', async () => {
  show(untouched);
  await expect.element(page.getByText(/The next game that a player starts shows here at once/)).toBeVisible();
  expect(terms()).toEqual([]);
});

test('a puzzle without an end or a mistake says so in each part', async () => {
  show({ ...untouched, starts: 1 });
  await expect.element(page.getByText(/There is no ranked solve yet/)).toBeVisible();
  await expect.element(page.getByText(/No letter has been corrected yet/)).toBeVisible();
  await expect.element(page.getByText('No game has been left unfinished so far.')).toBeVisible();
});

test('a puzzle that is gone is named, and a failure can be tried again', async () => {
  server.answer(call, () => refuse(404, { message: 'There is no puzzle with this id.' }));
  const render = mount(<PuzzleReport id="gone" />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is no puzzle with the id gone');
  server.answer(call, () => refuse(500, { message: 'Oh dear' }));
  render(<PuzzleReport key="other" id="other" />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to load the statistics');
  server.answer(call, () => played);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Cats' })).toBeVisible();
});
