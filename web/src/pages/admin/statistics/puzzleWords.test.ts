import { numberGrid } from '@monster/engine';
import { expect, test } from 'vitest';
import { hardestWords, wordsOf } from './puzzleWords.ts';

const clue = (number: number, text: string) => ({ number, text });
const words = wordsOf({
  id: 'x',
  title: 'X',
  author: 'Ann',
  difficulty: 1,
  size: 3,
  datePublished: '2026-11-01',
  grid: numberGrid(['CAT', 'A##', 'B##']),
  acrossClues: [clue(1, 'Pet')],
  downClues: [clue(1, 'Taxi')],
});

test('words have their names and clues, in the order of the clue lists', () => {
  expect(words.map(({ name, clue: text, answer }) => [name, text, answer])).toEqual([
    ['1-Across', 'Pet', 'CAT'],
    ['1-Down', 'Taxi', 'CAB'],
  ]);
});

test('the hardest word has the most mistakes per letter, and one without mistakes is none', () => {
  const found = hardestWords(words, [
    { cell: 0, total: 1 },
    { cell: 6, total: 5 },
  ]);
  expect(found.map(({ word, mistakes, perLetter }) => [word.name, mistakes, perLetter])).toEqual([
    ['1-Down', 6, 2],
    ['1-Across', 1, 1 / 3],
  ]);
  expect(hardestWords(words, [{ cell: 3, total: 5 }])).toHaveLength(1);
});
