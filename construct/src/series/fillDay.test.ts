import { fileURLToPath } from 'node:url';
import { findEntries, numberGrid } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { readSeriesBank } from '../contentFiles.ts';
import { fillDay, restingWords } from './fillDay.ts';
import { brokenPatternRule } from '../fill/growPattern.ts';
import { cluedWordsOf } from './seriesFaults.ts';
import { dayOf } from './weekPlan.ts';
import { withDay, type WordUses } from './wordUses.ts';

const monday = dayOf('2026-11-16');
const cycle = 700;

describe('restingWords', () => {
  const clues = Array.from({ length: 9 }, (_, i) => ({ text: `Clue ${i}`, difficulty: 1 as const }));
  it.each([
    ['CAT', 14],
    ['FROG', 30],
    ['HORSE', 60],
  ])('lets %s rest for exactly %i days, even before a use that is already planned', (word, days) => {
    const uses = { cycle, byWord: new Map([[word, [{ day: monday, clue: 'Clue 1' }]]]) };
    const rests = (day: number): boolean => restingWords(day, uses, new Map([[word, clues]])).has(word);
    expect([rests(monday + days), rests(monday + days + 1)]).toEqual([true, false]);
    expect([rests(monday - days), rests(monday - days - 1)]).toEqual([true, false]);
  });
  it('lets a word rest while none of its clues is free', () => {
    const byWord = new Map([
      [
        'CAT',
        [
          { day: monday, clue: 'Clue 0' },
          { day: monday + 20, clue: 'Clue 1' },
        ],
      ],
    ]);
    const bank = new Map([['CAT', clues.slice(0, 2)]]);
    expect(restingWords(monday + 120, { cycle, byWord }, bank)).toEqual(new Set(['CAT']));
    expect(restingWords(monday + 121, { cycle, byWord }, bank)).toEqual(new Set());
  });
});

describe('fillDay', () => {
  const bank = readSeriesBank(fileURLToPath(new URL('../../../content/', import.meta.url)));
  it('makes a week of fair grids without a repeated word, the same each time', () => {
    const run = (): WordUses => {
      let uses: WordUses = { cycle, byWord: new Map() };
      for (let day = monday; day < monday + 7; day++) {
        const filled = fillDay(day, uses, bank);
        expect(brokenPatternRule(filled?.rows ?? [])).toBeNull();
        expect(filled?.clues).toHaveLength(findEntries(numberGrid(filled?.rows ?? [])).length);
        if (filled !== null) uses = withDay(uses, day, cluedWordsOf(filled));
      }
      return uses;
    };
    const uses = run();
    expect([...uses.byWord.values()].filter((all) => all.length > 1)).toEqual([]);
    expect(run()).toEqual(uses);
  });
  it('has only fair patterns to choose from', () => {
    const all = [...bank.patterns.values()].flat();
    expect(all.filter((rows) => brokenPatternRule(rows) !== null)).toEqual([]);
  });
});
