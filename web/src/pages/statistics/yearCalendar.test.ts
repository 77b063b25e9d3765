import { expect, test } from 'vitest';
import { dayOf } from '../../lib/late/days.ts';
import { solvedOn } from './testPlay.ts';
import { countStates, playedDays, yearCalendar, yearsOf, type DayState } from './yearCalendar.ts';

const now = Date.parse('2026-11-17T13:00:00Z');

const signs: Record<DayState, string> = {
  solved: 'S',
  helped: 'h',
  together: 't',
  frozen: 'F',
  revealed: 'r',
  begun: 'b',
  open: 'o',
  missed: 'm',
  none: '.',
};

/** Draws a month, one line per week; days of other months are blank. */
function draw(months: ReturnType<typeof yearCalendar>, month: string): string[] {
  const weeks = months.find((each) => each.month === month)?.weeks ?? [];
  return weeks.map((week) => week.map((day) => (day === null ? ' ' : signs[day.state])).join(''));
}

test('a month shows what became of every day, Monday first', () => {
  const plays = [
    solvedOn('2026-11-04'),
    solvedOn('2026-11-05', { hintsUsed: 2 }),
    solvedOn('2026-11-06'),
    solvedOn('2026-11-08', { outcome: 'begun' }),
    solvedOn('2026-11-09', { outcome: 'revealed', hintsUsed: 1 }),
  ];
  const months = yearCalendar(playedDays(plays, [dayOf('2026-11-07')], now), 2026);
  expect(draw(months, '2026-11')).toEqual(['      .', '..ShSFb', 'rmmmmmm', 'mo.....', '.......', '.      ']);
  expect(countStates(months)).toMatchObject({
    solved: 2,
    helped: 1,
    frozen: 1,
    revealed: 1,
    begun: 1,
    missed: 7,
  });
});

test('yesterday is still open until noon UTC', () => {
  const early = Date.parse('2026-11-17T11:59:00Z');
  const months = yearCalendar(playedDays([solvedOn('2026-11-14')], [], early), 2026);
  expect(draw(months, '2026-11')[2]?.slice(5)).toBe('Sm');
  expect(draw(months, '2026-11')[3]).toBe('oo.....');
});

test('days before the first game are not missed, even when an older puzzle was played in it', () => {
  const plays = [solvedOn('2026-10-01', { begunOn: '2026-11-16T09:00:00.000Z' })];
  const months = yearCalendar(playedDays(plays, [], now), 2026);
  expect(draw(months, '2026-10')[0]).toBe('   S...');
  expect(draw(months, '2026-11')[2]).toBe('.......');
  expect(draw(months, '2026-11')[3]).toBe('mo.....');
});

test.each([
  ['solved', [{}, { outcome: 'begun' as const }, { hintsUsed: 1 }]],
  ['helped', [{ outcome: 'revealed' as const }, { hintsUsed: 1 }, { together: 2 }]],
  ['together', [{ hintsUsed: 2, together: 2 }, { outcome: 'revealed' as const }]],
  ['frozen', [{ outcome: 'revealed' as const }, { outcome: 'begun' as const }]],
] as const)(
  'of several puzzles of a day that a freeze has covered, the best counts: %s',
  (state, changes) => {
    const plays = changes.map((change) => solvedOn('2026-11-04', change));
    const day = dayOf('2026-11-04');
    expect(playedDays(plays, [day], now).states.get(day)).toBe(state);
  },
);

test('a year has all its days, also a leap year', () => {
  const played = playedDays([], [], now);
  for (const [year, count] of [
    [2026, 365],
    [2028, 366],
    [1969, 365],
    [50, 365],
    [9999, 365],
  ] as const) {
    const months = yearCalendar(played, year);
    const days = months.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null);
    expect([months.length, days.length]).toEqual([12, count]);
    expect(days.at(-1)?.date).toBe(`${String(year).padStart(4, '0')}-12-31`);
  }
});

test('the years are those that were played and the current one, newest first', () => {
  const plays = ['2024-12-31', '2024-01-01', '9999-12-31', '2026-01-01'].map((date) => solvedOn(date));
  expect(yearsOf(playedDays(plays, [dayOf('2023-05-05')], now))).toEqual([9999, 2026, 2024, 2023]);
  expect(yearsOf(playedDays([], [], now))).toEqual([2026]);
});

test('a clock that jumped leaves results of the far future, and no day up to them is missed', () => {
  const months = yearCalendar(playedDays([solvedOn('2099-01-02')], [], now), 2099);
  expect(draw(months, '2099-01')[0]).toBe('   .S..');
  expect(countStates(months)).toMatchObject({ solved: 1, missed: 0, none: 364 });
});
