import { expect, test } from 'vitest';
import { codeGroups, makeCode, readCode } from './code.ts';

test('a code has eight characters that look like no others, and is different each time', () => {
  const codes = Array.from({ length: 200 }, makeCode);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/u);
  expect(new Set(codes).size).toBe(200);
});

test('every character of the alphabet is used', () => {
  expect(new Set(Array.from({ length: 400 }, makeCode).join('')).size).toBe(32);
});

test.each([
  ['abcd-efgh', 'ABCDEFGH'],
  [' ABCD EFGH ', 'ABCDEFGH'],
  ['abcd – efgh', 'ABCDEFGH'],
  ['o0iI lLuU', '001111VV'],
  ['ABCDEFG', null],
  ['ABCDEFGHJ', null],
  ['ABCD*FGH', null],
  ['ÄBCDEFGH', null],
  ['', null],
])('what is typed as %j is read as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test('a code that is read aloud in two groups is the same code', () => {
  const code = makeCode();
  expect(readCode(codeGroups(code).join(' '))).toBe(code);
});
