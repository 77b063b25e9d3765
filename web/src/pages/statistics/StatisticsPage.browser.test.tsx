import { describe, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import {
  daysAgo,
  key,
  numbersOf,
  open,
  region,
  solvedOn,
  stayToday,
  store,
  storeTimes,
  textOf,
  today,
} from '../../testing/statisticsPage.tsx';

stayToday();

describe('a player who has played nothing', () => {
  test('is invited to begin', async () => {
    await open();
    await expect.element(screen.getByText('Nothing to count yet.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: "Play Today's Crossword" }))
      .toHaveAttribute('href', '/todaycrossword?puzzle=today');
    expect(document.querySelectorAll('section')).toHaveLength(1);
  });

  test.each([
    ['text that is not JSON', '{"13-2-0001":{"date"'],
    ['JSON of another shape', '[1,null,"x"]'],
    ['a result with an impossible date', JSON.stringify({ a: solvedOn('someday') })],
  ])('looks the same when storage contains %s', async (_, text) => {
    localStorage.setItem(key, text);
    await open();
    await expect.element(screen.getByText('Nothing to count yet.')).toBeVisible();
  });
});

describe('the streak', () => {
  test('has its numbers, and names the days that a freeze has covered, the newest first', async () => {
    const dates = [10, 9, 11, 12, 13, 14, 16, 17].map((day) => `2026-11-${String(day).padStart(2, '0')}`);
    const august = ['2026-08-03', '2026-08-04', '2026-08-05', '2026-08-07'];
    const october = ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-09'];
    store(Object.fromEntries([...dates, ...august, ...october].map((date) => [date, solvedOn(date)])));
    await open();
    expect(numbersOf('Your streak')).toEqual({
      'Current streak': '8',
      'Longest streak': '8',
      'Freezes left': '0',
      Solved: '16',
      Played: '16',
    });
    const frozen = [...region('Your streak').element().querySelectorAll('li time')];
    expect(frozen.map((time) => time.textContent)).toEqual(['Sun, Nov 15', 'Thu, Oct 8']);
  });

  test('counts what was solved together, and says so', async () => {
    store({ a: solvedOn('2026-11-16'), b: solvedOn(today, { together: 2 }) });
    await open();
    expect(numbersOf('Your streak')).toMatchObject({ Solved: '2', 'Current streak': '2' });
    expect(textOf('Your streak')).toContain('Solved21 together');
  });

  test('says nothing of freezes while none was needed', async () => {
    store({ a: solvedOn(today) });
    await open();
    expect(textOf('Your streak')).not.toContain('Saved by a freeze');
    await screen.getByText('How streaks and freezes work').click();
    await expect.element(screen.getByText('a freeze saves your streak by itself')).toBeVisible();
  });
});

describe('hints', () => {
  test('are counted for solved puzzles', async () => {
    store({
      a: solvedOn('2026-11-14', { hintsUsed: 2 }),
      b: solvedOn('2026-11-15'),
      c: solvedOn('2026-11-16'),
      d: solvedOn('2026-11-17', { outcome: 'revealed', hintsUsed: 3 }),
    });
    await open();
    expect(numbersOf('Your hints')).toEqual({
      'Hints used': '2',
      'Hints per solve': '0.7',
      'Solved without help': '66%',
    });
    expect(textOf('Your hints')).toContain('2 of 3');
    expect(textOf('Your hints')).toContain('7 more solves and your trend will show here.');
  });

  test.each([
    [
      'fewer',
      [1, 1, 1, 1, 1, 0, 0, 2, 0, 0],
      '↓Fewer hints: 0.4 per solve in your last 5, 1 in the 5 before.',
    ],
    ['more', [0, 0, 0, 0, 0, 3, 0, 0, 0, 0], '↑More hints: 0.6 per solve in your last 5, 0 in the 5 before.'],
    [
      'as many',
      [1, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      '→As many hints as before: 0.2 per solve in your last 5, 0.2 in the 5 before.',
    ],
  ])('that become %s are called so', async (_, counts, words) => {
    const dates = counts.map(
      (hintsUsed, index) => [`id-${index}`, solvedOn(daysAgo(9 - index), { hintsUsed })] as const,
    );
    store(Object.fromEntries(dates));
    await open();
    expect(textOf('Your hints')).toContain(words);
  });
});

test('puzzles that were only begun have a year, but no times and no hints', async () => {
  store({ a: solvedOn(today, { outcome: 'begun', timeMs: 0 }) });
  await open();
  const headings = [...document.querySelectorAll('h2')].map((heading) => heading.textContent);
  expect(headings).toEqual(['Your streak', 'Your year 2026', 'Your data']);
});

test('impossible numbers in storage do not reach the page', async () => {
  store({
    a: solvedOn('2026-11-15', { timeMs: -5, hintsUsed: -2, size: 0.5 }),
    b: solvedOn('2026-11-16', { timeMs: 1e300, hintsUsed: 1e300, size: 1e300 }),
    c: solvedOn('2026-11-17', { timeMs: 61_000 }),
    d: { date: 7 },
  });
  await open();
  expect(textOf('Your times by size')).toContain('1:01');
  expect(numbersOf('Your hints')).toMatchObject({ 'Hints used': '0' });
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|e\+/u);
});

test('2,000 days are counted, and draw no more than 30 solves per size', async () => {
  storeTimes(Array.from({ length: 2000 }, (_, index) => 60 + (index % 50)));
  await open();
  expect(numbersOf('Your streak')).toMatchObject({ 'Current streak': '2000', Solved: '2000' });
  expect(document.querySelectorAll('#root *, section *').length).toBeLessThan(5000);
  expect(document.querySelectorAll('#year-shown option')).toHaveLength(6);
});

test('what another tab adds is counted at once', async () => {
  store({ a: solvedOn('2026-11-16') });
  await open();
  store({ a: solvedOn('2026-11-16'), b: solvedOn(today) });
  dispatchEvent(new StorageEvent('storage', { key }));
  await expect.poll(() => numbersOf('Your streak')).toMatchObject({ 'Current streak': '2' });
});

test('storage that the browser forbids is named, for the page and for the files', async () => {
  store({ a: solvedOn(today) });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  await open();
  await expect
    .element(screen.getByText('only what you have played since you opened the site is counted'))
    .toBeVisible();
  await expect.element(screen.getByText('Nothing to count yet.')).toBeVisible();
  await expect
    .element(region('Your data').getByText('Both files have only what you have played'))
    .toBeVisible();
});
