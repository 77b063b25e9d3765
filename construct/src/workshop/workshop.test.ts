import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findEntries, numberGrid } from '@monster/engine';
import { expect, test } from 'vitest';
import { readBank } from '../contentFiles.ts';
import { givesAway } from '../clues/clueBank.ts';
import { parsePatterns } from '../fill/patterns.ts';
import { parseWordList } from '../words/wordList.ts';
import { openWorkshop } from './workshop.ts';

const contentDir = fileURLToPath(new URL('../../../content/', import.meta.url));
const words = parseWordList(readFileSync(`${contentDir}words/words.txt`, 'utf8'));
const patterns = parsePatterns(readFileSync(`${contentDir}patterns.txt`, 'utf8'));
const workshop = openWorkshop({ words, patterns, ...readBank(contentDir) });

test('a grid has clues for all its words and is the same for the same seed', () => {
  const made = workshop.make(5, 1, 42);
  const answers = findEntries(numberGrid(made?.rows ?? [])).map(({ answer }) => answer);
  expect(answers.length).toBeGreaterThan(7);
  expect(answers.filter((answer) => made?.suggestions[answer]?.length === 0)).toEqual([]);
  expect(made?.quality.score).toBeGreaterThan(60);
  expect(workshop.make(5, 1, 42)).toEqual(made);
});

test('a grid around a theme contains its entries, and says which words have no clue', () => {
  const theme = ['ICECAP', 'ICETEA'];
  const made = workshop.make(9, 3, 1, theme);
  const answers = findEntries(numberGrid(made?.rows ?? [])).map(({ answer }) => answer);
  expect(answers).toEqual(expect.arrayContaining(theme));
  expect(made?.unclued.filter((answer) => (made.suggestions[answer]?.length ?? 0) > 0)).toEqual([]);
  expect(made?.unclued).toEqual(expect.arrayContaining(theme));
});

test('the liveliest of several fills is offered', () => {
  const words3 = ['CAT', 'COW', 'ORE', 'WED', 'ARE', 'TED', 'BAT', 'BOW'];
  const list = words3.map((text) => ({ text, stem: text, score: 80 }));
  const lively = new Map([['BAT', { written: 'BAT', kind: 'name' as const }]]);
  const small = openWorkshop({ words: list, patterns, clues: new Map(), lively });
  const grids = [1, 2, 3].map((seed) => small.make(3, 1, seed)?.rows.join() ?? '');
  expect(
    grids.every((grid) => findEntries(numberGrid(grid.split(','))).some(({ answer }) => answer === 'BAT')),
  ).toBe(true);
});

test('a refill keeps every given letter and fills the rest', () => {
  const made = workshop.refill(['C...#', '....#', '.....', '#....', '#....'], 3, 1, []);
  expect(made?.rows[0]?.[0]).toBe('C');
  expect(made?.rows.join(' ')).toMatch(/^[A-Z]{4}# [A-Z]{4}# [A-Z]{5} #[A-Z]{4} #[A-Z]{4}$/);
});

test('a refill avoids the present words if it can', () => {
  const open = ['C..', '...', '...'];
  const answersOf = (avoid: string[]) =>
    findEntries(numberGrid(workshop.refill(open, 3, 1, avoid)?.rows ?? [])).map(({ answer }) => answer);
  const first = answersOf([]);
  expect(answersOf(first).filter((answer) => first.includes(answer))).toEqual([]);
  // When all words are to be avoided, some must be used after all.
  expect(answersOf(words.map(({ text }) => text))).toHaveLength(6);
});

test('a refill never returns the same grid, even if it is the best or the only one', () => {
  const best = ['CAT', 'COW', 'ORE', 'WED', 'ARE', 'TED'];
  const openWith = (...texts: string[]) => {
    const list = texts.map((text) => ({ text, stem: text, score: best.includes(text) ? 100 : 80 }));
    return openWorkshop({ words: list, patterns, clues: new Map(), lively: new Map() });
  };
  const gaps = ['...', '...', '...'];
  const two = openWith(...best, 'BAT', 'BOW');
  expect(two.refill(gaps, 1, 1, [])?.quality.score).toBe(100);
  const other = two.refill(gaps, 1, 1, best);
  expect(findEntries(numberGrid(other?.rows ?? [])).map(({ answer }) => answer)).toContain('BAT');
  const one = openWith(...best);
  expect(one.refill(['C..', '...', '...'], 1, 1, best)).toBeNull();
});

test('a word of the editor stays, even if no list has it or it is too rare for the difficulty', () => {
  const rows = ['SEB##', '...##', '.....', '##...', '##...'];
  expect(words.some(({ text }) => text === 'SEB')).toBe(false);
  const made = workshop.refill(rows, 1, 1, []);
  expect(made?.rows[0]).toBe('SEB##');
  expect(made?.quality.rare).toContain('SEB');
});

test('nothing is found around letters that fit no word', () => {
  expect(workshop.refill(['QX.', '...', '...'], 3, 1, [])).toBeNull();
  expect(workshop.make(16, 3, 1)).toBeNull();
});

test('suggestions start with the wanted difficulty and name no answer of the grid', () => {
  const rows = ['CAT', 'APE', 'BED'];
  const stems = new Map(words.map(({ text, stem }) => [text, stem]));
  const [easy, hard] = [workshop.rate(rows, 1), workshop.rate(rows, 5)];
  expect(easy.suggestions['CAT']?.[0]?.difficulty).toBe(1);
  expect(hard.suggestions['CAT']?.[0]?.difficulty).toBe(3);
  const texts = Object.values(easy.suggestions).flatMap((clues) => clues.map(({ text }) => text));
  const answers = findEntries(numberGrid(rows)).map(({ answer }) => answer);
  expect(texts.filter((text) => answers.some((answer) => givesAway(text, answer, stems)))).toEqual([]);
});
