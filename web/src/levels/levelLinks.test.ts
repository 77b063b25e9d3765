import { describe, expect, it } from 'vitest';
import { monsterHref, nextLevelHref } from './levelLinks.ts';

const uid = 'a'.repeat(64);

describe('the address after a level', () => {
  it.each([
    [1, '1-5', 'puzzle=03-1-0001', '/levels/2-5?puzzle=04-1-0001'],
    [2, '2-5', 'puzzle=x&timer=3', '/levels/3-5?puzzle=05-2-0001&timer=3'],
    [3, '3-welcome-mail', 'puzzle=x', '/levels/4-welcome-mail?puzzle=06-3-0001'],
    [
      4,
      '4-5',
      `puzzle=x&uid=${uid}&utm_campaign=welcome`,
      `/levels/5-5?puzzle=07-3-0001&uid=${uid}&utm_campaign=welcome`,
    ],
    [1, '1-5', 'puzzle=x&email=a%40b.c', '/levels/2-5?puzzle=04-1-0001'],
    [5, '5-5', `puzzle=x&timer=3&uid=${uid}`, '/puzzles/2'],
  ])('level %i, %s?%s: %s', (level, info, search, expected) => {
    expect(nextLevelHref(level, info, new URLSearchParams(search))).toBe(expected);
  });

  it('gets the uid of a player who has just given an email', () => {
    expect(nextLevelHref(1, '1-5', new URLSearchParams('puzzle=x&timer=3'), uid)).toBe(
      `/levels/2-5?puzzle=04-1-0001&timer=3&uid=${uid}`,
    );
  });

  it('keeps the uid on the way to the monster', () => {
    expect(monsterHref(new URLSearchParams(`uid=${uid}&timer=3`))).toBe(
      `/todaycrossword?puzzle=13-4-0001&uid=${uid}`,
    );
    expect(monsterHref(new URLSearchParams(''))).toBe('/todaycrossword?puzzle=13-4-0001');
  });
});
