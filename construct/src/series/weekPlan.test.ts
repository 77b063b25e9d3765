import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, planOf, weekdayOf } from './weekPlan.ts';

describe('planOf', () => {
  const monday = dayOf('2026-11-16');
  const week = Array.from({ length: 7 }, (_, i) => planOf(monday + i));
  it('goes from an easy 5x5 on Monday to a hard 7x7 on Sunday', () => {
    expect(week.map((plan) => plan.size)).toEqual([5, 5, 5, 6, 6, 7, 7]);
    expect(week.map((plan) => plan.difficulty)).toEqual([1, 1, 2, 2, 3, 3, 4]);
  });
  it('asks for more of the harder clues as the week goes on', () => {
    expect(week.map((plan) => plan.hardShare)).toEqual([0, 0, 0.25, 0.25, 0.5, 0.5, 0.75]);
    for (const { hardShare, hardBounds } of week) {
      expect(hardShare).toBeGreaterThanOrEqual(hardBounds[0]);
      expect(hardShare).toBeLessThanOrEqual(hardBounds[1]);
    }
  });
});

it.each([
  ['1969-12-31', 3],
  ['1970-01-01', 4],
  ['2026-11-15', 0],
  ['2040-02-29', 3],
])('%s is weekday %i, and its day number leads back to it', (date, weekday) => {
  expect(weekdayOf(dayOf(date))).toBe(weekday);
  expect(dateOf(dayOf(date))).toBe(date);
});
