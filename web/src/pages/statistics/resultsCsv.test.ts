import { expect, test } from 'vitest';
import { resultsCsv } from './resultsCsv.ts';
import { solvedOn } from './testPlay.ts';

const header = 'date,puzzle,size,outcome,time,hints,together';

test('nothing played is a header', () => {
  expect(resultsCsv([])).toBe(`${header}\r\n`);
});

test('every puzzle has a line', () => {
  const plays = [
    solvedOn('2026-11-14', { puzzleId: '07-4-0002', timeMs: 83_900, hintsUsed: 2 }),
    solvedOn('2026-11-15', { puzzleId: '2', size: null, outcome: 'revealed', timeMs: 3_723_000 }),
    solvedOn('2026-11-16', { puzzleId: '09-1-0001', size: 9, outcome: 'begun', timeMs: 0 }),
    solvedOn('2026-11-17', { puzzleId: '11-1-0001', size: 11, timeMs: null, together: 3 }),
  ];
  expect(resultsCsv(plays).split('\r\n')).toEqual([
    header,
    '2026-11-14,07-4-0002,7,solved,0:01:23,2,0',
    '2026-11-15,2,,revealed,1:02:03,0,0',
    '2026-11-16,09-1-0001,9,begun,,0,0',
    '2026-11-17,11-1-0001,11,solved,,0,3',
    '',
  ]);
});

test('a puzzle whose id is a formula cannot run as one', () => {
  const [, line] = resultsCsv([solvedOn('2026-11-17', { puzzleId: '=1+1' })]).split('\r\n');
  expect(line).toBe("2026-11-17,'=1+1,7,solved,0:01:00,0,0");
});
