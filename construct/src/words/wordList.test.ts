import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inflect } from './families.ts';
import { parseWordList } from './wordList.ts';

const words = parseWordList(
  readFileSync(new URL('../../../content/words/words.txt', import.meta.url), 'utf8'),
);
const texts = new Set(words.map((word) => word.text));

describe('the shipped word list', () => {
  it('has thousands of words of every common length, and no word twice', () => {
    for (const length of [4, 5, 6, 7, 8]) {
      expect(words.filter((word) => word.text.length === length).length).toBeGreaterThan(2000);
    }
    expect(texts.size).toBe(words.length);
  });
  it.each(['TRAP', 'ORAL', 'GRAPE', 'BUTTON', 'STRIPE', 'TRAPEZE', 'SKILL', 'TITLE'])(
    'contains %s',
    (word) => {
      expect(texts.has(word)).toBe(true);
    },
  );
  it.each(['RAPE', 'RAPED', 'SLUTS', 'KILLING', 'MURDERS', 'SHITTY', 'CASTRATED'])(
    'does not contain %s',
    (word) => {
      expect(texts.has(word)).toBe(false);
    },
  );
  const stems = new Map(words.map(({ text, stem }) => [text, stem]));
  it.each([
    ['RUN', 'RUNS', 'RAN', 'RUNNING', 'RUNNER'],
    ['LEAF', 'LEAVES'],
    ['GAME', 'GAMES', 'GAMED'],
    ['LOSE', 'LOST', 'LOSS', 'LOSSES'],
    ['TRUE', 'TRULY', 'TRUTH'],
    ['SUN', 'SUNNY', 'SUNRISE'],
  ])('treats %s and %s as one family', (...family) => {
    expect(new Set(family.map((text) => stems.get(text)))).toEqual(new Set([family[0]]));
  });
  it.each([
    ['HOP', 'HOPES'],
    ['STAR', 'STARED'],
    ['BUS', 'BUSY'],
    ['PLAN', 'PLANES'],
  ])('treats %s and %s as unrelated', (one, other) => {
    expect(stems.get(one)).not.toBe(stems.get(other));
  });
});

describe('parseWordList', () => {
  it('reads scores and stems, and skips comments', () => {
    expect(parseWordList('# list\nCATS 70 CAT\nDOG 90\n')).toEqual([
      { text: 'CATS', score: 70, stem: 'CAT' },
      { text: 'DOG', score: 90, stem: 'DOG' },
    ]);
  });
  it('names the line that it cannot read', () => {
    expect(() => parseWordList('cat 70')).toThrow('cat 70');
  });
});

describe('inflect', () => {
  it('makes plural, past and doubled forms', () => {
    expect(inflect('stab')).toEqual(expect.arrayContaining(['stab', 'stabs', 'stabbed', 'stabbing']));
    expect(inflect('die')).toEqual(expect.arrayContaining(['dies', 'died']));
    expect(inflect('bury')).toEqual(expect.arrayContaining(['buries', 'buried', 'burying']));
  });
});
