import { describe, expect, test } from 'vitest';
import { pick, shuffle } from './choose.ts';
import { createRandom, hashText } from './random.ts';
import { fingerprint } from './serializeGame.ts';
import { draw, gameOf, play, puzzleOf } from './testGame.ts';

// Hints, daily puzzles, monsters and saved games all follow from these numbers, so none of them may ever change.

describe('createRandom', () => {
  test.each([
    [0, [0.26642920868471265, 0.0003297457005828619, 0.2232720274478197]],
    [42, [0.6011037519201636, 0.44829055899754167, 0.8524657934904099]],
    [2 ** 32 - 1, [0.8964226141106337, 0.189478256739676, 0.7156526781618595]],
    [-1, [0.8964226141106337, 0.189478256739676, 0.7156526781618595]],
  ])('returns the sequence of seed %i', (seed, expected) => {
    const random = createRandom(seed);
    expect([random(), random(), random()]).toEqual(expected);
  });

  test.each([
    ['05-2-0001', [0.4111185483634472, 0.1790725663304329, 0.7546683114487678]],
    ['', [0.6112444521859288, 0.4935242917854339, 0.7740248835179955]],
    ['monster 😀 é', [0.9380346708931029, 0.8123486808035523, 0.41101418249309063]],
  ])('returns the sequence of the text %j', (text, expected) => {
    const random = createRandom(hashText(text));
    expect([random(), random(), random()]).toEqual(expected);
  });

  test('stays below 1 and hardly repeats itself', () => {
    const random = createRandom(42);
    const sequence = Array.from({ length: 1000 }, random);
    expect(sequence.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(new Set(sequence).size).toBeGreaterThan(990);
  });
});

test.each([
  ['daily 2026-11-16', 3019460907],
  ['patterns 7', 3160299143],
  ['', 2166136261],
  ['é', 1812687940],
])('the hash of %j is %i', (text, hash) => {
  expect(hashText(text)).toBe(hash);
});

test.each([
  [['ABC', 'D#E', 'FGH'], '3-cmzblq'],
  [['AB', 'BA'], '2-1b6urbv'],
])('the fingerprint of %j is %s', (rows, expected) => {
  expect(fingerprint(puzzleOf(rows))).toBe(expected);
});

test.each([
  [0, 'ABCD>...'],
  [1, '>.BCD..G'],
  [7, '>..CDE.G'],
  [0.5, '>.B.DE.G'],
  [0.123456789, 'ABC>..F.'],
  [2 ** 40 + 1, '>.BCD..G'],
  [-3, 'A>.CDE..'],
  [Number.NaN, 'ABCD>...'],
])('a hint with seed %f reveals %s', (seed, row) => {
  const puzzle = puzzleOf(['ABCDEFG', 'HIJKLMN', 'OPQRSTU', 'VWXYZAB', 'CDEFGHI', 'JKLMNOP', 'QRSTUVW']);
  const rest = Array.from({ length: 6 }, () => '.......').join(' ');
  const hinted = play(puzzle, gameOf(puzzle, `>....... ${rest}`), { type: 'useHint', seed });
  expect(draw(puzzle, hinted)).toBe(`${row} ${rest}`);
});

describe('shuffle and pick', () => {
  test('keep every item and choose only from the list', () => {
    const items = [1, 2, 3, 4, 5];
    expect(shuffle(items, createRandom(1)).toSorted((a, b) => a - b)).toEqual(items);
    expect(items).toContain(pick(items, createRandom(2)));
    expect(() => pick([], createRandom(3))).toThrow('empty');
  });
});
