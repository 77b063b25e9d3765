import { beforeEach, expect, test, vi } from 'vitest';
import { gameOf } from '../testing/someProgress.ts';
import { standInStorage } from '../testing/standInStorage.ts';
import type * as Arrive from './arrive.ts';
import type * as OtherGames from './otherGames.ts';
import { parseProgress } from './progress.ts';

/** Object.keys() of a browser's storage lists what it contains, and it takes only so many characters. */
function limited(storage: ReturnType<typeof standInStorage>, room: { left: number }, log: string[]) {
  const sizeOf = (key: string): number => (storage.items.get(key) ?? '').length;
  const setItem = (key: string, text: string): void => {
    const left = room.left + sizeOf(key) - text.length;
    if (left < 0) throw new DOMException('No', 'QuotaExceededError');
    room.left = left;
    storage.items.set(key, text);
    log.push(`set ${key}`);
  };
  const removeItem = (key: string): void => {
    room.left += sizeOf(key);
    storage.items.delete(key);
    log.push(`remove ${key}`);
  };
  return new Proxy(
    { ...storage, setItem, removeItem },
    {
      ownKeys: () => [...storage.items.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}

const name = '07-1-0001';
const gameKey = `monster-game:${name}`;
let local: ReturnType<typeof standInStorage>;
let room: { left: number };
let log: string[];
let page: typeof Arrive & typeof OtherGames;

beforeEach(async () => {
  local = standInStorage();
  room = { left: 1e6 };
  log = [];
  vi.stubGlobal('localStorage', limited(local, room, log));
  vi.stubGlobal('sessionStorage', limited(standInStorage(), { left: 1e6 }, []));
  vi.resetModules();
  page = { ...(await import('./arrive.ts')), ...(await import('./otherGames.ts')) };
});

const put = (key: string, value: unknown): void => localStorage.setItem(key, JSON.stringify(value));
const stored = (key: string): unknown => JSON.parse(local.items.get(key) ?? 'null');
const day = { date: '2026-11-01', begunOn: '2026-11-01', outcome: 'solved', timeMs: 5, hintsUsed: 0 };
const theirs = parseProgress({
  results: { a: day, b: day },
  completions: [{ puzzleId: 'a', uid: null }],
  games: { [name]: gameOf('A B C '), other: gameOf('A ') },
  theme: 'dark',
});

test('what arrives is stored where the site looks for it', () => {
  put('monster-completions', [{ puzzleId: 'z', uid: null }]);
  put('monster-daily-results', { b: day, c: day });
  expect(page.arrive(theirs, false)).toMatchObject({ newMonsters: 1, newDays: 1, newGames: 2, newOthers: 0 });
  expect(stored('monster-completions')).toEqual([
    { puzzleId: 'z', uid: null },
    { puzzleId: 'a', uid: null },
  ]);
  expect(Object.keys(stored('monster-daily-results') as object).sort()).toEqual(['a', 'b', 'c']);
  expect(stored(gameKey)).toEqual(gameOf('A B C '));
  expect(local.items.get('monster-theme')).toBe('dark');
});

test('when it arrives again, nothing is written', () => {
  page.arrive(theirs, false);
  log.length = 0;
  expect(page.arrive(theirs, false)).toMatchObject({ newMonsters: 0, newDays: 0, newGames: 0 });
  expect(log).toEqual([]);
});

test('the old clock of a game is gone before the new game is there, since open tabs read both', () => {
  put(gameKey, gameOf('A '));
  put(`${gameKey}:clock`, { totalMs: 0, remainingMs: 0, playedMs: 1_500 });
  log.length = 0;
  page.arrive(theirs, false);
  expect(log.filter((line) => line.includes(name))).toEqual([`remove ${gameKey}:clock`, `set ${gameKey}`]);
});

test('the clock of a game that stays is not touched', () => {
  put(gameKey, gameOf('A B C D '));
  put(`${gameKey}:clock`, { totalMs: 0, remainingMs: 0, playedMs: 9_000 });
  log.length = 0;
  page.arrive(theirs, false);
  expect(log.filter((line) => line.includes(name))).toEqual([]);
});

test('the ticket of a game goes with it, and one of another game does not stay', () => {
  const ticket = (key: string) => stored(`monster-game:${key}:ticket`);
  put(gameKey, gameOf('E F '));
  put(`${gameKey}:ticket`, 'mine');
  put('monster-game:third', gameOf('A '));
  put('monster-game:third:ticket', 'third');
  const games = { [name]: gameOf('A B C '), other: gameOf('A '), 'other:ticket': 'theirs' };
  page.arrive(parseProgress({ games }), false);
  expect([ticket(name), ticket('other'), ticket('third')]).toEqual([null, 'theirs', 'third']);
  for (const other of page.listOtherGames()) page.playInstead(other);
  expect(ticket(name)).toBe('mine');
  expect(stored(gameKey)).toEqual(gameOf('E F '));
});

test('without room for all of it, everything is as it was, wherever the room ends', () => {
  put('monster-completions', [{ puzzleId: 'z', uid: null }]);
  put('monster-daily-results', { c: day });
  put(gameKey, gameOf('E F '));
  put(`${gameKey}:clock`, { totalMs: 0, remainingMs: 0, playedMs: 1_500 });
  put(`${gameKey}:ticket`, 'mine');
  const before = new Map(local.items);
  const full = room.left;
  let refused = 0;
  for (let left = 0; ; left += 25) {
    room.left = left;
    if (page.arrive(theirs, false) !== null) break;
    refused += 1;
    expect(new Map(local.items)).toEqual(before);
    expect(room.left).toBe(left);
  }
  expect(refused).toBeGreaterThan(10);
  expect(full).toBeGreaterThan(0);
  expect(stored(gameKey)).toEqual(gameOf('A B C '));
});

test('of two games of a puzzle, the one that is not played can be played instead, and back', () => {
  put(gameKey, gameOf('E F '));
  page.arrive(theirs, false);
  const lettersNow = () =>
    page.listOtherGames().map(({ letters, playedLetters }) => [letters, playedLetters]);
  expect(lettersNow()).toEqual([[2, 3]]);
  const choose = () => page.listOtherGames().map((other) => page.playInstead(other));
  expect(choose()).toEqual([true]);
  expect(stored(gameKey)).toEqual(gameOf('E F '));
  expect(lettersNow()).toEqual([[3, 2]]);
  page.arrive(theirs, false);
  expect(stored(gameKey)).toEqual(gameOf('E F '));
  expect(choose()).toEqual([true]);
  expect(stored(gameKey)).toEqual(gameOf('A B C '));
});
