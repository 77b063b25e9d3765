import type { PuzzleListItem } from '@monster/contract';
import { expect, test } from 'vitest';
import { calendarOf } from './calendarOf.ts';

const puzzle = (id: string, datePublished: string, title = `Daily Teaser - ${id}`): PuzzleListItem => ({
  id,
  title,
  author: 'Ann',
  difficulty: 1,
  size: 5,
  datePublished,
  featured: false,
  order: 0,
});

/** Writes the weeks as text: the day of the month, and `*` if it has a puzzle. */
function draw(month: string, puzzles: readonly PuzzleListItem[] = []): string[] {
  return calendarOf(month, puzzles).weeks.map((week) =>
    week
      .map((day) => (day === null ? '.' : `${Number(day.date.slice(8))}${day.puzzle ? '*' : ''}`))
      .join(' '),
  );
}

test('weeks begin on Monday, and days of other months are left empty', () => {
  expect(draw('2026-11', [puzzle('a', '2026-11-15'), puzzle('b', '2026-11-30')])).toEqual([
    '. . . . . . 1',
    '2 3 4 5 6 7 8',
    '9 10 11 12 13 14 15*',
    '16 17 18 19 20 21 22',
    '23 24 25 26 27 28 29',
    '30* . . . . . .',
  ]);
});

test.each([
  ['2027-02', 4, '1 2 3 4 5 6 7', '22 23 24 25 26 27 28'],
  ['2024-02', 5, '. . . 1 2 3 4', '26 27 28 29 . . .'],
  ['1969-12', 5, '1 2 3 4 5 6 7', '29 30 31 . . . .'],
  ['9999-12', 5, '. . 1 2 3 4 5', '27 28 29 30 31 . .'],
])('%s has %d weeks, from "%s" to "%s"', (month, count, first, last) => {
  const weeks = draw(month);
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([count, first, last]);
});

test('what is not in the series, a second Daily Teaser of a day, and odd dates are left over', () => {
  const puzzles = [
    puzzle('a', '2026-11-15'),
    puzzle('b', '2026-11-15'),
    puzzle('c', '2026-11-15', 'A guest'),
    puzzle('d', ''),
    puzzle('e', '2026-12-01'),
    puzzle('f', '2026-11-14T10:00:00Z'),
  ];
  const { weeks, others } = calendarOf('2026-11', puzzles);
  const placed = weeks.flat().flatMap((day) => day?.puzzle?.id ?? []);
  expect(placed).toEqual(['f', 'a']);
  expect(others.map(({ id }) => id)).toEqual(['e', 'b', 'c', 'd']);
});

test('text that is not a month has no days, and loses no puzzle', () => {
  const { weeks, others } = calendarOf('soon', [puzzle('a', '2026-11-15')]);
  expect(weeks).toEqual([]);
  expect(others).toHaveLength(1);
});
