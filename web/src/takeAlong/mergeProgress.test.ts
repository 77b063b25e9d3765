import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameOf, someProgress } from '../testing/someProgress.ts';
import { isPartOf } from './keptGame.ts';
import type { KeptGame } from './keptGame.ts';
import { mergeProgress } from './mergeProgress.ts';
import { parseProgress } from './progress.ts';
import type { Progress } from './progress.ts';

const merge = (mine: Progress, theirs: Progress): Progress => mergeProgress(mine, theirs, false);
const both = (check: (a: Progress, b: Progress) => void): void =>
  fc.assert(fc.property(someProgress, someProgress, check), { numRuns: 1_000 });
/** All games of a puzzle. */
const gamesOf = ({ games, otherGames }: Progress, name: string): KeptGame[] => [
  ...(games.has(name) ? [games.get(name) as KeptGame] : []),
  ...(otherGames.get(name) ?? []),
];
const namesOf = ({ games, otherGames }: Progress): string[] => [...games.keys(), ...otherGames.keys()];
const isKept = (game: KeptGame, name: string, progress: Progress): boolean =>
  gamesOf(progress, name).some((each) => isPartOf(game, each));
const byId = ({ completions }: Progress) =>
  Object.fromEntries(completions.map(({ puzzleId, solve }) => [puzzleId, solve ?? null]));

const bestsOf = ({ bests }: Progress) =>
  Object.fromEntries([...bests].map(([name, { timeMs, isHelped }]) => [name, { timeMs, isHelped }]));

describe('whatever two devices have', () => {
  test('nothing of either is missing afterward', () => {
    both((a, b) => {
      const merged = merge(a, b);
      for (const side of [a, b]) {
        expect(Object.keys(merged.results)).toEqual(expect.arrayContaining(Object.keys(side.results)));
        expect(Object.keys(byId(merged))).toEqual(expect.arrayContaining(Object.keys(byId(side))));
        for (const name of namesOf(side))
          for (const game of gamesOf(side, name)) expect(isKept(game, name, merged)).toBe(true);
        for (const [level, score] of Object.entries(side.levels?.levelScores ?? {}))
          expect(merged.levels?.levelScores[level]).toBeGreaterThanOrEqual(score);
        for (const part of ['bests', 'sent', 'games'] as const)
          expect([...merged[part].keys()]).toEqual(expect.arrayContaining([...side[part].keys()]));
      }
    });
  });

  test('what has arrived once changes nothing when it arrives again, or when it comes back', () => {
    both((a, b) => {
      const merged = merge(a, b);
      expect(merge(merged, b)).toEqual(merged);
      expect(merge(merged, a)).toEqual(merged);
      expect(merge(merged, merged)).toEqual(merged);
    });
  });

  test('what is counted does not depend on who sends to whom', () => {
    both((a, b) => {
      const [here, there] = [merge(a, b), merge(b, a)];
      expect(here.results).toEqual(there.results);
      expect(byId(here)).toEqual(byId(there));
      expect(here.levels?.levelScores).toEqual(there.levels?.levelScores);
      expect(bestsOf(here)).toEqual(bestsOf(there));
      for (const name of namesOf(here))
        for (const game of gamesOf(here, name)) expect(isKept(game, name, there)).toBe(true);
    });
  });

  test('every result and every solve is one that a device had, begun when it was first begun', () => {
    both((a, b) => {
      const merged = merge(a, b);
      for (const [id, result] of Object.entries(merged.results)) {
        const given = [a.results[id], b.results[id]].filter((each) => each !== undefined);
        const hasEnded = given.some(({ outcome }) => outcome !== 'begun');
        expect(result.outcome !== 'begun').toBe(hasEnded);
        expect(result.begunOn).toBe(given.map(({ begunOn }) => begunOn).sort()[0]);
        expect(given.map(({ outcome, timeMs }) => `${outcome} ${timeMs}`)).toContain(
          `${result.outcome} ${result.timeMs}`,
        );
      }
      for (const [id, solve] of Object.entries(byId(merged))) {
        const given = [byId(a)[id], byId(b)[id]].filter((each) => each !== undefined && each !== null);
        const first = given.map(({ solvedAt }) => solvedAt).sort()[0];
        expect(solve?.solvedAt).toBe(first);
      }
    });
  });
});

describe('a game on both devices', () => {
  const name = '07-1-0001';
  const device = (played: KeptGame, ...others: KeptGame[]): Progress =>
    parseProgress({
      games: { [name]: played },
      other: others.length > 0 ? { [`monster-other-games:${name}`]: others } : {},
    });
  const [short, long, other] = [gameOf('A '), gameOf('A B '), gameOf('E F G ')];

  test('that went on elsewhere is simply played on', () => {
    for (const merged of [merge(device(short), device(long)), merge(device(long), device(short))]) {
      expect(merged.games.get(name)).toEqual(long);
      expect(merged.otherGames.size).toBe(0);
    }
  });

  test('that is another one is played on with more letters, and the other one is kept', () => {
    for (const merged of [merge(device(other), device(long)), merge(device(long), device(other))]) {
      expect(merged.games.get(name)).toEqual(other);
      expect(merged.otherGames.get(name)).toEqual([long]);
    }
  });

  test('that is solved is not replaced by one with more letters', () => {
    const solved = gameOf('A ', { phase: 'complete' });
    expect(merge(device(solved), device(other)).games.get(name)).toEqual(solved);
    expect(merge(device(other), device(solved)).games.get(name)).toEqual(solved);
  });

  test('stays the one that the player has chosen when the same thing arrives again', () => {
    const chosen = device(long, other);
    expect(merge(chosen, device(other))).toEqual(chosen);
  });

  test('that nobody has begun there leaves no trace', () => {
    expect(merge(device(gameOf('')), device(long)).otherGames.size).toBe(0);
    expect(merge(device(long), device(gameOf(''))).games.get(name)).toEqual(long);
  });
});

describe('settings', () => {
  const device = (settings: object | null, theme: string | null) => parseProgress({ settings, theme });
  const [mine, theirs] = [device({ sound: true }, null), device({ sound: false }, 'dark')];

  test('are taken only where nothing is set, unless the player asks for them', () => {
    expect(merge(mine, theirs).choices).toMatchObject({ settings: { sound: true }, theme: 'dark' });
    expect(mergeProgress(mine, theirs, true).choices).toMatchObject({
      settings: { sound: false },
      theme: 'dark',
    });
    expect(merge(device(null, null), theirs).choices.settings?.sound).toBe(false);
  });
});

test('a uid that arrives is forgotten, and one that is here stays', () => {
  const solve = { title: 'Zoo', date: '', solvedAt: '2026-11-02', timeMs: 1, isGolden: false, word: 'CAT' };
  const device = (uid: string, solvedAt: string, ...ids: string[]) =>
    parseProgress({ completions: ids.map((puzzleId) => ({ puzzleId, uid, solve: { ...solve, solvedAt } })) });
  const merged = merge(device('mine', '2026-11-02', 'a'), device('theirs', '2026-11-01', 'a', 'b'));
  expect(merged.completions.map(({ puzzleId, uid, solve: kept }) => [puzzleId, uid, kept?.solvedAt])).toEqual(
    [
      ['a', 'mine', '2026-11-01'],
      ['b', null, '2026-11-01'],
    ],
  );
});
