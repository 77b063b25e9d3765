import { expect, test } from 'vitest';
import { formatFileName, formatUploadName } from './fileName.ts';

const metadata = { title: 'Daily Teaser', author: 'Ann Lee', difficulty: 2, datePublished: '2026-11-20' };

test('a name has double underscores between its fields and single ones for spaces', () => {
  expect(formatFileName(metadata, 'puz')).toBe('Daily_Teaser__Ann_Lee__2__2026-11-20.puz');
  expect(formatUploadName(metadata)).toBe('Daily_Teaser__Ann_Lee__2__2026-11-20.csv');
});

test.each([
  ['  two   words ', 'two_words', 'two_words'],
  ['snake__case', 'snake_case', 'snake_case'],
  ['either/or "so"', 'either-or_-so-', 'either-or_-so-'],
  ['a\\b\nc', 'a-b-c', 'a-b-c'],
  ["What's up?", "What's_up-", "What's_up?"],
  ['1: <a|b>*', '1-_-a-b--', '1:_<a|b>*'],
])('the title %j becomes %s on a disk and %s in an upload', (title, onDisk, inUpload) => {
  const rest = '__Ann_Lee__2__2026-11-20.csv';
  expect(formatFileName({ ...metadata, title }, 'csv')).toBe(onDisk + rest);
  expect(formatUploadName({ ...metadata, title })).toBe(inUpload + rest);
});
