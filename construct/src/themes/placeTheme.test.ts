import { createRandom, findEntries, numberGrid } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { indexWords } from '../words/wordIndex.ts';
import { chooseEntries, createPlacer, themeProblem } from './placeTheme.ts';

const answersIn = (rows: readonly string[]) => findEntries(numberGrid(rows)).map(({ answer }) => answer);
const wordsOf = (...texts: string[]) => indexWords(texts.map((text) => ({ text, score: 80, stem: text })));
const pattern = ['....', '....', '....', '....'];
const all = wordsOf('IRON', 'CANE', 'EDGE', 'DOOR', 'ICED', 'RAIN');

describe('createPlacer', () => {
  it('writes the entries into slots that do not cross', () => {
    const place = createPlacer(
      wordsOf('AAAA', 'ABAA', 'BAAB', 'BABA', 'ABAB', 'AABB', 'ABBA', 'BBBB'),
      createRandom(1),
    );
    const rows = place(['AAAA', 'BBBB'], pattern) ?? [];
    expect(answersIn(rows)).toEqual(expect.arrayContaining(['AAAA', 'BBBB']));
    expect(rows.join('').replaceAll(/[^.]/g, '')).toHaveLength(8);
  });
  it('puts entries of one length opposite each other', () => {
    // Rows 1 and 5 are opposite each other, as are rows 2 and 4; no word goes down.
    const lines = ['...####', '#######', '...####', '#######', '####...', '#######', '####...'];
    for (const seed of [1, 2, 3, 4]) {
      const rows = createPlacer(all, createRandom(seed))(['CAT', 'DOG'], lines) ?? [];
      const used = rows.flatMap((row, y) => (/[A-Z]/.test(row) ? [y] : []));
      expect((used[0] ?? 0) + (used[1] ?? 0)).toBe(6);
    }
  });
  it('gives up on a crossing that no word fits, and on a pattern without a slot', () => {
    expect(createPlacer(all, createRandom(1))(['QQQQ'], pattern)).toBeNull();
    expect(createPlacer(all, createRandom(1))(['ICE'], pattern)).toBeNull();
  });
});

describe('themeProblem', () => {
  it.each([
    [['ICECREAM'], 7, 'ICECREAM is longer than a row of 7.'],
    [['ICETEA', 'ICETEA'], 11, 'An entry of the theme is there twice.'],
    [['ICETEA', 'ICEAGE'], 11, null],
    [[], 5, null],
  ])('says of %j in a grid of %i: %s', (answers, size, problem) => {
    expect(themeProblem(answers, size)).toBe(problem);
  });
});

describe('chooseEntries', () => {
  const themeOf = (...answers: string[]) => ({
    title: 'T',
    why: 'W.',
    entries: answers.map((answer) => ({ answer, written: answer, clues: [] })),
  });
  it('draws three or four entries that fit the grid', () => {
    const theme = themeOf('ICETEA', 'ICEAGE', 'ICERINK', 'COLDCUT', 'FROSTBITTENTOES');
    const random = createRandom(1);
    const drawn = Array.from({ length: 50 }, () => chooseEntries(theme, 11, random) ?? []);
    expect(new Set(drawn.map(({ length }) => length))).toEqual(new Set([3, 4]));
    expect(drawn.flat()).not.toContain('FROSTBITTENTOES');
  });
  it('finds nothing in a theme with too few', () => {
    expect(chooseEntries(themeOf('ICETEA', 'ICEAGE', 'ICECREAM'), 7, createRandom(1))).toBeNull();
  });
});
