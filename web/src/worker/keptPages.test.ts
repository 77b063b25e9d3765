import { describe, expect, test } from 'vitest';
import { addressesToKeep, isFromBuild, keptAddress, mayBeKept } from './keptPages.ts';

describe('what is kept for offline use', () => {
  const teaser = (day: number) => ({
    id: `05-1-00${day}`,
    title: 'Daily Teaser',
    datePublished: `2026-11-${day}`,
  });

  test("is the home page, the lair, today's puzzle, the lists, the statistics, the replay, the offline page, and the eight newest dailies as pages and as data", () => {
    const list = [10, 11, 12, 13, 14, 15, 16, 17, 18].map(teaser);
    const kept = addressesToKeep([...list, { id: 'x', title: 'Special', datePublished: '2026-11-19' }]);
    expect(kept.slice(0, 10)).toEqual([
      '/',
      '/lair',
      '/todaycrossword?puzzle=today',
      '/api/puzzles/today',
      '/api/puzzles',
      '/api/puzzles?featured=true',
      '/api/puzzles/recent',
      '/statistics',
      '/replay',
      '/offline',
    ]);
    expect(kept).toHaveLength(10 + 2 * 8);
    expect(kept).toContain('/todaycrossword?puzzle=05-1-0018');
    expect(kept).toContain('/api/puzzles/05-1-0011');
    expect(kept.join(' ')).not.toMatch(/05-1-0010|puzzle=x/u);
  });

  test.each([
    ['/todaycrossword?puzzle=today&uid=ab&timer=5', '/todaycrossword?puzzle=today'],
    ['/todaycrossword?timer=5&puzzle=05-1-0001', '/todaycrossword?puzzle=05-1-0001'],
    ['/todaycrossword', '/todaycrossword?puzzle='],
    ['/?utm_campaign=welcome', '/'],
    ['/statistics?uid=ab', '/statistics'],
    ['/lair?uid=ab', '/lair'],
    ['/replay?puzzle=05-1-0001', '/replay'],
    ['/api/puzzles', '/api/puzzles'],
    ['/api/puzzles?featured=true', '/api/puzzles?featured=true'],
    ['/archive/2026-10?uid=ab&view=list', '/archive/2026-10?view=list'],
    ['/archive?view=calendar', '/archive'],
    ['/puzzles/07-4-0002?timer=5', '/puzzles/07-4-0002'],
    ['/about?uid=ab', ''],
  ])('is looked up for %s under %j', (address, kept) => {
    expect(keptAddress(new URL(address, 'http://localhost'))).toBe(kept);
  });

  test.each([
    [200, 'no-cache', true],
    [200, 'no-store', false],
    [503, 'no-cache', false],
  ])('is an answer with status %d and Cache-Control %s: %s', (status, control, isKept) => {
    expect(mayBeKept(new Response('', { status, headers: { 'cache-control': control } }))).toBe(isKept);
  });
});

describe('a page', () => {
  const assets = new Set(['/assets/app-1.js', '/assets/app-1.css']);
  const page = (file: string) =>
    `<link rel="stylesheet" href="/assets/app-1.css"><link rel="icon" href="/icon.svg"><script src="${file}"></script>`;

  test('is from this build when it refers only to files of this build, or to parts of them', () => {
    expect(isFromBuild('<use href="/assets/app-1.css#level1"/>', assets)).toBe(true);
    expect(isFromBuild('<use href="/assets/app-2.css#level1"/>', assets)).toBe(false);
    expect(isFromBuild(page('/assets/app-1.js'), assets)).toBe(true);
  });

  test('is not from this build when it refers to a newer file or to no file', () => {
    expect(isFromBuild(page('/assets/app-2.js'), assets)).toBe(false);
    expect(isFromBuild('<h1>Bad gateway</h1>', assets)).toBe(false);
  });
});
