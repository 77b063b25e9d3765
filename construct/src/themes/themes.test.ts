import { describe, expect, it } from 'vitest';
import { parseThemes } from './themes.ts';

const parse = (text: string) => parseThemes({ name: 'themes.txt', text });
const entries =
  'ICE TEA\n  2 Cool drink\nICE AGE\n  3 Long winter? | It lasted very long.\nICE RINK\n  2 Skaters go here\n';
const good = `THEME Cold Comfort\nWHEN 01-15\nWHY All begin with ice.\n${entries}`;

describe('parseThemes', () => {
  it('reads a title, a date, an idea and entries with their clues', () => {
    const [theme] = parse(`# A comment\n${good}`);
    expect(theme).toMatchObject({ title: 'Cold Comfort', when: '01-15', why: 'All begin with ice.' });
    expect(theme?.entries.map(({ answer }) => answer)).toEqual(['ICETEA', 'ICEAGE', 'ICERINK']);
    expect(theme?.entries[1]).toEqual({
      answer: 'ICEAGE',
      written: 'ICE AGE',
      clues: [{ text: 'Long winter?', difficulty: 3, note: 'It lasted very long.' }],
    });
  });
  it.each([
    ['ICE TEA\n', 'themes.txt, line 1: the first line of a theme is "THEME Title"'],
    [good.replace('01-15', 'winter'), 'themes.txt, line 2: "winter" is no day such as 10-31'],
    [good.replace('WHY All begin with ice.\n', ''), 'line 1: the theme "Cold Comfort" has no line "WHY'],
    [good.replace(/ICE RINK[^]*/, ''), 'line 1: the theme "Cold Comfort" has fewer than 3 entries'],
    [good.replace('  2 Cool drink\n', ''), 'ICE TEA has no clue'],
    [good.replace('  2 Cool', '  9 Cool'), 'line 5: "  9 Cool drink" is neither an entry nor a clue'],
    [good.replace('ICE TEA\n', ''), 'line 4: a clue comes before the first entry'],
    [good.replace('ICE AGE', 'ICE TEA'), 'line 6: ICETEA is already in this theme'],
    [good + good, 'line 10: there is another theme "Cold Comfort"'],
    [good.replace('Cold Comfort', 'A Title That Is Far Too Long to Fit'), 'line 1: a title has at most 28'],
  ])('says where %j is wrong', (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });
});
