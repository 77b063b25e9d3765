import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makePuzzle } from './makePuzzle.ts';
import { brokenPatternRule } from '../fill/growPattern.ts';
import { parsePatterns } from '../fill/patterns.ts';
import { leastScore } from '../fill/score.ts';
import { parseWordList } from '../words/wordList.ts';

const content = new URL('../../../content/', import.meta.url);
const words = parseWordList(readFileSync(new URL('words/words.txt', content), 'utf8'));
const patterns = parsePatterns(readFileSync(new URL('patterns.txt', content), 'utf8'));

describe('makePuzzle', () => {
  it.each([3, 5, 7])(
    'makes a fair grid of size %i that is good enough to ship, always the same for a seed',
    (size) => {
      const request = { size, difficulty: 2, seed: 42, words, patterns };
      const made = makePuzzle(request);
      expect(brokenPatternRule(made?.rows ?? [])).toBeNull();
      expect(made?.quality.score).toBeGreaterThanOrEqual(leastScore(size));
      expect(makePuzzle(request)).toEqual(made);
    },
  );
  it('gives up on a size without patterns', () => {
    expect(makePuzzle({ size: 16, difficulty: 2, seed: 1, words, patterns })).toBeNull();
  });
});
