import { readFileSync } from 'node:fs';
import { findEntries, numberGrid } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';
import { parsePatterns } from './patterns.ts';
import { indexWords } from '../words/wordIndex.ts';
import { parseWordList } from '../words/wordList.ts';

const content = new URL('../../../content/', import.meta.url);
const words = parseWordList(readFileSync(new URL('words/words.txt', content), 'utf8'));
const patterns = parsePatterns(readFileSync(new URL('patterns.txt', content), 'utf8'));
const index = indexWords(words.filter((word) => word.score >= 55));
const stems = new Map(words.map((word) => [word.text, word.stem]));
const square = (size: number): string[] => Array.from({ length: size }, () => '.'.repeat(size));
const tiny = (text: string) =>
  indexWords(text.split(' ').map((word) => ({ text: word, score: 50, stem: word })));

describe('fill', () => {
  it.each([...patterns.keys()])(
    'fills the first pattern of size %i with listed words, and no stem twice',
    (size) => {
      const [rows = []] = patterns.get(size) ?? [];
      const filled = fill({ rows, index, seed: 1 });
      const answers = findEntries(numberGrid(filled ?? [])).map((entry) => entry.answer);
      expect(answers.length).toBeGreaterThan(5);
      expect(answers.filter((answer) => !stems.has(answer))).toEqual([]);
      expect(new Set(answers.map((answer) => stems.get(answer))).size).toBe(answers.length);
      expect(filled?.map((row) => row.replaceAll(/[A-Z]/g, '.'))).toEqual(rows);
    },
  );
  it('returns the same grid for the same seed and another one for another seed', () => {
    const request = { rows: square(4), index };
    expect(fill({ ...request, seed: 7 })).toEqual(fill({ ...request, seed: 7 }));
    expect(fill({ ...request, seed: 7 })).not.toEqual(fill({ ...request, seed: 8 }));
  });
  it('keeps given letters', () => {
    const filled = fill({ rows: ['C.T#', '....', '....', '#..T'], index, seed: 3 });
    expect(filled?.[0]).toMatch(/^C.T#$/);
    expect(filled?.[3]).toMatch(/^#..T$/);
  });
  it('accepts any word whose letters are all given', () => {
    expect(fill({ rows: ['TWO', '...', '...'], index: tiny('OIL END TOE WIN OLD'), seed: 1 })).toEqual([
      'TWO',
      'OIL',
      'END',
    ]);
  });
  it('finds the only possible fill', () => {
    const filled = fill({ rows: square(3), index: tiny('TWO OIL END TOE WIN OLD CAT DOG PIG'), seed: 5 });
    expect([['TWO', 'OIL', 'END'].join(), ['TOE', 'WIN', 'OLD'].join()]).toContain(filled?.join());
  });
  it('never uses a banned word', () => {
    const banned = new Set(['TWO']);
    expect(fill({ rows: square(3), index: tiny('TWO OIL END TOE WIN OLD'), seed: 5, banned })).toBeNull();
  });
  it('refuses a grid that only a repeated word could fill', () => {
    // BIT, ICE and TEN read the same across and down.
    expect(fill({ rows: square(3), index: tiny('BIT ICE TEN'), seed: 1 })).toBeNull();
  });
  it('refuses two words with the same stem', () => {
    const kin = 'TWO OIL END TOE WIN OLD'
      .split(' ')
      .map((text) => ({ text, score: 50, stem: text === 'OLD' ? 'OIL' : text }));
    expect(fill({ rows: square(3), index: indexWords(kin), seed: 1 })).toBeNull();
  });
});
