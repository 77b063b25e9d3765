import type { PuzzleListItem } from '@monster/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../testing/mount.tsx';
import { refuse, standInServer } from '../../../../testing/standInServer.ts';
import { addDays } from '../calendar/calendarDays.ts';
import { firstView } from '../usePuzzleList.ts';
import { BulkBar } from './BulkBar.tsx';
import { useSelection } from './useSelection.ts';

const puzzles: PuzzleListItem[] = ['One', 'Two', 'Three'].map((title, order) => ({
  id: title.toLowerCase(),
  title,
  author: 'Ann',
  difficulty: 2,
  size: 5,
  datePublished: '2026-11-15',
  featured: false,
  order,
}));

let server: ReturnType<typeof standInServer>;
let asked: unknown[];
let changes: number;
beforeEach(() => {
  asked = [];
  changes = 0;
  server = standInServer();
});

function Bar() {
  const selection = useSelection();
  return (
    <BulkBar
      selection={selection}
      rows={puzzles.slice(0, 2)}
      view={firstView}
      total={3}
      firstFree="2026-11-16"
      onChanged={() => void (changes += 1)}
    />
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const selectPage = () => page.getByLabelText('Select this page').click();
const allDone = ({ body }: { readonly body: unknown }) => {
  asked.push(body);
  const { puzzleIds } = body as { puzzleIds: string[] };
  return { done: puzzleIds.length, results: puzzleIds.map((id) => ({ id, isDone: true, message: '' })) };
};

test('nothing can be done until something is selected', async () => {
  mount(<Bar />);
  await expect.element(button('Delete selected')).not.toBeInTheDocument();
  await selectPage();
  await expect.element(page.getByText('2 puzzles selected')).toBeVisible();
  await button('Clear selection').click();
  await expect.element(button('Delete selected')).not.toBeInTheDocument();
});

test('all puzzles of the list can be selected, on whichever page', async () => {
  server.answer('GET /admin/api/puzzles', () => ({ puzzles, total: 3, page: 1, pageSize: 500 }));
  mount(<Bar />);
  await button('Select all 3 puzzles').click();
  await expect.element(page.getByText('3 puzzles selected')).toBeVisible();
});

test('deleting needs a confirmation; what is left as it is stays selected and is named with its reason', async () => {
  server.answer('POST /admin/api/puzzles/bulk-delete', ({ body }) => {
    asked.push(body);
    return {
      done: 1,
      results: [
        { id: 'one', isDone: true, message: 'Deleted' },
        { id: 'two', isDone: false, message: 'There is no puzzle with this id.' },
      ],
    };
  });
  mount(<Bar />);
  await selectPage();
  await button('Delete selected').click();
  await expect
    .element(dialog)
    .toHaveTextContent('Are you sure you want to delete these puzzles? This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(asked).toEqual([]);
  await button('Delete selected').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog).toHaveTextContent('1 of 2 done');
  await expect.element(dialog).toHaveTextContent('Two There is no puzzle with this id.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('1 puzzle selected')).toBeVisible();
  expect([asked, changes]).toEqual([[{ puzzleIds: ['one', 'two'] }], 1]);
});

test('a call that fails leaves everything selected and says why', async () => {
  server.answer('POST /admin/api/puzzles/bulk-delete', () => refuse(503, { message: 'The site is busy.' }));
  mount(<Bar />);
  await selectPage();
  await button('Delete selected').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog).toHaveTextContent('One The site is busy.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('2 puzzles selected')).toBeVisible();
});

test('puzzles are rescheduled one per day, past the days that are planned', async () => {
  server.answer('GET /admin/api/calendar', ({ query }) => {
    const from = query.get('from') ?? '';
    const days = Array.from({ length: 4 }, (_, index) => ({ date: addDays(from, index), puzzles: [] }));
    const planned = { id: 'x', title: 'Daily Teaser', isMade: false };
    return {
      days: days.map((day) => (day.date === '2026-11-17' ? { ...day, puzzles: [planned] } : day)),
      today: '2026-11-15',
      madeUntil: '2026-11-29',
      firstGap: null,
      firstFree: '2026-11-16',
      crowded: [],
    };
  });
  server.answer('POST /admin/api/puzzles/reschedule', allDone);
  mount(<Bar />);
  await selectPage();
  await button('Reschedule').click();
  await expect.element(dialog).toHaveTextContent('Daily Teaser - One Monday, November 16, 2026');
  await expect.element(dialog).toHaveTextContent('Daily Teaser - Two Wednesday, November 18, 2026');
  await dialog.getByLabelText('Skip days that already have a puzzle of yours').click();
  await expect.element(dialog).toHaveTextContent('Daily Teaser - Two Tuesday, November 17, 2026');
  await dialog.getByLabelText('Make them Daily Teasers, by their titles').click();
  await dialog.getByRole('button', { name: 'Reschedule' }).click();
  await expect.element(page.getByText('2 puzzles rescheduled')).toBeVisible();
  expect(asked).toEqual([
    { puzzleIds: ['one', 'two'], dates: ['2026-11-16', '2026-11-17'], joinsSeries: false },
  ]);
});

test('puzzles are featured, and no longer featured', async () => {
  server.answer('POST /admin/api/puzzles/feature', allDone);
  mount(<Bar />);
  await selectPage();
  await button('Feature').click();
  await expect.element(page.getByText('2 puzzles featured')).toBeVisible();
  await selectPage();
  await button('Do not feature').click();
  await expect.element(page.getByText('2 puzzles no longer featured')).toBeVisible();
  expect(asked).toEqual([true, false].map((featured) => ({ puzzleIds: ['one', 'two'], featured })));
});

test('an export that the server refuses is reported, and nothing is saved', async () => {
  const save = vi.spyOn(URL, 'createObjectURL');
  server.answer('POST /admin/api/puzzles/export', ({ body }) => {
    asked.push(body);
    return refuse(404, { message: 'There is no puzzle with the id two. Please reload the list.' });
  });
  mount(<Bar />);
  await selectPage();
  await page.getByLabelText('Format').selectOptions('ipuz');
  await button('Export').click();
  await expect.element(page.getByText('Failed to export puzzles')).toBeVisible();
  await expect.element(page.getByText('There is no puzzle with the id two.')).toBeVisible();
  expect(asked).toEqual([{ puzzleIds: ['one', 'two'], format: 'ipuz' }]);
  expect(save).not.toHaveBeenCalled();
});
