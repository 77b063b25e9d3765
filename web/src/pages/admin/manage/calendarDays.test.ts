import { expect, test } from 'vitest';
import { addDays, mondayOf, weeksOf } from './calendarDays.ts';

test.each([
  ['2026-11-15', '2026-11-09'],
  ['2026-11-16', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s starts on %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});

test('adding days crosses months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('days are divided into weeks of seven', () => {
  expect(weeksOf([...'abcdefghijklmn']).map((week) => week.join(''))).toEqual(['abcdefg', 'hijklmn']);
  expect(weeksOf([])).toEqual([]);
});
