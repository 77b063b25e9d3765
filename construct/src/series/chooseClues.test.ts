import { describe, expect, it } from 'vitest';
import { createRandom, findEntries, numberGrid } from '@monster/engine';
import { chooseClues, freeClues } from './chooseClues.ts';
import type { BankClue } from '../clues/clueBank.ts';
import { planOf, type DayPlan } from './weekPlan.ts';
import type { WordUses } from './wordUses.ts';

const easy = (text: string): BankClue => ({ text, difficulty: 1 });
const hard = (text: string): BankClue => ({ text, difficulty: 2 });
const day = 20_000;
const sunday: DayPlan = { ...planOf(3), size: 3, hardShare: 1, hardBounds: [0.5, 1] };

describe('freeClues', () => {
  const clues = new Map([['CAT', [easy('Purring pet'), hard('Jazz fan')]]]);
  const usedOn = (used: number): WordUses => ({
    cycle: 700,
    byWord: new Map([['CAT', [{ day: used, clue: 'Jazz fan' }]]]),
  });
  const texts = (used: number): string[] =>
    freeClues('CAT', day, clues, usedOn(used)).map(({ text }) => text);
  it('lets a clue rest for 120 days before and after its use, even across the end of the series', () => {
    expect(texts(day - 120)).toEqual(['Purring pet']);
    expect(texts(day + 120)).toEqual(['Purring pet']);
    expect(texts(day - 700 + 120)).toEqual(['Purring pet']);
    expect(texts(day - 121)).toEqual(['Purring pet', 'Jazz fan']);
    expect(texts(day - 700 + 121)).toEqual(['Purring pet', 'Jazz fan']);
  });
});

describe('chooseClues', () => {
  const entries = findEntries(numberGrid(['CAT', 'APE', 'BED']));
  const bank = new Map([
    ['CAT', [hard('Jazz fan'), easy('Purring pet')]],
    ['BED', [hard('Where a cat may nap'), easy('Place to sleep')]],
    ['CAB', [hard('Taxi')]],
    ['APE', [hard('Do as a mirror does')]],
    ['TED', [hard('Talk of this name')]],
    ['ATE', [hard('Had')]],
  ]);
  const choose = (words: typeof bank, plan = sunday): string[] | undefined =>
    chooseClues(entries, (word) => words.get(word) ?? [hard('Word')], plan, new Map(), createRandom(1))?.map(
      ({ text }) => text,
    );
  it('skips a clue that names another answer of the grid', () => {
    expect(choose(bank)).toContain('Place to sleep');
    expect(choose(bank)).not.toContain('Where a cat may nap');
    expect(choose(new Map([...bank, ['BED', [hard('Where a cat may nap')]]]))).toBeUndefined();
  });
  it('gives up when the clues do not fit the day', () => {
    expect(choose(bank, { ...sunday, hardShare: 0, hardBounds: [0, 0.1] })).toBeUndefined();
  });
});
