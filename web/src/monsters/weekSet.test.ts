import { describe, expect, test } from 'vitest';
import type { Completion } from '../game/completions.ts';
import { weekSet } from './weekSet.ts';

const solvedOn = (date: string, isGolden = false, title = 'Daily Teaser'): Completion => ({
  puzzleId: `id of ${date} ${title}`,
  uid: null,
  solve: { title, date, solvedAt: `${date}T10:00:00.000Z`, timeMs: 61_000, isGolden, word: 'OCEAN' },
});

describe('the set of a week', () => {
  test('goes from Monday to Sunday, whatever day it is', () => {
    const dates = ['2026-11-16', '2026-11-18', '2026-11-22'].map((today) =>
      weekSet([], today).members.map(({ date }) => date),
    );
    for (const week of dates)
      expect(week).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`));
    expect(weekSet([], '2026-11-23').members[0]?.date).toBe('2026-11-23');
  });

  test('counts who is found, and knows the golden ones', () => {
    const set = weekSet(
      [solvedOn('2026-11-15'), solvedOn('2026-11-16', true), solvedOn('2026-11-18')],
      '2026-11-18',
    );
    expect(set.found).toBe(2);
    expect(set.members.map(({ isFound }) => isFound)).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(set.members.map(({ isGolden }) => isGolden)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('has a family name that all of its members have, and a boss', () => {
    const { family, members, boss } = weekSet([], '2026-11-18');
    for (const { look } of members) expect(`${look.name}s`).toMatch(new RegExp(` ${family}$`, 'u'));
    expect(boss).toBe(members[6]);
    expect(boss.look.isBoss).toBe(true);
  });

  test('shows who is found as the title has it', () => {
    const set = weekSet([solvedOn('2026-11-17', false, 'Daily Teaser - Coffee')], '2026-11-18');
    expect(set.members[1]?.look.holds).toBe('mug');
  });

  test('counts one day once, and nothing from outside of the series or from before solves were kept', () => {
    const set = weekSet(
      [
        solvedOn('2026-11-17'),
        solvedOn('2026-11-17', false, 'Daily Teaser - Extra'),
        solvedOn('2026-11-18', false, 'Court Favorite'),
        { puzzleId: 'old', uid: null },
      ],
      '2026-11-18',
    );
    expect(set.found).toBe(1);
  });

  test('is not confused by strange dates', () => {
    const strange = [solvedOn('', false), solvedOn('9999-12-31'), solvedOn('0001-01-01')];
    expect(weekSet(strange, '2026-11-18').found).toBe(0);
    expect(weekSet(strange, '9999-12-31').members).toHaveLength(7);
    expect(weekSet(strange, 'someday').members).toHaveLength(7);
  });
});
