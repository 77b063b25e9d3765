import type { Calendar, PuzzleListItem } from '@monster/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../testing/mount.tsx';
import { standInServer } from '../../../../testing/standInServer.ts';
import { addDays } from './calendarDays.ts';
import { SeriesCalendar } from './SeriesCalendar.tsx';

type Planned = Calendar['days'][number]['puzzles'][number];

const own = (id: string): Planned => ({ id, title: `Daily Teaser - ${id}`, isMade: false });
const made = (id: string): Planned => ({ ...own(id), isMade: true });

/** What is planned on the server, by date. */
let planned: Record<string, Planned[]>;
let series: Calendar;
/** What the server was asked to move. */
let moves: unknown[];
let server: ReturnType<typeof standInServer>;

const evening: PuzzleListItem = {
  id: 'Evening',
  title: 'Evening',
  author: 'Ann',
  difficulty: 2,
  size: 5,
  datePublished: '2026-01-05',
  featured: false,
  order: 1,
};

beforeEach(() => {
  moves = [];
  planned = {
    '2026-11-16': [own('Alpha')],
    '2026-11-17': [made('Tuesday')],
    '2026-11-18': [own('First'), own('Second')],
  };
  series = {
    days: [],
    today: '2026-11-16',
    madeUntil: '2026-11-30',
    firstGap: null,
    firstFree: '2026-11-17',
    crowded: [],
  };
  server = standInServer();
  server.answer('GET /admin/api/calendar', ({ query }) => {
    const from = query.get('from') ?? series.today;
    const dates = Array.from({ length: Number(query.get('days')) }, (_, index) => addDays(from, index));
    return { ...series, days: dates.map((date) => ({ date, puzzles: planned[date] ?? [] })) };
  });
  server.answer('GET /admin/api/puzzles', ({ query }) => {
    const found = query.get('search') === 'nothing' ? [] : [evening];
    return { puzzles: found, total: found.length, page: 1, pageSize: 8 };
  });
  server.answer('POST /admin/api/puzzles/reschedule', ({ body }) => {
    moves.push(body);
    const { puzzleIds } = body as { puzzleIds: string[] };
    return { done: 1, results: puzzleIds.map((id) => ({ id, isDone: true, message: 'Rescheduled' })) };
  });
});

let changes: number;
async function open(): Promise<void> {
  changes = 0;
  mount(
    <SeriesCalendar series={series} error={undefined} changes={0} onChanged={() => void (changes += 1)} />,
  );
  await page.getByText('Calendar', { exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Nov 16' })).toBeVisible();
}

const cell = (date: string) =>
  page.elementLocator(document.querySelector(`td[data-date="${date}"]`) as Element);
const dialog = page.getByRole('dialog');

test('days with own puzzles, made ones, two, none yet and none at all are told apart', async () => {
  await open();
  await expect.element(page.getByRole('button', { name: 'Nov 16' })).toHaveTextContent('Nov 16Alphayours');
  const stateOn = (date: string) => cell(date).element().getAttribute('data-state');
  expect(['16', '17', '18', '19'].map((day) => stateOn(`2026-11-${day}`))).toEqual([
    'own',
    'made',
    'crowded',
    'gap',
  ]);
  expect(stateOn('2026-12-01')).toBe('later');
  await expect.element(cell('2026-12-01')).toHaveTextContent('Dec 1free');
  await expect.element(cell('2026-11-18')).toHaveTextContent('FirstSecondseveral puzzles on one day');
  await expect.element(cell('2026-11-16')).toHaveAttribute('aria-current', 'date');
});

test('there is no warning while the site will fill what is free', async () => {
  await open();
  await expect.element(page.getByText('Your next free day is Tuesday, November 17, 2026')).toBeVisible();
  await expect.element(page.getByText('Warning:')).not.toBeInTheDocument();
  await expect.element(page.getByText('More than one puzzle:')).not.toBeInTheDocument();
});

test('a gap and days with several puzzles are warned of', async () => {
  series = { ...series, firstGap: '2026-11-19', crowded: ['2026-11-18', '2026-11-20'] };
  await open();
  await expect
    .element(page.getByText('There is no Daily Teaser for Thursday, November 19, 2026.'))
    .toBeVisible();
  await expect.element(page.getByText('More than one puzzle: Wed, Nov 18, Fri, Nov 20.')).toBeVisible();
});

test('a day is pressed, a puzzle chosen, and what will happen is said before it does', async () => {
  await open();
  await page.getByRole('button', { name: 'Nov 17' }).click();
  await expect.element(dialog).toHaveTextContent('The site made this one. A puzzle of your own replaces it.');
  await dialog.getByRole('button', { name: 'Evening' }).click();
  await expect.element(dialog).toHaveTextContent('Its title becomes “Daily Teaser - Evening”');
  await expect
    .element(dialog)
    .toHaveTextContent('It replaces “Daily Teaser - Tuesday”, which the site made.');
  expect(moves).toEqual([]);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect.element(page.getByText('Scheduled for Tuesday, November 17, 2026')).toBeVisible();
  expect(moves).toEqual([{ puzzleIds: ['Evening'], dates: ['2026-11-17'], joinsSeries: true }]);
  expect(changes).toBe(1);
});

test('a puzzle is dragged to the day of another, and the two are swapped', async () => {
  await open();
  await userEvent.dragAndDrop(
    page.getByText('Alpha', { exact: true }),
    page.getByRole('heading', { name: 'Daily series' }),
  );
  await expect.element(dialog).not.toBeInTheDocument();
  planned['2026-11-20'] = [own('Friday')];
  await userEvent.dragAndDrop(page.getByText('Alpha', { exact: true }), cell('2026-11-20'));
  await expect.element(dialog).toHaveTextContent('“Daily Teaser - Friday” is already planned for this day.');
  await dialog.getByRole('button', { name: 'Swap the two' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(moves).toEqual([
    { puzzleIds: ['Alpha', 'Friday'], dates: ['2026-11-20', '2026-11-16'], joinsSeries: true },
  ]);
});

test('a puzzle of the tray is dragged to a day, or pressed to go to the next free one', async () => {
  await open();
  const chip = page.getByRole('region', { name: 'Puzzles to schedule' }).getByRole('button');
  await userEvent.dragAndDrop(chip, cell('2026-12-02'));
  await expect.element(dialog.getByLabelText('Day')).toHaveValue('2026-12-02');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await chip.click();
  await expect.element(dialog.getByLabelText('Day')).toHaveValue('2026-11-17');
});

test('a refusal is shown, and the day can be changed', async () => {
  server.answer('POST /admin/api/puzzles/reschedule', () => ({
    done: 0,
    results: [{ id: 'Evening', isDone: false, message: 'Another puzzle has this title, author and date.' }],
  }));
  await open();
  await page.getByRole('region', { name: 'Puzzles to schedule' }).getByRole('button').click();
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Another puzzle has this title, author and date.');
  expect(changes).toBe(0);
});
