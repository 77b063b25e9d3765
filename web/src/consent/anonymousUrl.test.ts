import { describe, expect, it } from 'vitest';
import { anonymizeUrl, isAnonymousUrl } from './anonymousUrl.ts';

const uid = 'ab12'.repeat(16);

describe('a URL that third parties may see', () => {
  it.each([
    ['https://x.example/', true],
    ['https://x.example/levels/1-5?puzzle=03-1-0001&utm_campaign=welcome', true],
    [`https://x.example/levels/1-5?puzzle=03-1-0001&uid=${uid}`, false],
    ['https://x.example/?uid=short', false],
    ['https://x.example/levels/1-5&puzzle=03-1-0001&email=ann', false],
    ['https://x.example/?mail=ann%40example.com', false],
    [`https://x.example/${uid}`, false],
    ['https://x.example/friends', true],
    ['https://x.example/friends/AbCd0123_-xyzXYZ', false],
    ['https://x.example/together?puzzle=05-2-0001', true],
    ['https://x.example/together/AbCd0123_-xyzXYZ012345', false],
  ])('%s is anonymous: %s', (address, expected) => {
    expect(isAnonymousUrl(address)).toBe(expected);
  });

  it.each([
    [
      `https://x.example/levels/1-5?puzzle=3&uid=${uid}&timer=3`,
      'https://x.example/levels/1-5?puzzle=3&timer=3',
    ],
    ['https://x.example/levels/1-5&puzzle=3&email=a@b.c', 'https://x.example/levels/1-5'],
    ['https://x.example/?who=a@b.c', 'https://x.example/'],
    [`https://x.example/${uid}`, 'https://x.example/'],
    ['https://x.example/friends/AbCd0123_-xyzXYZ', 'https://x.example/'],
  ])('%s becomes %s', (address, expected) => {
    expect(anonymizeUrl(address)).toBe(expected);
  });
});
