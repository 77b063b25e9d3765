import { expect, test } from 'vitest';
import { dailyHref } from './dailyLinks.ts';

test.each([
  ['the puzzle is added', '', '/todaycrossword?puzzle=05-1-0001'],
  ['the puzzle is replaced in its place', 'puzzle=today&timer=5', '/todaycrossword?puzzle=05-1-0001&timer=5'],
  [
    'everything else is kept',
    'uid=ab&utm_campaign=welcome&rewardtest=hint&x=%26',
    '/todaycrossword?uid=ab&utm_campaign=welcome&rewardtest=hint&x=%26&puzzle=05-1-0001',
  ],
  ['only the request to print is dropped', 'puzzle=today&print=1', '/todaycrossword?puzzle=05-1-0001'],
])('%s', (_, search, href) => {
  expect(dailyHref(new URLSearchParams(search), '05-1-0001')).toBe(href);
});
