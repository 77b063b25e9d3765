import { describe, expect, test } from 'vitest';
import { keptAddress } from './keptPages.ts';
import { addressesOfSeen, seenPage, withSeen } from './seenPages.ts';

const seenAt = (address: string) => seenPage(keptAddress(new URL(address, 'http://localhost')));

describe('a page that was opened', () => {
  test.each([
    ['/archive', '/archive'],
    ['/archive?uid=ab', '/archive'],
    ['/archive/2026-10?view=list&uid=ab', '/archive/2026-10'],
    ['/archive/someday', ''],
    ['/puzzles/07-4-0002?timer=5&race=best', '/puzzles/07-4-0002'],
    ['/puzzles/', ''],
    ['/todaycrossword?uid=ab&puzzle=05-1-0001', '/todaycrossword?puzzle=05-1-0001'],
    ['/todaycrossword?puzzle=today', ''],
    ['/todaycrossword', ''],
    ['/lair', ''],
    ['/friends/abc', ''],
    ['/levels/1-5?puzzle=03-1-0001', ''],
  ])('at %s is remembered as %j', (address, page) => {
    expect(seenAt(address)).toBe(page);
  });

  test('is kept with both views and the call of a month', () => {
    expect(addressesOfSeen('/archive/2026-10')).toEqual([
      '/archive/2026-10',
      '/archive/2026-10?view=list',
      '/api/puzzles/archive?month=2026-10',
    ]);
    expect(addressesOfSeen('/archive')).toEqual(['/archive', '/archive?view=list', '/api/puzzles/archive']);
  });

  test('is kept with the call of a puzzle, whose id may have any characters', () => {
    expect(addressesOfSeen('/puzzles/a%20b')).toEqual(['/puzzles/a%20b', '/api/puzzles/a%20b']);
    expect(addressesOfSeen('/todaycrossword?puzzle=05-1-0001')).toEqual([
      '/todaycrossword?puzzle=05-1-0001',
      '/api/puzzles/05-1-0001',
    ]);
  });

  test('comes first, and is there once', () => {
    expect(withSeen(['/archive', '/puzzles/a', '/puzzles/b'], '/puzzles/b')).toEqual([
      '/puzzles/b',
      '/archive',
      '/puzzles/a',
    ]);
  });

  test('pushes out the one of its kind that was not opened for longest', () => {
    const months = Array.from({ length: 12 }, (_, n) => `/archive/2026-${String(n + 1).padStart(2, '0')}`);
    const puzzles = Array.from({ length: 30 }, (_, n) => `/puzzles/p${n}`);
    const seen = [...months, ...puzzles];
    expect(withSeen(seen, '/archive')).toEqual(['/archive', ...months.slice(0, 11), ...puzzles]);
    expect(withSeen(seen, '/puzzles/new')).toEqual(['/puzzles/new', ...months, ...puzzles.slice(0, 29)]);
  });
});
