import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { Result } from '../../daily/results.ts';
import { calendar, dayCell, dayLink, november, openArchive, puzzleOn } from '../../testing/openArchive.tsx';

// The site's own date in these tests; the browser's clock is set to the same day.
const today = '2026-11-15';

beforeEach(() => void vi.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function resultOn(day: number, changes: Partial<Result> = {}): Result {
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  return {
    date,
    begunOn: `${date}T09:00:00.000Z`,
    outcome: 'solved',
    timeMs: 201_000,
    hintsUsed: 0,
    ...changes,
  };
}

const storeResults = (results: Readonly<Record<string, Result>>): void =>
  localStorage.setItem('monster-daily-results', JSON.stringify(results));
const solveOf = (isGolden: boolean) => ({
  title: 'Tale',
  date: today,
  solvedAt: `${today}T10:00:00.000Z`,
  timeMs: 61_000,
  isGolden,
  word: 'TALE',
});

/** True when a link of the chain is drawn after the cell, or before it. */
const hasChain = (element: Element, side: '::after' | '::before' = '::after'): boolean =>
  getComputedStyle(element, side).content !== 'none';

test('an open puzzle is an egg whose link says everything about it', async () => {
  openArchive();
  const day = dayLink('Sunday, November 15: Daily Teaser - Tale 15, 5×5, 2 stars');
  await expect.element(day).toHaveAttribute('href', '/todaycrossword?puzzle=p15');
  await expect.element(day).toHaveAttribute('aria-current', 'date');
  expect(day.element().querySelector('img')?.src).toContain('#level1');
  await expect.element(calendar.getByRole('columnheader').first()).toHaveTextContent('Monday');
  await expect.element(screen.getByText('0 of 7 solved in November.', { exact: true })).toBeVisible();
});

test('a puzzle that was begun is an outline, and so is one whose answers were revealed', async () => {
  storeResults({
    p14: resultOn(14, { outcome: 'begun' }),
    p13: resultOn(13, { outcome: 'revealed' }),
  });
  localStorage.setItem('monster-game:p12', JSON.stringify({ letters: 'Q....' }));
  openArchive();
  for (const [day, words] of [
    ['November 14', 'begun'],
    ['November 13', 'revealed'],
    ['November 12', 'begun'],
  ] as const) {
    const begun = dayLink(new RegExp(`${day}: .* 2 stars, ${words}$`, 'u'));
    await expect.element(begun).toBeVisible();
    await vi.waitFor(() =>
      expect(getComputedStyle(begun.query()?.querySelector('svg') ?? document.body).filter).toContain(
        'brightness',
      ),
    );
  }
});

test('a solved puzzle is its monster, with its time, and a star if no help was used', async () => {
  storeResults({ p14: resultOn(14) });
  localStorage.setItem(
    'monster-completions',
    JSON.stringify([
      { puzzleId: 'p14', uid: null, solve: solveOf(true) },
      { puzzleId: 'p13', uid: null, solve: solveOf(false) },
      { puzzleId: 'p12', uid: null },
    ]),
  );
  openArchive();
  const golden = dayLink(/November 14: .*, solved in 3:21 without help, on its day$/u);
  await expect.element(golden).toHaveTextContent('★');
  await vi.waitFor(() => expect(golden.query()?.querySelector('svg')).not.toBeNull());
  expect(golden.query()?.querySelector('img')).toBeNull();
  const plain = dayLink(/November 13: .*, solved in 1:01$/u);
  await expect.element(plain).not.toHaveTextContent('★');
  await expect.element(dayLink(/November 12: .*, solved$/u)).toBeVisible();
  await expect
    .element(screen.getByText('3 of 7 solved in November, 1 on its day.', { exact: true }))
    .toBeVisible();
});

test('a chain joins the days of a streak, also over a day that a freeze has saved', async () => {
  storeResults({
    p9: resultOn(9),
    p10: resultOn(10),
    p11: resultOn(11),
    p13: resultOn(13),
    p15: resultOn(15),
    late: resultOn(14, { begunOn: '2026-11-16T10:00:00.000Z' }),
  });
  openArchive();
  await expect.element(dayLink(/November 12: .*, saved by a freeze$/u)).toHaveTextContent('❄');
  const chained = [9, 10, 11, 12, 13, 14, 15].map((day) =>
    hasChain(dayCell(new RegExp(`November ${day}:`, 'u')).element()),
  );
  expect(chained).toEqual([true, true, true, true, false, false, false]);
  expect(hasChain(dayCell(/November 9:/u).element(), '::before')).toBe(false);
  await expect
    .element(screen.getByText(/, 5 on their day\. 1 day saved by a freeze\.$/u).last())
    .toBeVisible();
});

test('a chain that comes from the week or the month before begins at the edge', async () => {
  storeResults({
    a: resultOn(8),
    p9: resultOn(9),
    b: { ...resultOn(1), date: '2026-10-31', begunOn: '2026-10-31' },
    c: resultOn(1),
  });
  openArchive();
  await expect.element(dayLink(/November 9: .*, on its day$/u)).toBeVisible();
  expect(hasChain(dayCell(/November 9:/u).element(), '::before')).toBe(true);
  expect(hasChain(dayCell(/November 8:/u).element())).toBe(true);
  expect(hasChain(dayCell(/November 1:/u).element(), '::before')).toBe(true);
});

test('days to come and days without a puzzle are no links', async () => {
  openArchive();
  await expect.element(dayCell('Monday, November 16: yet to come')).toBeVisible();
  await expect.element(dayCell('Sunday, November 8: no Daily Teaser')).toBeVisible();
  await expect.element(dayLink(/November 16/u)).not.toBeInTheDocument();
  expect(calendar.getByRole('link').elements()).toHaveLength(7);
});

test.each([
  ['is not JSON', () => localStorage.setItem('monster-daily-results', '{"p14":')],
  ['has another shape', () => localStorage.setItem('monster-completions', '{"puzzleId":"p14"}')],
  [
    'is forbidden',
    () =>
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      }),
  ],
])('storage that %s leaves every puzzle open', async (_, spoil) => {
  spoil();
  openArchive();
  await expect.element(screen.getByText('0 of 7 solved in November.', { exact: true })).toBeVisible();
  expect(calendar.element().querySelectorAll('td img')).toHaveLength(7);
});

test('a puzzle that is solved in another tab hatches here, too', async () => {
  openArchive();
  await expect.element(dayLink(/November 14: .* 2 stars$/u)).toBeVisible();
  localStorage.setItem('monster-completions', JSON.stringify([{ puzzleId: 'p14', uid: null }]));
  dispatchEvent(new StorageEvent('storage', { key: 'monster-completions' }));
  await expect.element(dayLink(/November 14: .* 2 stars, solved$/u)).toBeVisible();
});

test('arrow keys go from day to day and from week to week, past days without a link', async () => {
  const puzzles = [puzzleOn(15), puzzleOn(12), puzzleOn(9), puzzleOn(1)];
  openArchive([{ ...november, puzzles }]);
  await expect.element(dayLink(/November 12/u)).toBeVisible();
  (dayLink(/November 12/u).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dayLink(/November 15/u)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(dayLink(/November 1:/u)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  await expect.element(dayLink(/November 1:/u)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dayLink(/November 9/u)).toHaveFocus();
  await expect.element(screen.getByText('Monday, November 9: Daily Teaser - Tale 9').last()).toBeVisible();
});

test('the day under the pointer is described below the calendar', async () => {
  openArchive();
  await dayLink(/November 14/u).hover();
  const note = screen.getByText('Saturday, November 14: Daily Teaser - Tale 14, 5×5, 2 stars').last();
  await expect.element(note).toHaveAttribute('aria-hidden', 'true');
});
