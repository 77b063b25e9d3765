import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brokenClueRules } from './brokenClueRules.ts';
import { readClues, readSeriesBank } from '../contentFiles.ts';

const contentDir = fileURLToPath(new URL('../../../content/', import.meta.url));
const stems = new Map([
  ['RAIN', 'RAIN'],
  ['RAINY', 'RAIN'],
  ['THREW', 'THROW'],
  ['THROW', 'THROW'],
  ['ART', 'ART'],
]);
const faultsOf = (word: string, ...texts: string[]): string[] =>
  brokenClueRules(
    new Map([[word, texts.map((text, i) => ({ text, difficulty: i === 0 ? (1 as const) : (2 as const) }))]]),
    stems,
  );

describe('brokenClueRules', () => {
  it('has nothing to say about good clues', () => {
    expect(faultsOf('ART', 'It hangs at a party', 'Museum\'s "stuff"')).toEqual([]);
  });
  it.each([
    ['Weather for ducks '.repeat(4), '72 characters'],
    ['Rainy day stuff', 'names the answer'],
    ['Part of a brainstorm', 'names the answer'],
    ['It may “fall”', 'not plain ASCII'],
    ['wet weather', 'does not begin with a capital'],
    ['Wet weather.', 'ends with a period'],
    ['Singin\' in the "___', 'a quote is not closed'],
    ['____ or shine', 'a gap is three underscores, once'],
  ])('finds that "%s" is a fault: %s', (clue, fault) => {
    expect(faultsOf('RAIN', 'Umbrella weather', clue).join()).toContain(fault);
  });
  it('finds an irregular relative of the answer', () => {
    expect(faultsOf('THREW', 'Did not throw', 'Hosted')).toEqual(['THREW: names the answer: Did not throw']);
  });
  it('requires both difficulties, a known word, and no repeated clue', () => {
    expect(faultsOf('ZZZ', 'Snore')).toEqual(['ZZZ: no clue of difficulty 2', 'ZZZ: not in the word list']);
    expect(faultsOf('ART', 'Museum piece', 'museum piece').join()).toContain('the same clue as for ART');
  });
});

describe('the clue bank', () => {
  const bank = readClues(contentDir);
  it('follows every rule in every clue', () => {
    expect(brokenClueRules(bank, readSeriesBank(contentDir).stems)).toEqual([]);
  });
  it('has two or more clues for at least two thousand words', () => {
    expect(bank.size).toBeGreaterThanOrEqual(2000);
    expect([...bank].filter(([, clues]) => clues.length < 2)).toEqual([]);
  });
  it('is sorted, with each word in the file of its length', () => {
    const words = [...bank.keys()];
    expect(words).toEqual(words.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)));
  });
});
