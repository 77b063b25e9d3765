import { expect, test } from 'vitest';
import {
  begin,
  clearCell,
  clueFor,
  isFull,
  openRows,
  rated,
  refilled,
  setLetter,
  toggleLock,
  unlockAll,
  writeClue,
} from './construction.ts';
import { cluesOf, entriesOf, looseAnswers, warningsOf } from './entriesOf.ts';

const quality = { score: 90, leastScore: 75, rare: [], blindCrossings: [] };
const easy = (text: string) => ({ text, difficulty: 1 as const });
const grid = (rows: string[], suggestions = {}) => ({ rows, quality, suggestions });
const cat = begin(grid(['CAT', 'ORE', 'WED'], { CAT: [easy('Purring pet'), easy('Tom, maybe')] }), null);

test('a letter is locked and unlocked by the same touch, and a refill asks for all others', () => {
  const locked = toggleLock(cat, [0]);
  expect(openRows(locked)).toEqual(['C..', '...', '...']);
  expect(openRows(toggleLock(locked, [0]))).toEqual(['...', '...', '...']);
});

test('a word is locked whole unless it is locked whole already', () => {
  const word = toggleLock(toggleLock(cat, [1]), [0, 1, 2]);
  expect(openRows(word)).toEqual(['CAT', '...', '...']);
  expect(toggleLock(word, [0, 1, 2]).locked.size).toBe(0);
  expect(unlockAll(word).locked.size).toBe(0);
});

test('a letter of your own is locked, and the rating is out of date', () => {
  const mine = setLetter(cat, 2, 'R');
  expect(mine.rows).toEqual(['CAR', 'ORE', 'WED']);
  expect(mine.quality).toBeNull();
  expect(openRows(mine)).toEqual(['..R', '...', '...']);
});

test('the same letter again only locks it', () => {
  expect(setLetter(cat, 0, 'C')).toMatchObject({ rows: cat.rows, quality, locked: new Set([0]) });
});

test('an emptied cell is open, and cannot be locked', () => {
  const emptied = clearCell(toggleLock(cat, [4]), 4);
  expect(emptied.rows[1]).toBe('O.E');
  expect(isFull(emptied)).toBe(false);
  expect(toggleLock(emptied, [4]).locked.size).toBe(0);
  expect(warningsOf(emptied, entriesOf(emptied))).toEqual([
    'The grid has gaps: refill it or type the letters.',
  ]);
});

test('black cells stay black in a refill', () => {
  expect(openRows(begin(grid(['#AT', 'ORE', 'WE#']), null))).toEqual(['#..', '...', '..#']);
});

test('a clue comes from the bank until the admin chooses another, and comes back with its word', () => {
  expect(clueFor(cat, 'CAT')).toBe('Purring pet');
  const mine = writeClue(cat, 'CAT', 'Mouser');
  const away = refilled(mine, grid(['CAR', 'ORE', 'WED']));
  expect(clueFor(away, 'CAR')).toBe('');
  expect(clueFor(refilled(away, grid(['CAT', 'ORE', 'WED'])), 'CAT')).toBe('Mouser');
  expect(clueFor(begin(grid(['CAT', 'ORE', 'WED']), away), 'CAT')).toBe('Mouser');
});

test('a clue that was emptied stays empty', () => {
  expect(clueFor(writeClue(cat, 'CAT', ''), 'CAT')).toBe('');
});

test('a rating of letters that are gone is not taken', () => {
  const changed = setLetter(cat, 2, 'R');
  expect(rated(changed, grid(['CAT', 'ORE', 'WED']))).toBe(changed);
  expect(rated(changed, grid(['CAR', 'ORE', 'WED'])).quality).toEqual(quality);
});

test('words are named, numbered and clued as a puzzle has them', () => {
  const entries = entriesOf(cat);
  expect(entries.map(({ name, answer }) => `${name} ${answer}`)).toEqual([
    '1-Across CAT',
    '4-Across ORE',
    '5-Across WED',
    '1-Down COW',
    '2-Down ARE',
    '3-Down TED',
  ]);
  expect(cluesOf(entries, 'across')).toEqual([
    { number: 1, text: 'Purring pet' },
    { number: 4, text: '' },
    { number: 5, text: '' },
  ]);
});

test('a refill may replace the words that are not locked whole', () => {
  expect(looseAnswers(toggleLock(cat, [0, 1, 2]))).toEqual(['ORE', 'WED', 'COW', 'ARE', 'TED']);
  expect(looseAnswers(clearCell(cat, 4))).toEqual(['CAT', 'WED', 'COW', 'TED']);
});

test('missing clues and the lint are told together', () => {
  const clued = ['ORE', 'WED', 'COW'].reduce((made, word) => writeClue(made, word, 'Clue'), cat);
  const catty = writeClue(clued, 'CAT', 'My cat');
  expect(warningsOf(catty, entriesOf(catty))).toEqual([
    'Clues are missing: 2-Down, 3-Down.',
    '1-Across: the clue contains its answer CAT.',
  ]);
});
