import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameOf, someFile, someProgress } from '../testing/someProgress.ts';
import { hasProgress, progressFile, readProgressFile } from './progressFile.ts';
import { parseProgress } from './progress.ts';

const now = Date.parse('2026-11-18T12:00:00Z');
const write = (progress: Parameters<typeof progressFile>[0]) =>
  JSON.stringify(progressFile(progress, 'Site', now));

test('what is written is read again as it was', () => {
  fc.assert(
    fc.property(someProgress, (progress) => {
      fc.pre(hasProgress(progress));
      const read = readProgressFile(write(progress));
      expect(typeof read).toBe('object');
      // The oldest come first in what is written.
      const sorted = (given: typeof progress) => ({
        ...given,
        completions: [...given.completions].sort((a, b) => (a.puzzleId < b.puzzleId ? -1 : 1)),
      });
      expect(sorted(read as typeof progress)).toEqual(sorted(progress));
    }),
  );
});

test('nothing is written that stays with its device', () => {
  const progress = parseProgress({
    completions: [
      { puzzleId: 'a', uid: 'f'.repeat(64) },
      { puzzleId: 'a', uid: null },
    ],
    privacyChoice: { answer: 'accepted' },
    other: {
      'monster-waiting-calls': ['ann@x.org'],
      'monster-edit:a': { title: 'Draft' },
      'monster-room:k': [],
    },
  });
  const text = write(progress);
  for (const secret of ['ffff', 'accepted', 'ann@x.org', 'Draft', 'monster-room:'])
    expect(text).not.toContain(secret);
  expect(readProgressFile(text)).toMatchObject({ completions: [{ puzzleId: 'a', uid: null }] });
});

test('the file of all data of a player can be read as well, with the clocks of its games', () => {
  const game = {
    version: 1,
    fingerprint: 'x',
    phase: 'playing',
    letters: 'AB.',
    clock: { totalMs: 0, remainingMs: 0, playedMs: 5 },
  };
  const clock = { totalMs: 0, remainingMs: 0, playedMs: 90 };
  const file = {
    site: 'S',
    version: 1,
    games: { a: game, 'a:clock': clock, 'b:timed:clock': clock },
    other: {},
  };
  const read = readProgressFile(JSON.stringify(file));
  expect(read).toMatchObject({
    games: new Map([['a', { ...game, clock }]]),
    clocks: new Map([['b:timed', clock]]),
  });
});

test('the ticket of a game that can be played on is written, and that of a game that is over is not', () => {
  const games = { a: gameOf('A '), 'a:ticket': 'x', b: gameOf('A ', { phase: 'complete' }), 'b:ticket': 'y' };
  expect(Object.keys(progressFile(parseProgress({ games }), 'Site', now).games).sort()).toEqual([
    'a',
    'a:ticket',
    'b',
  ]);
});

test.each([
  ['nothing', '', 'foreign'],
  ['no JSON', '{"version":1,', 'foreign'],
  ['a list', '[]', 'foreign'],
  ['another file', '{"version":1,"name":"x"}', 'foreign'],
  ['an older format', '{"version":0,"games":{}}', 'foreign'],
  ['a newer format', '{"version":2,"games":{}}', 'newer'],
  ['a device without progress', '{"version":1,"games":{}}', 'empty'],
])('%s is refused', (_, text, reason) => {
  expect(readProgressFile(text)).toBe(reason);
});

test('whatever a file contains, reading it never throws, and what is read can be written', () => {
  const parts = ['results', 'completions', 'levelProgress', 'games', 'other', 'settings', 'theme'];
  fc.assert(
    fc.property(someFile, fc.constantFrom(...parts), fc.jsonValue(), (file, part, value) => {
      const read = readProgressFile(JSON.stringify({ ...file, [part]: value }));
      const written = typeof read === 'object' ? readProgressFile(write(read)) : read;
      expect(typeof written).toBe(typeof read);
    }),
    { numRuns: 500 },
  );
});

test('games with names that are no puzzles, and games that are none, are left out', () => {
  const game = {
    version: 1,
    fingerprint: 'x',
    phase: 'playing',
    letters: 'AB.',
    clock: { totalMs: 0, remainingMs: 0, playedMs: 5 },
  };
  const { games } = parseProgress({
    games: {
      good: game,
      '../x': game,
      'a b': game,
      __proto__: game,
      two: { ...game, version: 2 },
      odd: { ...game, letters: '<b>' },
      none: null,
    },
  });
  expect([...games.keys()]).toEqual(['good']);
});
