import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Result } from '../../daily/results.ts';
import { mount } from '../../testing/mount.tsx';
import { StatisticsDialog } from './StatisticsDialog.tsx';

const today = '2026-11-15';
const metadata = {
  id: '13-2-0001',
  title: 'Daily Teaser',
  author: 'Ann Lee',
  difficulty: 2,
  size: 13,
  datePublished: today,
};
const dialog = page.getByRole('dialog', { name: 'Statistics' });
const share = dialog.getByRole('button', { name: 'Share' });
const shareButton = <button type="button">Share</button>;
const nothing = {
  Played: '0',
  Solved: '0',
  'Best time': '–',
  'Median time': '–',
  'Current streak': '0',
  'Longest streak': '0',
  'Without help': '0',
  'Freezes left': '0',
};

// Only the date is frozen; timers still run.
beforeEach(() => void vi.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

function solvedOn(date: string, result: Partial<Result> = {}): Result {
  return { date, begunOn: date, outcome: 'solved', timeMs: 60_000, hintsUsed: 0, ...result };
}

function store(text: string): void {
  localStorage.setItem('monster-daily-results', text);
}

function storeResults(results: Readonly<Record<string, Result>>): void {
  store(JSON.stringify(results));
}

function open(onClose: () => void = () => {}, search = ''): void {
  mount(<StatisticsDialog share={shareButton} search={new URLSearchParams(search)} onClose={onClose} />);
}

/** Returns the numbers on the screen by their labels. */
function numbers(): Record<string, string> {
  const labels = [...document.querySelectorAll('dialog[open] dt')];
  return Object.fromEntries(
    labels.map((label) => [label.textContent, label.nextElementSibling?.textContent ?? '']),
  );
}

test('a player who has played nothing sees zeros, and dashes for times', async () => {
  open();
  await expect.element(dialog).toBeVisible();
  expect(numbers()).toEqual(nothing);
});

test('one puzzle solved today without help counts everywhere', async () => {
  storeResults({ [metadata.id]: solvedOn(today, { timeMs: 83_900 }) });
  open();
  await expect.element(dialog).toBeVisible();
  expect(numbers()).toEqual({
    Played: '1',
    Solved: '1',
    'Best time': '1:23',
    'Median time': '1:23',
    'Current streak': '1',
    'Longest streak': '1',
    'Without help': '1',
    'Freezes left': '0',
  });
});

test('puzzles that were only begun or revealed count as played, and any hint counts as help', async () => {
  storeResults({
    begun: solvedOn('2026-11-10', { outcome: 'begun', timeMs: 0 }),
    revealed: solvedOn('2026-11-11', { outcome: 'revealed', timeMs: 1000 }),
    helped: solvedOn('2026-11-12', { timeMs: 120_000, hintsUsed: 2 }),
    alone: solvedOn('2026-11-14', { timeMs: 60_000 }),
  });
  open();
  await expect.element(dialog).toBeVisible();
  expect(numbers()).toEqual({
    Played: '4',
    Solved: '2',
    'Best time': '1:00',
    'Median time': '1:30',
    'Current streak': '1',
    'Longest streak': '1',
    'Without help': '1',
    'Freezes left': '0',
  });
});

test.each([
  ['text that is not JSON', '{"13-2-0001":{"date"'],
  ['JSON of another shape', '[1,null,"x"]'],
  ['a result with an impossible date', JSON.stringify({ [metadata.id]: solvedOn('someday') })],
])('storage with %s counts as nothing played', async (_, text) => {
  store(text);
  open();
  await expect.element(dialog).toBeVisible();
  expect(numbers()).toEqual(nothing);
});

test('a damaged result does not affect the others', async () => {
  store(JSON.stringify({ damaged: { date: 7 }, [metadata.id]: solvedOn(today) }));
  open();
  await expect.element(dialog).toBeVisible();
  expect(numbers()).toMatchObject({ Played: '1', Solved: '1' });
});

test('storage that the browser forbids counts as nothing played', async () => {
  storeResults({ [metadata.id]: solvedOn(today) });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  open();
  await expect.element(dialog).toBeVisible();
  expect(numbers()).toEqual(nothing);
});

test.each([
  ['goes on while today is still unsolved', ['2026-11-13', '2026-11-14'], '2', '2'],
  ['includes today', ['2026-11-14', '2026-11-15'], '2', '2'],
  ['is over after a day without a solution', ['2026-11-12', '2026-11-13'], '0', '2'],
  ['starts again after a gap', ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-15'], '1', '3'],
])('a streak %s', async (_, dates, current, longest) => {
  storeResults(Object.fromEntries(dates.map((date) => [date, solvedOn(date)])));
  open();
  await expect.element(dialog).toBeVisible();
  expect(numbers()).toMatchObject({ 'Current streak': current, 'Longest streak': longest });
});

test('a freeze that has covered a missed day is named', async () => {
  const dates = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-13', '2026-11-14'];
  storeResults(Object.fromEntries(dates.map((date) => [date, solvedOn(date)])));
  open();
  await expect.element(dialog).toHaveTextContent('A freeze saved your streak on Thu, Nov 12.');
  expect(numbers()).toMatchObject({ 'Current streak': '5', 'Freezes left': '0' });
});

test('solving an old puzzle today does not lengthen a streak', async () => {
  storeResults({
    old: solvedOn('2026-11-14', { begunOn: today }),
    [metadata.id]: solvedOn(today),
  });
  open();
  await expect.element(dialog).toBeVisible();
  expect(numbers()).toMatchObject({ Solved: '2', 'Current streak': '1', 'Longest streak': '1' });
});

test('the puzzle on the page can be shared', async () => {
  open();
  await expect.element(share).toBeVisible();
});

test.each([
  ['', '/statistics'],
  ['uid=ab&puzzle=today', '/statistics?uid=ab'],
])('with %j in the address, all statistics are at %s', async (search, href) => {
  open(undefined, search);
  await expect.element(dialog.getByRole('link', { name: 'All statistics' })).toHaveAttribute('href', href);
});

test('Close closes the dialog', async () => {
  const onClose = vi.fn<() => void>();
  open(onClose);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
