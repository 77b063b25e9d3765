import { describe, expect, it } from 'vitest';
import { freeClues, restingWords } from './freeClues.ts';
import { dayOf } from './weekPlan.ts';
import type { WordUses } from './wordUses.ts';

const monday = dayOf('2026-11-16');
const cycle = 700;

describe('freeClues', () => {
  const clues = new Map([
    [
      'CAT',
      [
        { text: 'Purring pet', difficulty: 1 as const },
        { text: 'Jazz fan', difficulty: 3 as const },
      ],
    ],
  ]);
  const usedOn = (used: number): WordUses => ({
    cycle,
    byWord: new Map([['CAT', [{ day: used, clue: 'Jazz fan' }]]]),
  });
  const texts = (used: number): string[] =>
    freeClues('CAT', monday, clues, usedOn(used)).map(({ text }) => text);
  it('lets a clue rest for 120 days before and after its use, even across the end of the series', () => {
    expect(texts(monday - 120)).toEqual(['Purring pet']);
    expect(texts(monday + 120)).toEqual(['Purring pet']);
    expect(texts(monday - cycle + 120)).toEqual(['Purring pet']);
    expect(texts(monday - 121)).toEqual(['Purring pet', 'Jazz fan']);
    expect(texts(monday - cycle + 121)).toEqual(['Purring pet', 'Jazz fan']);
  });
});

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
    const uses = [
      { day: monday, clue: 'Clue 0' },
      { day: monday + 20, clue: 'Clue 1' },
    ];
    const byWord = new Map([['CAT', uses]]);
    const bank = new Map([['CAT', clues.slice(0, 2)]]);
    expect(restingWords(monday + 120, { cycle, byWord }, bank)).toEqual(new Set(['CAT']));
    expect(restingWords(monday + 121, { cycle, byWord }, bank)).toEqual(new Set());
  });
});
