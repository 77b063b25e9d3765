import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillDay, planOf, restingWords, withDay, type UseDays } from './dailySeries.ts';
import { findEntries } from './entries.ts';
import { brokenPatternRule } from './patternRules.ts';
import { parsePatterns } from './patterns.ts';
import { scoresOf } from './score.ts';
import { indexWords } from './wordIndex.ts';
import { parseWordList } from './wordList.ts';

const monday = Date.UTC(2026, 10, 16) / 86_400_000;

describe('planOf', () => {
  it('goes from an easy 5x5 on Monday to a hard 7x7 on Sunday', () => {
    const week = Array.from({ length: 7 }, (_, i) => planOf(monday + i));
    expect(week.map((plan) => plan.size)).toEqual([5, 5, 5, 6, 6, 7, 7]);
    expect(week.map((plan) => plan.difficulty)).toEqual([1, 1, 2, 2, 3, 3, 4]);
  });
});

describe('restingWords', () => {
  const clues = new Map([
    ['CAT', 9],
    ['FROG', 9],
    ['HORSE', 9],
  ]);
  it.each([
    ['CAT', 14],
    ['FROG', 30],
    ['HORSE', 60],
  ])('lets %s rest for %i days and no longer', (word, days) => {
    const uses = new Map([[word, [1000]]]);
    expect(restingWords(1000 + days, uses, clues)).toEqual(new Set([word]));
    expect(restingWords(1001 + days, uses, clues)).toEqual(new Set());
  });
  it('lets a word rest while none of its clues is free', () => {
    const uses = new Map([['CAT', [1000, 1020]]]);
    const two = new Map([['CAT', 2]]);
    expect(restingWords(1120, uses, two)).toEqual(new Set(['CAT']));
    expect(restingWords(1121, uses, two)).toEqual(new Set());
  });
});

describe('fillDay', () => {
  const content = new URL('../../content/', import.meta.url);
  const read = (name: string): string => readFileSync(new URL(name, content), 'utf8');
  const vocabulary = new Set(read('clues/words.txt').match(/^[A-Z]+/gm));
  const words = parseWordList(read('words/words.txt')).filter((word) => vocabulary.has(word.text));
  const bank = {
    index: indexWords(words),
    patterns: parsePatterns(read('daily/patterns.txt')),
    scores: scoresOf(words),
    clueCounts: new Map(words.map((word) => [word.text, 2])),
  };
  it('makes two weeks of fair grids from the series words, without a word twice, the same each time', () => {
    const run = (): UseDays => {
      let uses: UseDays = new Map();
      for (let day = monday; day < monday + 14; day++) {
        const rows = fillDay(day, uses, bank) ?? [];
        expect(brokenPatternRule(rows)).toBeNull();
        expect(findEntries(rows).filter(({ text }) => !vocabulary.has(text))).toEqual([]);
        uses = withDay(uses, day, rows);
      }
      return uses;
    };
    const uses = run();
    expect([...uses.values()].filter((days) => days.length > 1)).toEqual([]);
    expect(run()).toEqual(uses);
  });
  it('has only fair patterns to choose from', () => {
    const all = [...bank.patterns.values()].flat();
    expect(all.filter((rows) => brokenPatternRule(rows) !== null)).toEqual([]);
  });
});
