import { expect, test } from 'vitest';
import { raceHref, raceLink } from './raceHref.ts';

test.each([
  ['/puzzles/05-1-0001', '/puzzles/05-1-0001?race=best#grid'],
  ['/puzzles/05-1-0001?timer=5&race=x', '/puzzles/05-1-0001?timer=5&race=best#grid'],
  ['/todaycrossword?puzzle=today&uid=ab', '/todaycrossword?puzzle=05-1-0001&uid=ab&race=best#grid'],
  ['/todaycrossword?puzzle=today&print=1', '/todaycrossword?puzzle=05-1-0001&race=best#grid'],
  ['/levels/1-5?puzzle=05-1-0001&uid=ab', '/puzzles/05-1-0001?race=best#grid'],
  ['/levels/1-5&puzzle=05-1-0001', '/puzzles/05-1-0001?race=best#grid'],
])('on %s, a race is at %s', (address, href) => {
  expect(raceHref(`https://x.example${address}`, '05-1-0001', 'best')).toBe(href);
});

test('the link to a race has nothing about who sends it but the solve', () => {
  expect(raceLink('https://x.example', '05-1-0001', 'abc')).toBe(
    'https://x.example/puzzles/05-1-0001?race=abc#grid',
  );
});
