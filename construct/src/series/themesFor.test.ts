import { describe, expect, it } from 'vitest';
import { daysUntil, themesFor } from './themesFor.ts';
import { dayOf } from './weekPlan.ts';

const theme = (title: string, when?: string) => ({
  title,
  why: 'W.',
  entries: [],
  ...(when ? { when } : {}),
});
const [spooky, sweet, plain, other] = [
  theme('Spooky', '10-31'),
  theme('Sweet', '02-14'),
  theme('Plain'),
  theme('Other'),
];
const day = dayOf('2026-10-25');
const titles = (used: [each: ReturnType<typeof theme>, days: number[], misses?: number][], on = day) =>
  themesFor(
    on,
    used.map(([each, days, misses = 0]) => ({ theme: each, days, misses })),
    1099,
  ).map(({ title }) => title);

describe('themesFor', () => {
  it('puts the theme of the season first, and leaves others to their season', () => {
    expect(
      titles([
        [plain, []],
        [sweet, []],
        [spooky, []],
      ]),
    ).toEqual(['Spooky', 'Plain']);
    expect(
      titles(
        [
          [plain, []],
          [sweet, []],
          [spooky, []],
        ],
        dayOf('2026-10-18'),
      ),
    ).toEqual(['Plain']);
  });
  it('puts the least used of the other themes first', () => {
    expect(
      titles([
        [plain, [day - 400]],
        [other, []],
      ]),
    ).toEqual(['Other', 'Plain']);
  });
  it('puts themes that could not be placed before after the others', () => {
    expect(
      titles([
        [plain, [], 2],
        [other, [day - 400]],
      ]),
    ).toEqual(['Other', 'Plain']);
  });
  it('has no theme again within 52 weeks, even across the end of the series', () => {
    expect(
      titles([
        [plain, [day - 363]],
        [other, [day + 364]],
      ]),
    ).toEqual(['Other']);
    expect(titles([[plain, [day + 1099 - 363]]])).toEqual([]);
  });
  it('has the theme of a season again on the same Sunday of the next year', () => {
    expect(titles([[spooky, [day - 364]]])).toEqual(['Spooky']);
  });
});

describe('daysUntil', () => {
  it.each([
    ['2026-10-25', '10-31', 6],
    ['2026-12-27', '01-01', 5],
    ['2026-10-31', '10-31', 0],
    ['2026-11-01', '10-31', 364],
  ])('from %s to %s are %i days', (date, when, days) => {
    expect(daysUntil(dayOf(date), when)).toBe(days);
  });
  it('finds February 29 in every year', () => {
    expect(daysUntil(dayOf('2027-02-26'), '02-29')).toBe(3);
    expect(daysUntil(dayOf('2028-02-26'), '02-29')).toBe(3);
  });
});
