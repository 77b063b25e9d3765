import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseClues } from '../clues/clueBank.ts';
import { readSeries } from '../contentFiles.ts';
import { dailyPuzzle, dailyTitle, formatSeries, parseSeries } from './dailySeries.ts';
import { dateOf, dayOf } from './weekPlan.ts';

const words = ['CAT', 'BED', 'CAB', 'DOT'];
const bank = parseClues([
  { name: 'x', text: words.map((word) => `${word}\n  1 Easy ${word.length}\n  2 Hard one\n`).join('') },
]);
const titles = { creatures: Array.from({ length: 7 }, () => ['Yeti']), moods: ['Shy'] };
const valid = [0, 1, 2, 3, 4, 5, 6]
  .map((i) => `2026-09-${14 + i} ${i === 2 ? 'BED/###/CAT 21' : 'CAB/###/DOT 12'}\n`)
  .join('');

describe('a series file', () => {
  const series = parseSeries(`# A comment\n${valid}`, bank);
  it('is read into grids and clues, and written back unchanged', () => {
    expect(series.days[2]?.rows).toEqual(['BED', '###', 'CAT']);
    expect(series.days[2]?.clues.map(({ difficulty }) => difficulty)).toEqual([2, 1]);
    expect(formatSeries(series, bank).replace(/^#.*\n/, '')).toBe(valid);
  });
  it.each([
    ['a day is missing', valid.replace(/2026-09-16.*\n/, '')],
    ['a line is cut off', valid.replace(' 21', '')],
    ['a word has no such clue', valid.replace(' 21', ' 29')],
    ['a clue is missing', valid.replace(' 21', ' 2')],
    ['a word is not in the bank', valid.replace('BED/', 'BUD/')],
    ['it is not a whole number of weeks', valid.replace(/2026-09-20.*\n/, '')],
    ['it is empty', ''],
  ])('is refused when %s', (_what, broken) => {
    expect(() => parseSeries(broken, bank)).toThrow('daily series');
  });
});

describe('dailyPuzzle', () => {
  const series = parseSeries(valid, bank);
  it('returns the puzzle of the date, with the clues of each direction by number', () => {
    expect(dailyPuzzle(series, titles, '2026-09-16')).toEqual({
      title: 'Daily Teaser - The Shy Yeti',
      author: 'Team Monster',
      difficulty: 2,
      datePublished: '2026-09-16',
      grid: ['BED', '###', 'CAT'],
      acrossClues: [
        { number: 1, text: 'Hard one' },
        { number: 2, text: 'Easy 3' },
      ],
      downClues: [],
    });
  });
  it.each(['1999-01-06', '2026-09-09', '2026-09-23', '2040-10-24'])('repeats forever, on %s too', (date) => {
    expect(dailyPuzzle(series, titles, date)).toMatchObject({
      datePublished: date,
      grid: ['BED', '###', 'CAT'],
    });
  });
});

describe('dailyTitle', () => {
  const beasts = {
    creatures: Array.from({ length: 7 }, () => ['Yeti', 'Imp']),
    moods: ['Shy', 'Sly', 'Tidy'],
  };
  const day = dayOf('2026-11-16');
  it('is always the same for a day', () => {
    expect(dailyTitle(day, [], beasts)).toMatch(/^Daily Teaser - The (?:Shy|Sly|Tidy) (?:Yeti|Imp)$/);
    expect(dailyTitle(day, [], beasts)).toBe(dailyTitle(day, ['CAT'], beasts));
  });
  it('never names an answer of the grid', () => {
    const [, mood = '', beast = ''] = /The (\w+) (\w+)$/.exec(dailyTitle(day, [], beasts)) ?? [];
    const other = dailyTitle(day, [mood.toUpperCase(), beast.toUpperCase()], beasts);
    expect(other).toMatch(/^Daily Teaser/);
    expect(other).not.toContain(mood);
    expect(other).not.toContain(beast);
    expect(dailyTitle(day, ['SHY', 'SLY', 'TIDY'], beasts)).toBe('Daily Teaser');
    expect(dailyTitle(day, ['THE'], beasts)).toBe(`Daily Teaser - ${mood} ${beast}`);
  });
  it('is different for nearly every day of the shipped series', () => {
    const { series, titles: shipped } = readSeries(
      fileURLToPath(new URL('../../../content/', import.meta.url)),
    );
    const all = series.days.map((_, i) => dailyPuzzle(series, shipped, dateOf(series.first + i)).title);
    expect(new Set(all).size).toBeGreaterThan(all.length * 0.99);
  });
});
