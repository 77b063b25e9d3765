import { describe, expect, test } from 'vitest';
import { isDailyTeaser, nextDaily, pickToday, seriesTitle, type Dated } from './daily.ts';

const item = (id: string, datePublished: string, title = `Daily Teaser ${id}`): Dated => ({
  id,
  datePublished,
  title,
});
const list = [
  item('b', '2025-03-02'),
  item('d', '2025-03-04'),
  item('a', '2025-03-01'),
  item('c', '2025-03-03'),
];

describe('pickToday', () => {
  test.each([
    ['the puzzle of the day', list, '2025-03-03', 'c'],
    ['the newest before a day without one', list, '2025-04-01', 'd'],
    ['nothing while all are in the future', list, '2025-02-28', undefined],
    ['nothing from an empty list', [], '2025-02-28', undefined],
    [
      'a Daily Teaser before others of the day',
      [item('0', '2025-03-04', 'Special'), ...list],
      '2025-03-04',
      'd',
    ],
    ['a date with a time as its day', [item('t', '2025-03-04T23:59:59Z')], '2025-03-04', 't'],
  ])('returns %s', (_, puzzles, date, id) => {
    expect(pickToday(puzzles, date)?.id).toBe(id);
  });
});

describe('nextDaily', () => {
  const [b, d, a, c] = list as [Dated, Dated, Dated, Dated];
  test.each([
    ['the next older one', d, null, 'c'],
    ['the newest after the oldest', a, null, 'd'],
    ['the next older one that is not completed', d, ['d', 'c'], 'b'],
    ['the newest that is not completed, past the end', b, ['a', 'b', 'd'], 'c'],
    ['the newest of all when everything is completed', b, ['a', 'b', 'c', 'd'], 'd'],
    ['the next older one for a player who completed nothing', c, [], 'b'],
  ])('returns %s', (_, current, completed, id) => {
    expect(nextDaily(list, current, completed)?.id).toBe(id);
  });

  const outside = (datePublished: string) => item('x', datePublished, 'Monster');
  test.each([
    ['the newest that is older', outside('2025-03-03'), null, 'b'],
    ['the older one, not the one of its own day', outside('2025-03-02T12:00:00Z'), null, 'a'],
    ['the newest after a date before the series', outside('2025-02-01'), null, 'd'],
    ['the newest after a date past the series', outside('2025-04-01'), null, 'd'],
    ['the newest when its date is unknown', outside(''), null, 'd'],
    ['the next older one that is not completed', outside('2025-03-04'), ['x', 'c'], 'b'],
    ['the newest that is not completed, past the end', outside('2025-03-02'), ['x', 'a', 'd'], 'c'],
    ['the newest of all when everything is completed', outside('2025-03-02'), ['a', 'b', 'c', 'd'], 'd'],
  ])('from a puzzle outside the series, returns %s', (_, current, completed, id) => {
    expect(nextDaily(list, current, completed)?.id).toBe(id);
  });

  test('returns nothing from an empty list, and a single puzzle again', () => {
    expect(nextDaily([], a, null)).toBeNull();
    expect(nextDaily([b], b, null)?.id).toBe('b');
  });
});

test.each([
  ['a teaser of the day', item('a', '2025-03-02'), true],
  ['an older teaser', item('a', '2024-12-31'), true],
  ['a teaser of the future', item('a', '2025-03-03'), false],
  ['another puzzle', item('a', '2025-03-01', 'Monster Mash'), false],
  ['a title that only contains it', item('a', '2025-03-01', 'My Daily Teaser 7'), true],
])('%s is a published Daily Teaser: %s', (_, puzzle, isIn) => {
  expect(isDailyTeaser(puzzle, '2025-03-02')).toBe(isIn);
});

test.each([
  ['Evening', 'Daily Teaser - Evening'],
  ['Daily Teaser: Evening', 'Daily Teaser: Evening'],
])('%s belongs to the series as %s', (title, inSeries) => {
  expect(seriesTitle(title)).toBe(inSeries);
});
