import { expect, test } from 'vitest';
import { isBoolean, isDate, isNumber, isString, listOf, objectOf, oneOf, optional, orNull } from './check.ts';

const isPet = objectOf<{ name: string; age?: number | undefined; owner: string | null }>({
  name: isString,
  age: optional(isNumber),
  owner: orNull(isString),
});

test.each([
  [{ name: 'Rex', owner: null }, true],
  [{ name: 'Rex', age: 3, owner: 'Ann', color: 'brown' }, true],
  [{ name: 'Rex' }, false],
  [{ name: 'Rex', age: '3', owner: null }, false],
  [{ age: 3, owner: null }, false],
  [null, false],
  ['Rex', false],
  [[], false],
])('an object needs its fields, each of its type: %j is one: %j', (value, isOne) => {
  expect(isPet(value)).toBe(isOne);
});

test.each([
  [[], true],
  [[true, false], true],
  [[true, null], false],
  [{ length: 0 }, false],
])('a list needs items of its type: %j is one: %j', (value, isOne) => {
  expect(listOf(isBoolean)(value)).toBe(isOne);
});

test.each([
  ['2026-11-15', true],
  ['2026-11-15T12:00:00Z', true],
  ['2026-13-01', false],
  ['soon', false],
  [20261115, false],
])('a date is one that a calendar can show: %j is one: %j', (value, isOne) => {
  expect(isDate(value)).toBe(isOne);
});

test('one of several values is none of the others', () => {
  const isSize = oneOf('small', 'large');
  expect(['small', 'large', 'medium', null].map((value) => isSize(value))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
