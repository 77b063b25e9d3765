import { expect, test } from 'vitest';
import { timeRanges } from './timeRanges.ts';

const count = (seconds: number, total = 1) => ({ seconds, total });

test('times are counted in ranges, from the first that was played to the last, with gaps', () => {
  expect(timeRanges([count(14.9, 2), count(15), count(59), count(60, 4), count(200)])).toEqual([
    { label: 'Under 0:15', count: 2 },
    { label: '0:15 to 0:29', count: 1 },
    { label: '0:30 to 0:59', count: 1 },
    { label: '1:00 to 1:59', count: 4 },
    { label: '2:00 to 2:59', count: 0 },
    { label: '3:00 to 4:59', count: 1 },
  ]);
});

test('the last range has no end, and no time makes no range', () => {
  expect(timeRanges([count(86_400)])).toEqual([{ label: '4:00:00 or more', count: 1 }]);
  expect(timeRanges([])).toEqual([]);
});
