import { expect, test } from 'vitest';
import { changedMetadata } from './metadata.ts';

const before = { title: 'One', author: 'Ann', difficulty: 2, datePublished: '2026-11-20' };

test('only metadata that differs counts as changed', () => {
  expect(changedMetadata(before, { ...before, difficulty: 3, title: 'Two' })).toEqual({
    title: 'Two',
    difficulty: 3,
  });
  expect(changedMetadata(before, { ...before })).toEqual({});
});
