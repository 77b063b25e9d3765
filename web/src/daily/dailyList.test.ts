import { expect, test } from 'vitest';
import { shortTitle } from './dailyList.ts';

test.each([
  ['Daily Teaser - Garden Party', 'Garden Party'],
  ['Daily Teaser: Rain', 'Rain'],
  ['Daily Teaser', 'Daily Teaser'],
  ['My Daily Teaser - Rain', 'My Daily Teaser - Rain'],
])('%s is %s in lists of the series', (title, short) => {
  expect(shortTitle(title)).toBe(short);
});
