import type { PuzzleListItem } from '@monster/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../testing/mount.tsx';
import { createGate, refuse, standInServer } from '../../../testing/standInServer.ts';
import type { ReceivedCall } from '../../../testing/standInServer.ts';
import { writeAddress } from '../deskAddress.ts';
import { ManageTab } from './ManageTab.tsx';
import { addressOf, firstView } from './usePuzzleList.ts';

const listCall = 'GET /admin/api/puzzles';

const section = page.getByRole('region', { name: 'All puzzles' });
const rows = page.getByRole('list', { name: 'Puzzles' }).getByRole('heading', { level: 3 });
const rowOf = (title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = (text: string) => section.getByRole('status').filter({ hasText: text });
const titles = (): string[] => rows.elements().map(({ textContent }) => textContent);

/** The puzzles on the server. */
let puzzles: PuzzleListItem[];
let server: ReturnType<typeof standInServer>;

function makePuzzles(count: number): PuzzleListItem[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `13-2-${String(n + 1).padStart(4, '0')}`,
    title: `Puzzle ${n + 1}`,
    author: 'Ann Lee',
    difficulty: 2,
    size: 13,
    datePublished: '2026-11-15',
    featured: false,
    order: n,
  }));
}

/** Returns the whole list or, with any parameter, one page of a search. */
function listPuzzles({ query }: ReceivedCall) {
  if (query.size === 0) return puzzles;
  const [number, pageSize] = [Number(query.get('page')), Number(query.get('pageSize'))];
  const found = puzzles.filter(({ title }) => title.includes(query.get('search') ?? ''));
  return {
    puzzles: found.slice((number - 1) * pageSize, number * pageSize),
    total: found.length,
    page: number,
    pageSize,
  };
}

beforeEach(() => {
  // The address outlives the screen, as it should.
  writeAddress(addressOf(firstView));
  puzzles = makePuzzles(3);
  server = standInServer();
  server.answer(listCall, listPuzzles);
  server.answer('GET /admin/api/calendar', () => ({
    days: [{ date: '2026-11-15', puzzles: [] }],
    today: '2026-11-15',
    madeUntil: '2026-11-29',
    firstGap: null,
    firstFree: '2026-11-16',
    crowded: [],
  }));
});

describe('the list', () => {
  test('says that it is loading until the puzzles arrive', async () => {
    const gate = createGate();
    server.answer(listCall, async (call) => {
      await gate.opened;
      return listPuzzles(call);
    });
    mount(<ManageTab />);
    await expect.element(status('Loading puzzles...')).toBeVisible();
    gate.open();
    await expect.element(status('3 puzzles')).toBeVisible();
    expect(titles()).toEqual(['Puzzle 1', 'Puzzle 2', 'Puzzle 3']);
  });

  test('can be loaded again after a failure', async () => {
    server.answer(listCall, () => refuse(503, { message: 'The database is away.' }));
    mount(<ManageTab />);
    await expect.element(section.getByRole('alert')).toHaveTextContent('Failed to load puzzles');
    await expect.element(page.getByText('Loading puzzles...')).not.toBeInTheDocument();
    server.answer(listCall, listPuzzles);
    await button('Try again').click();
    await expect.element(status('3 puzzles')).toBeVisible();
    await expect.element(section.getByRole('alert')).not.toBeInTheDocument();
  });

  test('says how to get puzzles when there are none', async () => {
    puzzles = [];
    mount(<ManageTab />);
    await expect.element(status('No puzzles found. Upload some puzzles to get started.')).toBeVisible();
    await expect.element(rows).not.toBeInTheDocument();
  });

  test('says when no puzzle matches a search, and shows every puzzle again without one', async () => {
    mount(<ManageTab />);
    const search = page.getByRole('searchbox', { name: 'Search', exact: true });
    await search.fill('elephant');
    await expect.element(status('No puzzle matches your search.')).toBeVisible();
    await expect.element(rows).not.toBeInTheDocument();
    await search.fill('Puzzle 2');
    await expect.element(status('1 puzzle')).toBeVisible();
    expect(titles()).toEqual(['Puzzle 2']);
    await expect.element(button('Move up: Puzzle 2')).not.toBeInTheDocument();
    await search.fill('');
    await expect.element(status('3 puzzles')).toBeVisible();
    await expect.element(button('Move up: Puzzle 2')).toBeVisible();
  });

  test('can be paged through from the first page to the last', async () => {
    puzzles = makePuzzles(51);
    mount(<ManageTab />);
    await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
    await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    await button('Next').click();
    await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
    await expect.element(rowOf('Puzzle 26')).toBeVisible();
    expect(titles()).toHaveLength(25);
    await button('Last').click();
    await expect.element(rowOf('Puzzle 51')).toBeVisible();
    expect(titles()).toEqual(['Puzzle 51']);
    await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
    await button('First').click();
    await expect.element(rowOf('Puzzle 1')).toBeVisible();
  });

  test('goes back to the last page when the current one is beyond it', async () => {
    puzzles = makePuzzles(26);
    server.answer('DELETE /admin/api/puzzles/:id', ({ id }) => {
      puzzles = puzzles.filter((puzzle) => puzzle.id !== id);
      return { success: true, message: 'Puzzle deleted successfully' };
    });
    mount(<ManageTab />);
    await button('Last').click();
    await button('Delete: Puzzle 26').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(status('25 puzzles')).toBeVisible();
    await expect.element(rowOf('Puzzle 25')).toBeVisible();
    expect(titles()).toHaveLength(25);
    await expect.element(page.getByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });
});

test('a puzzle that is already gone when it is deleted leaves the list, and the next row gets the focus', async () => {
  server.answer('DELETE /admin/api/puzzles/:id', () =>
    refuse(404, { message: 'There is no puzzle with this id.', field: 'id' }),
  );
  mount(<ManageTab />);
  await button('Delete: Puzzle 2').click();
  puzzles = puzzles.filter(({ title }) => title !== 'Puzzle 2');
  const dialog = page.getByRole('dialog', { name: 'Delete Puzzle 2' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Failed to delete puzzle')).toBeVisible();
  await expect.element(page.getByText('There is no puzzle with this id.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(status('2 puzzles')).toBeVisible();
  expect(titles()).toEqual(['Puzzle 1', 'Puzzle 3']);
  await expect.element(rowOf('Puzzle 3')).toHaveFocus();
});

test('search, filters, order and page survive a reload', async () => {
  puzzles = makePuzzles(60);
  writeAddress({ search: 'Puzzle', status: 'scheduled', sort: 'Newest first', page: '2' });
  let asked = '';
  server.answer(listCall, (call) => {
    asked = call.query.toString();
    return listPuzzles(call);
  });
  mount(<ManageTab />);
  await expect.element(page.getByText('Page 2 of 3')).toBeVisible();
  expect(asked).toContain('page=2&pageSize=25&search=Puzzle&status=scheduled');
  await expect.element(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('Puzzle');
  await expect.element(page.getByLabelText('Sort')).toHaveValue('Newest first');
  await expect.element(page.getByText('Filters (1 set)')).toBeVisible();
  await button('Next').click();
  await expect.poll(() => new URLSearchParams(location.search).get('page')).toBe('3');
  await page.getByLabelText('Status').selectOptions('Any');
  await expect.poll(() => new URLSearchParams(location.search).has('status')).toBe(false);
  await expect.element(page.getByText('Page 1 of 3')).toBeVisible();
});

test('puzzles whose date has not come are marked as scheduled', async () => {
  puzzles = puzzles.map((puzzle, n) => ({ ...puzzle, datePublished: `2026-11-${14 + n}` }));
  mount(<ManageTab />);
  await expect.element(rowOf('Puzzle 3')).toHaveTextContent('Scheduled for Nov 16, 2026');
  await expect.element(rowOf('Puzzle 2')).not.toHaveTextContent('Scheduled');
});

describe('the move buttons', () => {
  /** What moves have asked of the server: each asks for the whole list, then for a new order. */
  let asked: unknown[];
  beforeEach(() => {
    asked = [];
    server.answer(listCall, (call) => {
      if (call.query.size === 0) asked.push('the whole list');
      return listPuzzles(call);
    });
    server.answer('POST /admin/api/puzzles/reorder', ({ body }) => {
      const { orderedIds } = body as { orderedIds: string[] };
      asked.push(orderedIds);
      const rank = ({ id }: PuzzleListItem): number =>
        orderedIds.includes(id) ? orderedIds.indexOf(id) : orderedIds.length;
      puzzles = puzzles.toSorted((a, b) => rank(a) - rank(b));
      return { success: true, message: 'Puzzles reordered' };
    });
  });

  test('do nothing at the ends of the list', async () => {
    mount(<ManageTab />);
    await expect.element(button('Move up: Puzzle 1')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Move down: Puzzle 1')).toHaveAttribute('aria-disabled', 'false');
    await expect.element(button('Move up: Puzzle 3')).toHaveAttribute('aria-disabled', 'false');
    await expect.element(button('Move down: Puzzle 3')).toHaveAttribute('aria-disabled', 'true');
    await button('Move up: Puzzle 1').click({ force: true });
    await button('Move down: Puzzle 3').click({ force: true });
    await expect.element(button('Move down: Puzzle 3')).toHaveFocus();
    expect(titles()).toEqual(['Puzzle 1', 'Puzzle 2', 'Puzzle 3']);
    // Moves are sent one after the other, so any earlier one would have been sent before this one.
    await button('Move up: Puzzle 2').click();
    await expect.poll(titles).toEqual(['Puzzle 2', 'Puzzle 1', 'Puzzle 3']);
    await expect.poll(() => asked).toEqual(['the whole list', ['13-2-0002', '13-2-0001']]);
  });

  test('keep the focus when a row reaches an end, and announce its new place', async () => {
    mount(<ManageTab />);
    await button('Move down: Puzzle 2').click();
    await expect.poll(titles).toEqual(['Puzzle 1', 'Puzzle 3', 'Puzzle 2']);
    await expect.element(page.getByText('Puzzle 2 is now number 3 of 3.')).toBeInTheDocument();
    await expect.element(button('Move down: Puzzle 2')).toHaveFocus();
    await expect.element(button('Move down: Puzzle 2')).toHaveAttribute('aria-disabled', 'true');
    expect(puzzles.map(({ title }) => title)).toEqual(['Puzzle 1', 'Puzzle 3', 'Puzzle 2']);
  });

  test('move a row to any place of the list in one step, and the page follows it', async () => {
    puzzles = makePuzzles(60);
    mount(<ManageTab />);
    await button('Number 2, move to another place: Puzzle 2').click();
    const place = page.getByRole('dialog').getByLabelText('Place, from 1 to 60');
    await expect.element(place).toHaveValue(2);
    await place.fill('55');
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
    await expect.element(page.getByText('Puzzle 2 is now number 55 of 60.')).toBeInTheDocument();
    await expect.element(page.getByText('Page 3 of 3')).toBeVisible();
    await expect.element(rowOf('Puzzle 2')).toHaveFocus();
    expect(puzzles.findIndex(({ title }) => title === 'Puzzle 2')).toBe(54);
    await button('Number 55, move to another place: Puzzle 2').click();
    await place.fill('52');
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
    await expect.poll(() => titles()[1]).toBe('Puzzle 2');
    await expect.element(button('Number 52, move to another place: Puzzle 2')).toHaveFocus();
  });

  test('move a row from one page to the next, and the page follows it', async () => {
    puzzles = makePuzzles(26);
    mount(<ManageTab />);
    await button('Move down: Puzzle 25').click();
    await expect.element(page.getByText('Page 2 of 2')).toBeVisible();
    await expect.element(rowOf('Puzzle 25')).toHaveFocus();
    expect(titles()).toEqual(['Puzzle 25']);
    await expect.element(button('Move up: Puzzle 25')).toHaveAttribute('aria-disabled', 'false');
  });
});
