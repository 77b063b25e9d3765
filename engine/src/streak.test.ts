import { describe, expect, test } from 'vitest';
import { currentWeek, isOnItsDay, streakOf } from './streak.ts';

const hour = 60 * 60_000;
/** November 2, 2026, as days since 1970-01-01: a Monday. */
const monday = 20_759;
/** The time at an hour of a day, counted from that Monday. */
const at = (day: number, hours: number): number => ((monday + day) * 24 + hours) * hour;
const days = (...numbers: number[]): number[] => numbers.map((day) => monday + day);

describe('the day of a puzzle', () => {
  test.each([
    ['on its own day', at(0, 20), true],
    ['on an evening in Hawaii', at(1, 9), true],
    ['just before it is over everywhere on Earth', at(1, 12) - 1, true],
    ['when it is over everywhere', at(1, 12), false],
    ['years later', at(1500, 0), false],
    ['by a clock that is behind', at(-1, 20), false],
  ])('is kept or not by one who begins %s', (_, begunAt, isKept) => {
    expect(isOnItsDay(monday, begunAt)).toBe(isKept);
  });
});

describe('a streak', () => {
  test('is nothing at first', () => {
    expect(streakOf([], at(0, 20))).toEqual({ current: 0, longest: 0, freezes: 0, frozen: [] });
  });
  test.each([
    ['continues while today is not solved yet', days(5, 6), at(7, 20), 2, 2],
    ['counts today', days(6, 7), at(7, 20), 2, 2],
    ['continues until yesterday is over everywhere', days(5), at(7, 11), 1, 1],
    ['ends when a day is missed', days(5), at(7, 12), 0, 1],
    ['starts again after a gap', days(1, 2, 7), at(7, 20), 1, 2],
    ['counts two puzzles of one day once', days(7, 7), at(7, 20), 1, 1],
    ['does not depend on the order', days(9, 7, 8), at(9, 20), 3, 3],
    ['ignores days that are yet to come', days(7, 9, 2_000_000), at(7, 20), 1, 1],
    ['survives a clock that jumped ahead', days(6, 7), at(2_000_000, 0), 0, 2],
  ])('%s', (_, solved, now, current, longest) => {
    expect(streakOf(solved, now)).toMatchObject({ current, longest });
  });
});

describe('a freeze', () => {
  const freezesAfter = (...solved: number[]): number =>
    streakOf(days(...solved), at(solved.at(-1) ?? 0, 20)).freezes;
  test('is earned by the third solved day of a week, once a week', () => {
    expect(freezesAfter(0, 1)).toBe(0);
    expect(freezesAfter(0, 1, 2)).toBe(1);
    expect(freezesAfter(0, 1, 2, 3, 4, 5, 6)).toBe(1);
    expect(freezesAfter(5, 6, 7)).toBe(0);
  });
  test('covers a missed day by itself, without adding to the streak', () => {
    expect(streakOf(days(0, 1, 2, 4), at(4, 20))).toEqual({
      current: 4,
      longest: 4,
      freezes: 0,
      frozen: days(3),
    });
  });
  test('covers the day before a today that is still unsolved, but not two days', () => {
    expect(streakOf(days(0, 1, 2), at(4, 20))).toMatchObject({ current: 3, frozen: days(3) });
    expect(streakOf(days(0, 1, 2), at(5, 20))).toMatchObject({ current: 0, freezes: 1, frozen: [] });
  });
  test('is held with one other at most', () => {
    const threeWeeks = days(...Array.from({ length: 17 }, (_, day) => day));
    expect(streakOf(threeWeeks, at(16, 20)).freezes).toBe(2);
    expect(streakOf(threeWeeks, at(19, 20))).toMatchObject({
      current: 17,
      freezes: 0,
      frozen: days(17, 18),
    });
    expect(streakOf(threeWeeks, at(20, 20))).toMatchObject({ current: 0, freezes: 2 });
  });
});

describe('the current week', () => {
  test('says what became of each day, from Monday to Sunday', () => {
    const week = ['solved', 'frozen', 'missed', 'solved', 'open', 'ahead', 'ahead'];
    expect(currentWeek(days(-1, 0, 3), days(1), at(4, 20))).toEqual(week);
  });
  test('leaves yesterday open until it is over everywhere', () => {
    expect(currentWeek([], [], at(1, 9)).slice(0, 3)).toEqual(['open', 'open', 'ahead']);
    expect(currentWeek([], [], at(1, 12)).slice(0, 3)).toEqual(['missed', 'open', 'ahead']);
  });
  test.each([0, 6])('is the same on day %i of it', (day) => {
    expect(currentWeek(days(0), [], at(day, 20))[0]).toBe('solved');
  });
});
