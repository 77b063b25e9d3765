import { expect, test } from 'vitest';
import { changedFacts } from './facts.ts';

const before = { title: 'One', author: 'Ann', difficulty: 2, datePublished: '2026-11-20' };

test('only the facts that are not what they were are changes', () => {
  expect(changedFacts(before, { ...before, difficulty: 3, title: 'Two' })).toEqual({
    title: 'Two',
    difficulty: 3,
  });
  expect(changedFacts(before, { ...before })).toEqual({});
});
