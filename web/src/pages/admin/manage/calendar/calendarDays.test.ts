import { expect, test } from 'vitest';
import { addDays, mondayOf, nextDays, stateOf, weeksOf } from './calendarDays.ts';

test.each([
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s starts on %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});

test('adding days crosses months and years, and ends with the year 9999', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('9999-12-31', 35)).toBe('9999-12-31');
});

test('days are divided into weeks of seven', () => {
  expect(weeksOf([...'abcdefghijklmn']).map((week) => week.join(''))).toEqual(['abcdefg', 'hijklmn']);
  expect(weeksOf([])).toEqual([]);
});

const made = { id: 'a', title: 'A', isMade: true };
const own = { id: 'b', title: 'B', isMade: false };
const series = { today: '2026-11-15', madeUntil: '2026-11-29' };

test.each([
  ['2026-11-20', [own], 'own'],
  ['2026-11-20', [made], 'made'],
  ['2026-11-20', [own, made], 'crowded'],
  ['2026-11-14', [], 'past'],
  ['2026-11-15', [], 'gap'],
  ['2026-11-29', [], 'gap'],
  ['2026-11-30', [], 'later'],
])('on November 15, %s with %j is %s', (date, puzzles, state) => {
  expect(stateOf({ date, puzzles }, series)).toBe(state);
});

test('puzzles take one day each and leave out the days that are taken', () => {
  const taken = new Set(['2026-11-16', '2026-11-18']);
  expect(nextDays('2026-11-15', 3, (date) => taken.has(date))).toEqual([
    '2026-11-15',
    '2026-11-17',
    '2026-11-19',
  ]);
  expect(nextDays('9999-12-30', 3, () => false)).toEqual(['9999-12-30']);
});
