import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, isThemeDay, planOf, weekdayOf } from './weekPlan.ts';

describe('planOf', () => {
  const monday = dayOf('2026-11-16');
  const week = Array.from({ length: 7 }, (_, i) => planOf(monday + i));
  it('goes from an easy 5x5 on Monday to a five-star 11x11 with a theme on Sunday', () => {
    expect(week.map((plan) => plan.size)).toEqual([5, 5, 5, 6, 6, 7, 11]);
    expect(week.map((plan) => plan.stars[1])).toEqual([1, 2, 3, 3, 4, 5, 5]);
    expect(week.map((_, i) => isThemeDay(monday + i)).indexOf(true)).toBe(6);
  });
  it('asks for fewer easy clues as the week goes on, and for wordplay from Friday to Sunday', () => {
    const easy = week.slice(0, 6).map(({ mix }) => mix[0]);
    expect(easy).toEqual(easy.toSorted((a, b) => b - a));
    for (const { mix } of week) expect(mix[0] + mix[1] + mix[2]).toBeCloseTo(1);
    for (const { wordplay } of week.slice(4)) expect(wordplay).toBeGreaterThanOrEqual(0.15);
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
