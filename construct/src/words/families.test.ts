import { describe, expect, it } from 'vitest';
import { basesOf, findStems } from './families.ts';

const known = new Set(
  'bake leaf mouse sit happy unhappy hop hope star stare pass lose loss full true truth bet better well'.split(
    ' ',
  ),
);
const irregular = new Map([
  ['mice', 'mouse'],
  ['lost', 'lose'],
  ['sat', 'sit'],
]);
const lemmas = { has: (word: string) => known.has(word), irregular: (word: string) => irregular.get(word) };

describe('basesOf', () => {
  it.each([
    ['bakers', ['bake']],
    ['leaves', ['leaf']],
    ['mice', ['mouse']],
    ['sitting', ['sit']],
    ['happily', ['happy']],
    ['hopes', ['hope']],
    ['hops', ['hop']],
    ['hopping', ['hop']],
    ['hoping', ['hope']],
    ['stared', ['stare']],
    ['starry', ['star']],
    ['passes', ['pass']],
    ['bus', []],
    ['bake', []],
  ])('traces %s back to %j', (word, bases) => {
    expect(basesOf(word, lemmas)).toEqual(bases);
  });
});

describe('findStems', () => {
  const stemOf = findStems(['losses', 'lost', 'loses', 'truths', 'hopes', 'better', 'unhappily'], lemmas, [
    ['lose', 'loss'],
    ['true', 'truth'],
  ]);
  it('finds one stem for a whole family, including kin', () => {
    for (const word of ['lose', 'loses', 'lost', 'loss', 'losses']) expect(stemOf(word)).toBe('lose');
    expect(stemOf('truths')).toBe('true');
    expect(stemOf('unhappily')).toBe('happy');
  });
  it('treats a word that may be a form of another as one', () => {
    expect(stemOf('better')).toBe('bet');
  });
  it('leaves an unrelated word alone', () => {
    expect(stemOf('full')).toBe('full');
    expect(stemOf('hopes')).not.toBe(stemOf('hop'));
  });
});
