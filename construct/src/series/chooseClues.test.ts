import { createRandom, findEntries, numberGrid } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import type { BankClue } from '../clues/clueBank.ts';
import { chooseClues } from './chooseClues.ts';
import { planOf, type DayPlan } from './weekPlan.ts';

const easy = (text: string): BankClue => ({ text, difficulty: 1 });
const hard = (text: string): BankClue => ({ text, difficulty: 3 });
const playful = (text: string): BankClue => ({ text, difficulty: 3, note: 'It plays.' });
const base = planOf(3);
const easyDay: DayPlan = { ...base, mix: [1, 0, 0], wordplay: 0 };
const hardDay: DayPlan = { ...base, mix: [0, 0, 1], wordplay: 0 };

describe('chooseClues', () => {
  const entries = findEntries(numberGrid(['CAT', 'OPE', 'BED']));
  const bank = new Map([
    ['CAT', [hard('Jazz fan'), easy('Purring pet'), playful('Mouse user')]],
    ['BED', [hard('Where a cat may nap'), easy('Place to sleep')]],
    ['COB', [hard('Swan'), easy('Corn core')]],
    ['APE', [hard('Copy'), easy('Gorilla')]],
    ['TED', [hard('Talk name'), easy('Bear of a man')]],
    ['OPE', [hard('Unlock, in verse'), easy('Undo, to poets')]],
  ]);
  const choose = (words: ReadonlyMap<string, readonly BankClue[]>, plan = hardDay): string[] | undefined =>
    chooseClues(entries, (word) => words.get(word) ?? [], plan, new Map(), createRandom(1))?.map(
      ({ text }) => text,
    );
  const withClues = (word: string, ...clues: BankClue[]) => new Map([...bank, [word, clues]]);

  it('skips a clue that names another answer of the grid', () => {
    expect(choose(bank)).toContain('Place to sleep');
    expect(choose(bank)).not.toContain('Where a cat may nap');
    expect(choose(withClues('BED', hard('Where a cat may nap')))).toBeUndefined();
  });
  it('follows the difficulty of the day', () => {
    expect(choose(bank, easyDay)).toEqual([
      'Purring pet',
      'Undo, to poets',
      'Place to sleep',
      'Corn core',
      'Gorilla',
      'Bear of a man',
    ]);
    expect(choose(bank, hardDay)).toContain('Swan');
  });
  it('prefers the clue that the bank names first among equals', () => {
    const others = Array.from({ length: 5 }, (_, i) => hard(`Lesser clue ${i}`));
    expect(choose(withClues('APE', easy('Gorilla'), hard('Best of all'), ...others))).toContain(
      'Best of all',
    );
  });
  it('takes clues that play when the day asks for them', () => {
    expect(choose(bank, { ...hardDay, wordplay: 0.15 })).toContain('Mouse user');
  });
  it('never makes two clues by one formula', () => {
    const alike = withClues('APE', easy('Kind of monkey'), hard('Copy')).set('OPE', [
      easy('Kind of undo'),
      hard('Swing'),
    ]);
    const texts = choose(alike, easyDay) ?? [];
    expect(texts.filter((text) => text.startsWith('Kind of'))).toHaveLength(1);
    expect(
      choose(withClues('APE', easy('Kind of monkey')).set('OPE', [easy('Kind of undo')])),
    ).toBeUndefined();
  });
  it('allows one question mark and one gap among so few clues', () => {
    const asking = withClues('APE', hard('Copy?')).set('OPE', [hard('Swing?')]);
    expect(choose(asking)).toBeUndefined();
    expect(choose(withClues('APE', hard('Copy?')))).toContain('Copy?');
    expect(choose(withClues('APE', hard('Go ___')).set('OPE', [hard('I ___')]))).toBeUndefined();
  });
});
