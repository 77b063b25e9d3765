import { describe, expect, it } from 'vitest';
import { parseTitles, titleFor } from './titles.ts';

const parse = (text: string) => parseTitles({ name: 'titles.txt', text });
const titles = parse('# A comment\nBREAD Loaf Story\nBREAD Rise and Shine\nTEA Steep Learning\n');

describe('parseTitles', () => {
  it('reads several titles for a word', () => {
    expect(titles.get('BREAD')).toEqual(['Loaf Story', 'Rise and Shine']);
  });
  it.each([
    ['bread Loaf Story', 'titles.txt, line 1: "bread Loaf Story" is not a word and a title'],
    ['BREAD Bread Winner', 'titles.txt, line 1: the title "Bread Winner" names BREAD'],
    ['BREAD A Very Long Story About a Loaf', 'titles.txt, line 1: a title has at most 28 characters'],
  ])('says where %j is wrong', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});

describe('titleFor', () => {
  const free = () => false;
  it('plays on the longest answer that has a title', () => {
    expect(titleFor(['TEA', 'BREAD', 'CAT'], titles, free)).toBe('Loaf Story');
    expect(titleFor(['TEA', 'CAT'], titles, free)).toBe('Steep Learning');
  });
  it('never names an answer, nor takes the title of another day', () => {
    expect(titleFor(['BREAD', 'LOAF'], titles, free)).toBe('Rise and Shine');
    expect(titleFor(['BREAD'], titles, (title) => title === 'Loaf Story')).toBe('Rise and Shine');
    expect(titleFor(['CAT'], titles, free)).toBeNull();
  });
});
