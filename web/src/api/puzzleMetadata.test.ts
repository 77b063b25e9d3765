import { describe, expect, it } from 'vitest';
import { getPuzzle, listPuzzles } from './puzzleCalls.ts';
import { completeMetadata } from './puzzleMetadata.ts';

const fallback = { difficulty: 1, size: 3 };
const complete = {
  title: 'Daily Teaser',
  author: 'Ann',
  difficulty: 5,
  size: 7,
  datePublished: '2026-11-15',
};
const unknown = { title: 'Untitled', author: 'Anonymous', ...fallback, datePublished: '' };

describe('metadata', () => {
  it('is shown as it is when complete, without a time after the date', () => {
    expect(completeMetadata(complete, fallback)).toEqual(complete);
    expect(completeMetadata({ ...complete, datePublished: '2026-11-15T23:59:00Z' }, fallback)).toEqual(
      complete,
    );
  });

  it.each([
    {},
    { title: null, author: null, difficulty: null, size: null, datePublished: null },
    { title: '', author: ' ', difficulty: 0, size: 0, datePublished: 'soon' },
    { title: 7, author: {}, difficulty: '2', size: 5.5, datePublished: '2026-13-01' },
    { difficulty: 6, size: -1, datePublished: 1_700_000_000_000 },
  ])('that is missing or invalid is filled in: %j', (given) => {
    expect(completeMetadata(given, fallback)).toEqual(unknown);
  });
});

describe('a list', () => {
  const { read } = listPuzzles();

  it('fills in what an item lacks', () => {
    const item = { id: 'a', ...complete, featured: true, order: 4 };
    expect(read([item, { id: 'b' }])).toEqual([item, { id: 'b', ...unknown, featured: false, order: 0 }]);
  });

  it.each([{}, [null], [{ title: 'No id' }], 'x'])('of %j is invalid', (answer) => {
    expect(read(answer)).toBeUndefined();
  });
});

it('a puzzle needs its grid and clues, but no metadata', () => {
  const { read } = getPuzzle({ params: { id: 'x' } });
  const content = {
    grid: [[{ isBlack: true, number: null, answer: '' }]],
    acrossClues: [],
    downClues: [],
    title: null,
  };
  expect(read(content)).toBe(content);
  expect(read({ ...content, grid: null })).toBeUndefined();
});
