import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brokenClueRules } from './brokenClueRules.ts';
import type { BankClue } from './clueBank.ts';
import { countTics } from './tics.ts';
import { readBank, readSeriesBank } from '../contentFiles.ts';

const contentDir = fileURLToPath(new URL('../../../content/', import.meta.url));
const stems = new Map([
  ['RAIN', 'RAIN'],
  ['RAINY', 'RAIN'],
  ['THREW', 'THROW'],
  ['THROW', 'THROW'],
  ['ART', 'ART'],
]);
const faults = (word: string, ...clues: BankClue[]): string[] =>
  brokenClueRules({ clues: new Map([[word, clues]]) }, stems);
const faultsOf = (word: string, ...texts: string[]): string[] =>
  faults(word, ...texts.map((text, i) => ({ text, difficulty: i === 0 ? (1 as const) : (2 as const) })));

describe('brokenClueRules', () => {
  it('has nothing to say about good clues', () => {
    expect(faultsOf('ART', 'It hangs at a party', 'Museum\'s "stuff"')).toEqual([]);
  });
  it.each([
    ['Weather for ducks '.repeat(3), '54 characters'],
    ['Rainy day stuff', 'names the answer'],
    ['Part of a brainstorm', 'names the answer'],
    ['It may “fall”', 'not plain ASCII'],
    ['wet weather', 'does not begin with a capital'],
    ['Wet weather.', 'ends with a period'],
    ['Singin\' in the "___', 'a quote is not closed'],
    ['____ or shine', 'a gap is three underscores'],
    ['Fall guy?', 'plays without a note'],
  ])('finds that "%s" is a fault: %s', (clue, fault) => {
    expect(faultsOf('RAIN', 'Umbrella weather', clue).join()).toContain(fault);
  });
  it('finds an irregular relative of the answer', () => {
    expect(faultsOf('THREW', 'Did not throw', 'Hosted')).toEqual(['THREW: names the answer: Did not throw']);
  });
  it('requires an easy and a harder clue, a known word, and no repeated clue', () => {
    expect(faultsOf('ZZZ', 'Snore')).toEqual([
      'ZZZ: no harder clue',
      'ZZZ: 1 clues; 2 to 9 are right',
      'ZZZ: not in the word list',
    ]);
    expect(faultsOf('ART', 'Museum piece', 'museum piece').join()).toContain('the same clue twice');
  });
  it('requires a note to be a short sentence', () => {
    const noteFaults = (note: string) =>
      faults('RAIN', { text: 'Drops', difficulty: 1 }, { text: 'Cat and dog?', difficulty: 3, note }).join();
    expect(noteFaults('It may rain cats and dogs.')).toBe('');
    expect(noteFaults('cats, dogs')).toContain('the note is not a sentence');
    expect(noteFaults(`It rains${' and rains'.repeat(20)}.`)).toContain('a note of');
  });
});

describe('the clue bank', () => {
  const bank = readBank(contentDir);
  it('follows every rule in every clue', () => {
    expect(brokenClueRules(bank, readSeriesBank(contentDir).stems)).toEqual([]);
  });
  it('has at least 5,000 words and 14,000 clues', () => {
    expect(bank.clues.size).toBeGreaterThanOrEqual(5000);
    expect([...bank.clues.values()].flat().length).toBeGreaterThanOrEqual(14_000);
  });
  it('is sorted, with each word in the file of its length', () => {
    const words = [...bank.clues.keys()];
    expect(words).toEqual(words.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)));
  });
  it('has no tic more often than newspapers do', () => {
    const texts = [...bank.clues.values()].flat().map(({ text }) => text);
    expect(countTics(texts).filter(({ share, most }) => share > most)).toEqual([]);
  });
  it('has many lively entries', () => {
    expect(bank.lively.size).toBeGreaterThanOrEqual(700);
  });
});
