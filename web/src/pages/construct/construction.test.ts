import { expect, test } from 'vitest';
import {
  applyFill,
  applyRating,
  clearCell,
  clueFor,
  noteFor,
  isFull,
  rowsToRefill,
  setLetter,
  startConstruction,
  toggleLock,
  unlockAll,
  writeClue,
} from './construction.ts';
import { clueListsOf, entriesOf, replaceableAnswers, warningsOf } from './entriesOf.ts';

const quality = { score: 90, leastScore: 75, rare: [], blindCrossings: [] };
const easy = (text: string) => ({ text, difficulty: 1 as const });
const grid = (rows: string[], suggestions = {}) => ({ rows, quality, unclued: [], suggestions });
const cat = startConstruction(
  grid(['CAT', 'ORE', 'WED'], { CAT: [easy('Purring pet'), easy('Tom, maybe')] }),
  null,
);

test('the same press locks and unlocks a letter, and a refill replaces all other letters', () => {
  const locked = toggleLock(cat, [0]);
  expect(rowsToRefill(locked)).toEqual(['C..', '...', '...']);
  expect(rowsToRefill(toggleLock(locked, [0]))).toEqual(['...', '...', '...']);
});

test('locking a word locks all its letters, or unlocks them if all are locked', () => {
  const word = toggleLock(toggleLock(cat, [1]), [0, 1, 2]);
  expect(rowsToRefill(word)).toEqual(['CAT', '...', '...']);
  expect(toggleLock(word, [0, 1, 2]).locked.size).toBe(0);
  expect(unlockAll(word).locked.size).toBe(0);
});

test('a typed letter is locked and discards the rating', () => {
  const typed = setLetter(cat, 2, 'R');
  expect(typed.rows).toEqual(['CAR', 'ORE', 'WED']);
  expect(typed.quality).toBeNull();
  expect(rowsToRefill(typed)).toEqual(['..R', '...', '...']);
});

test('typing the same letter only locks it', () => {
  expect(setLetter(cat, 0, 'C')).toMatchObject({ rows: cat.rows, quality, locked: new Set([0]) });
});

test('a cleared cell is a gap and cannot be locked', () => {
  const cleared = clearCell(toggleLock(cat, [4]), 4);
  expect(cleared.rows[1]).toBe('O.E');
  expect(isFull(cleared)).toBe(false);
  expect(toggleLock(cleared, [4]).locked.size).toBe(0);
  expect(warningsOf(cleared, entriesOf(cleared))).toEqual([
    'The grid has gaps: refill it or type the letters.',
  ]);
});

test('black cells stay black in a refill', () => {
  expect(rowsToRefill(startConstruction(grid(['#AT', 'ORE', 'WE#']), null))).toEqual(['#..', '...', '..#']);
});

test('a clue comes from the bank until the admin writes one, which comes back with its word', () => {
  expect(clueFor(cat, 'CAT')).toBe('Purring pet');
  const written = writeClue(cat, 'CAT', 'Mouser');
  const without = applyFill(written, grid(['CAR', 'ORE', 'WED']));
  expect(clueFor(without, 'CAR')).toBe('');
  expect(clueFor(applyFill(without, grid(['CAT', 'ORE', 'WED'])), 'CAT')).toBe('Mouser');
  expect(clueFor(startConstruction(grid(['CAT', 'ORE', 'WED']), without), 'CAT')).toBe('Mouser');
});

test('a clue that the admin cleared stays empty', () => {
  expect(clueFor(writeClue(cat, 'CAT', ''), 'CAT')).toBe('');
});

test('a rating of letters that have since changed is ignored', () => {
  const changed = setLetter(cat, 2, 'R');
  expect(applyRating(changed, grid(['CAT', 'ORE', 'WED']))).toBe(changed);
  expect(applyRating(changed, grid(['CAR', 'ORE', 'WED'])).quality).toEqual(quality);
});

test('entries have the names, numbers and clues of a puzzle', () => {
  const entries = entriesOf(cat);
  expect(entries.map(({ name, answer }) => `${name} ${answer}`)).toEqual([
    '1-Across CAT',
    '4-Across ORE',
    '5-Across WED',
    '1-Down COW',
    '2-Down ARE',
    '3-Down TED',
  ]);
  expect(clueListsOf(entries).acrossClues).toEqual([
    { number: 1, text: 'Purring pet' },
    { number: 4, text: '' },
    { number: 5, text: '' },
  ]);
});

test('a refill may replace the words that are not completely locked', () => {
  expect(replaceableAnswers(toggleLock(cat, [0, 1, 2]))).toEqual(['ORE', 'WED', 'COW', 'ARE', 'TED']);
  expect(replaceableAnswers(clearCell(cat, 4))).toEqual(['CAT', 'WED', 'COW', 'TED']);
});

test('missing clues and lint warnings are listed together', () => {
  const clued = ['ORE', 'WED', 'COW'].reduce(
    (construction, word) => writeClue(construction, word, 'Clue'),
    cat,
  );
  const withAnswer = writeClue(clued, 'CAT', 'My cat');
  expect(warningsOf(withAnswer, entriesOf(withAnswer))).toEqual([
    'Clues are missing: 2-Down, 3-Down.',
    '1-Across: the clue contains its answer CAT.',
  ]);
});

test("a clue of the bank brings its note, and a clue of one's own has none", () => {
  const clue = { text: 'Mouse user?', difficulty: 3 as const, note: 'It plays with mice.' };
  const playing = startConstruction(grid(['CAT', 'ORE', 'WED'], { CAT: [clue] }), null);
  expect(noteFor(playing, 'CAT')).toBe('It plays with mice.');
  expect(clueListsOf(entriesOf(playing)).acrossClues[0]).toEqual({
    number: 1,
    text: 'Mouse user?',
    note: 'It plays with mice.',
  });
  expect(noteFor(writeClue(playing, 'CAT', 'Tom'), 'CAT')).toBeUndefined();
});
