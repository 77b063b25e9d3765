import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLetter, toLetters } from './toLetter.ts';

test.each([
  ['a', 'A'],
  ['Z', 'Z'],
  ['é', 'E'],
  ['e\u0301', 'E'],
  ['ñ', 'N'],
  ['Ａ', 'A'],
  ['ｚ', 'Z'],
  ['ab', 'B'],
  ['pack ', 'K'],
  ['a7', 'A'],
  ['a😀', 'A'],
  ['', null],
  [' ', null],
  ['7', null],
  ['#', null],
  ['´', null],
  ['\u0301', null],
  ['ß', null],
  ['ж', null],
  ['字', null],
  ['😀', null],
  ['ℹ', null],
  ['Ⓜ', null],
  ['™', null],
  ['🇦', null],
  ['\ud800', null],
])('%j becomes %j', (text, letter) => {
  expect(toLetter(text)).toBe(letter);
});

test('swiped or pasted text becomes its letters in order', () => {
  expect(toLetters('Crème brûlée 2!')).toEqual([...'CREMEBRULEE']);
});

test('nothing but A-Z ever comes out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(toLetters(text).join('')).toMatch(/^[A-Z]*$/);
    }),
  );
});
