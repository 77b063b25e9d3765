import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseClues } from '../clues/clueBank.ts';
import { readSeries } from '../contentFiles.ts';
import { parseThemes } from '../themes/themes.ts';
import { dailyPuzzle, formatSeries, parseSeries } from './dailySeries.ts';

const words = ['CAT', 'BED', 'CAB', 'DOT'];
const text = words.map((word) => `${word}\n  1 Easy ${word.length}\n  2 Hard one | It plays.\n`).join('');
const { clues } = parseClues([{ name: 'x', text }]);
const themes = parseThemes({
  name: 'themes.txt',
  text: 'THEME Pet Names\nWHY Pets.\nCAT\n  2 Tom\n  3 Persian\nDOG\n  2 Rex\nHEN\n  2 Red\n',
});
const source = { clues, themes };
const valid = [0, 1, 2, 3, 4, 5, 6]
  .map((i) => `2026-09-${14 + i} 2 ${i === 2 ? 'BED/###/CAT 21 Shy Yeti' : 'CAB/###/DOT 12 Day Trip'}\n`)
  .join('');
const parse = (lines: string) => parseSeries({ name: 'series.txt', text: lines }, source);

describe('a series file', () => {
  const series = parse(`# A comment\n${valid}`);
  it('is read into grids, clues, stars and titles, and written back unchanged', () => {
    expect(series.days[2]?.rows).toEqual(['BED', '###', 'CAT']);
    expect(series.days[2]?.clues.map(({ difficulty }) => difficulty)).toEqual([2, 1]);
    expect(series.days[2]).toMatchObject({ stars: 2, title: 'Shy Yeti' });
    expect(formatSeries(series, source).replace(/^#.*\n/, '')).toBe(valid);
  });
  it('takes the clues of a theme on a day with its title', () => {
    const themed = valid.replace('Shy Yeti', 'Pet Names').replace(' 21 ', ' 22 ');
    const [, persian] = parse(themed).days[2]?.clues ?? [];
    expect(persian).toEqual({ text: 'Persian', difficulty: 3, note: 'Pets.' });
    expect(formatSeries(parse(themed), source).replace(/^#.*\n/, '')).toBe(themed);
  });
  it.each([
    ['a day is missing', valid.replace(/2026-09-16.*\n/, ''), 'line 3: 2026-09-17 does not follow'],
    [
      'a line is cut off',
      valid.replace(' 21 Shy Yeti', ''),
      'line 3: "2026-09-16 2 BED/###/CAT" is not a day',
    ],
    ['a word has no such clue', valid.replace(' 21 ', ' 29 '), 'line 3: CAT has no clue 9 in the bank'],
    ['a clue is missing', valid.replace(' 21 ', ' 2 '), 'line 3: CAT has no clue  in the bank'],
    ['there is a clue too many', valid.replace(' 21 ', ' 211 '), 'line 3: not one clue for each word'],
    ['a word is not in the bank', valid.replace('BED/', 'BUD/'), 'line 3: BUD has no clue 2'],
    ['it is not a whole number of weeks', valid.replace(/2026-09-20.*\n/, ''), 'whole number of weeks'],
    ['it is empty', '', 'whole number of weeks'],
  ])('is refused when %s', (_what, broken, message) => {
    expect(() => parse(broken)).toThrow(message);
  });
});

describe('dailyPuzzle', () => {
  const series = parse(valid);
  it('returns the puzzle of the date, with the clues of each direction by number and their notes', () => {
    expect(dailyPuzzle(series, '2026-09-16')).toEqual({
      title: 'Daily Teaser - Shy Yeti',
      author: 'Team Monster',
      difficulty: 2,
      datePublished: '2026-09-16',
      grid: ['BED', '###', 'CAT'],
      acrossClues: [
        { number: 1, text: 'Hard one', note: 'It plays.' },
        { number: 2, text: 'Easy 3' },
      ],
      downClues: [],
    });
  });
  it.each(['1999-01-06', '2026-09-09', '2026-09-23', '2040-10-24'])('repeats forever, on %s too', (date) => {
    expect(dailyPuzzle(series, date)).toMatchObject({ datePublished: date, grid: ['BED', '###', 'CAT'] });
  });
});

it('gives nearly every day of the shipped series a title of its own', () => {
  const { days } = readSeries(fileURLToPath(new URL('../../../content/', import.meta.url)));
  const titles = new Set(days.map(({ title }) => title));
  // A theme comes again after more than a year.
  expect(titles.size).toBeGreaterThan(days.length * 0.92);
});
