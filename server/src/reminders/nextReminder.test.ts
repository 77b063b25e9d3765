import { describe, expect, it } from 'vitest';
import { knownTimeZone, localDateOf, nextReminder } from './nextReminder.ts';

const at = (text: string): number => Date.parse(text);
const next = (timeZone: string, minute: number, after: string, notOn?: string): string =>
  new Date(nextReminder({ timeZone, minute }, at(after), notOn)).toISOString();
const clock = (hour: number, minute = 0): number => hour * 60 + minute;

describe('the next reminder', () => {
  it.each([
    ['is today if its time is yet to come', 'UTC', clock(8), '2026-11-15T07:59:59Z', '2026-11-15T08:00Z'],
    ['is tomorrow if it is that time now', 'UTC', clock(8), '2026-11-15T08:00:00Z', '2026-11-16T08:00Z'],
    ['can be at midnight', 'UTC', 0, '2026-12-31T23:59:00Z', '2027-01-01T00:00Z'],
    ['goes by half hours, too', 'Asia/Kolkata', clock(8, 30), '2026-11-15T03:00:00Z', '2026-11-16T03:00Z'],
    ['knows quarters of an hour', 'Asia/Kathmandu', clock(8), '2026-11-15T00:00:00Z', '2026-11-15T02:15Z'],
    [
      'is on the other day of the date line',
      'Pacific/Apia',
      clock(8),
      '2026-11-15T18:00Z',
      '2026-11-15T19:00Z',
    ],
    ['is behind UTC in the west', 'America/New_York', clock(20), '2026-11-15T23:30Z', '2026-11-16T01:00Z'],
  ])('%s', (_what, timeZone, minute, after, expected) => {
    expect(next(timeZone, minute, after)).toBe(new Date(expected).toISOString());
  });

  it('stays at eight by the wall clock when clocks change', () => {
    expect(next('America/New_York', clock(8), '2026-03-07T13:00Z')).toBe('2026-03-08T12:00:00.000Z');
    expect(next('America/New_York', clock(8), '2026-10-31T12:00Z')).toBe('2026-11-01T13:00:00.000Z');
    // Half an hour of difference only.
    expect(next('Australia/Lord_Howe', clock(8), '2026-10-03T00:00Z')).toBe('2026-10-03T21:00:00.000Z');
  });

  it('comes as much later as the clock skips, on the day on which its hour is missing', () => {
    expect(next('America/New_York', clock(2, 30), '2026-03-08T05:00Z')).toBe('2026-03-08T07:30:00.000Z');
    expect(next('America/New_York', clock(2, 30), '2026-03-08T07:30Z')).toBe('2026-03-09T06:30:00.000Z');
    // There, midnight itself is missing.
    expect(next('Africa/Cairo', 0, '2026-04-23T12:00Z')).toBe('2026-04-23T22:00:00.000Z');
  });

  it('comes once on the day on which its hour comes twice', () => {
    const first = next('Europe/Vienna', clock(2, 30), '2026-10-24T12:00Z');
    expect(first).toBe('2026-10-25T00:30:00.000Z');
    expect(next('Europe/Vienna', clock(2, 30), first)).toBe('2026-10-26T01:30:00.000Z');
  });

  it('comes once where a whole day was left out', () => {
    const first = next('Pacific/Apia', clock(8), '2011-12-29T18:00Z');
    expect(first).toBe('2011-12-30T18:00:00.000Z');
    expect(next('Pacific/Apia', clock(8), first)).toBe('2011-12-31T18:00:00.000Z');
  });

  it('leaves out the day on which there was one', () => {
    const after = '2026-11-15T08:30:00Z';
    expect(next('UTC', clock(20), after, '2026-11-14')).toBe('2026-11-15T20:00:00.000Z');
    expect(next('UTC', clock(20), after, '2026-11-15')).toBe('2026-11-16T20:00:00.000Z');
  });

  it('is never more than 25 hours away, all year round', () => {
    for (const timeZone of ['America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe'])
      for (let after = at('2026-01-01T00:10Z'); after < at('2027-01-01'); after += 7 * 60 * 60_000) {
        const away = nextReminder({ timeZone, minute: clock(9) }, after) - after;
        expect(away > 0 && away <= 25 * 60 * 60_000).toBe(true);
      }
  });
});

it('a time zone is known under one name, and made-up ones are not known', () => {
  expect(knownTimeZone('europe/vienna')).toBe('Europe/Vienna');
  for (const name of ['Mars/Olympus', '', '../etc/passwd']) expect(knownTimeZone(name)).toBeUndefined();
});

it('the date is that of the wall calendar', () => {
  expect(localDateOf(at('2026-11-15T12:00Z'), 'Pacific/Apia')).toBe('2026-11-16');
  expect(localDateOf(at('2026-11-15T04:59Z'), 'America/New_York')).toBe('2026-11-14');
});
