import { expect, test } from 'vitest';
import { metadataOf } from './metadata.ts';

const cell = { isBlack: false, number: null, answer: 'A' };
const clues = { acrossClues: [], downClues: [] };

test.each([
  ['the answer', { size: 7, grid: [[cell]] }, 7],
  ['the grid, without a size', { grid: [[cell], [cell]] }, 2],
  ['the grid, with an invalid size', { size: 0, grid: [[cell]] }, 1],
  ['nothing, so it is 3', { grid: [] }, 3],
])('the size comes from %s', (_, reply, size) => {
  expect(metadataOf({ ...clues, ...reply }, 'x').size).toBe(size);
});

test('an answer without an id has the one that was requested', () => {
  expect(metadataOf({ ...clues, grid: [] }, 'x').id).toBe('x');
  expect(metadataOf({ ...clues, grid: [], id: 'y' }, 'x').id).toBe('y');
});

test('an unknown difficulty can be told from a difficulty of 1', () => {
  expect(metadataOf({ ...clues, grid: [], difficulty: null }, 'x').difficulty).toBe(0);
});
