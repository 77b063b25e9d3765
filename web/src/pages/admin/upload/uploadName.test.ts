import { expect, test } from 'vitest';
import { uploadName } from './uploadName.ts';

const metadata = { title: 'Daily Teaser', author: 'Ann Lee', difficulty: 2, datePublished: '2026-11-20' };

test('a name tells the metadata with double underscores between and single ones for blanks', () => {
  expect(uploadName(metadata)).toBe('Daily_Teaser__Ann_Lee__2__2026-11-20.csv');
});

test.each([
  ['  two   words ', 'two_words'],
  ['snake__case', 'snake_case'],
  ['either/or "so"', 'either-or_-so-'],
  ["What's up?", "What's_up?"],
])('the title "%s" becomes %s', (title, part) => {
  expect(uploadName({ ...metadata, title })).toBe(`${part}__Ann_Lee__2__2026-11-20.csv`);
});
