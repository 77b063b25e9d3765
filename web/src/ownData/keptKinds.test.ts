import { expect, test } from 'vitest';
import { keptKinds, kindOf } from './keptKinds.ts';

/** The code of the site by file. */
const source = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../testing/**', '!./**'],
  { query: '?raw', import: 'default', eager: true },
);

/** Neither is a key: the names of files, what all keys begin with, and a signal that is stored for a moment. */
const isNoKey = (text: string): boolean =>
  text.startsWith('monster-crossword-') || ['monster-', 'monster-gone'].includes(text);

/** Every text in the code that may be a key, with the file that has it. */
function keysInCode(): { readonly file: string; readonly key: string }[] {
  return Object.entries(source).flatMap(([file, code]) => {
    const found = [...code.matchAll(/['"`](monster-[\w:-]*)/gu)];
    return found.map(([, key = '']) => ({ file, key })).filter(({ key }) => !isNoKey(key));
  });
}

test('every key in the code is described to the player', () => {
  const found = keysInCode();
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter(({ key }) => kindOf(key).name === 'other')).toEqual([]);
});

test('nothing is described that the code does not keep', () => {
  const found = new Set(keysInCode().map(({ key }) => key));
  expect(keptKinds.flatMap(({ keys }) => keys).filter((key) => !found.has(key))).toEqual([]);
});

test('a key that no kind knows is shown as something else', () => {
  expect(kindOf('monster-new').title).toBe('Something else');
  expect(kindOf('monster-gamer').title).toBe('Something else');
  expect(kindOf('monster-game:07-4-0002:clock').title).toBe('Games');
});
