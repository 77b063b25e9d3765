import { describe, expect, test } from 'vitest';
import series from '../../../content/daily/series.txt?raw';
import themes from '../../../content/themes.txt?raw';
import { accessories, holidays } from './accessories.ts';
import { creatures } from './creatures.ts';
import { describeMonster } from './describeMonster.ts';
import { promisedParts } from './promisedParts.ts';

const puzzles = import.meta.glob<{ title: string }>('../../../content/puzzles/*.json', { eager: true });
const promised = (title: string, datePublished = '') => promisedParts({ title, datePublished });

describe('a title', () => {
  test.each([
    ['The Griffin', { mouth: 'beak', back: ['wings', 'lionTail'] }],
    ["Dragon's Breath", { back: ['batWings', 'spikyTail'], pattern: 'scales' }],
    ['Ghost Writing', { body: 'ghost', holds: 'pencil' }],
    ['VAMPIRES', { mouth: 'fangs', back: ['batWings'] }],
    ['Mummies', { pattern: 'bandages' }],
    ['Which Witch?', { hat: 'witch' }],
    ['Cry Wolf', { body: 'fuzzy', back: ['bushyTail'] }],
    ['Yeti Again', { body: 'fuzzy', palette: 'snow' }],
    ['Kraken Up', { back: ['tentacles'] }],
    ['Unicorn', { horns: 'unicorn' }],
    ['Cyclops', { eyes: 'cyclops' }],
    ['Robot Romance', { body: 'cube', palette: 'steel', holds: 'heart' }],
    ['Mermaids', { back: ['fishTail'] }],
    ['Copy Cat', { horns: 'cat', mouth: 'cat' }],
    ['Puppies', { horns: 'floppy' }],
    ['King for a Day', { holds: 'scepter', back: ['cape'] }],
  ])('%s hatches what it promises', (title, parts) => {
    expect(promised(title)).toMatchObject(parts);
  });

  test.each(['', 'Catalog', 'Scathing', 'Even Steven', '!?'])('%j promises nothing', (title) => {
    expect(promised(title)).toEqual({});
  });

  test('with two promises about the same part keeps that of the first word, and a creature comes before all', () => {
    expect(promised('Coffee and a Book')).toEqual({ holds: 'mug' });
    expect(promised('Book and Coffee')).toEqual({ holds: 'book' });
    expect(promised('Heart of a Dog').holds).toBe('bone');
  });

  test('of our own is kept in at least a third of all cases', () => {
    const titles = [
      ...series
        .split('\n')
        .filter((line) => /^\d/u.test(line))
        .map((line) => line.split(' ').slice(4).join(' ')),
      ...[...themes.matchAll(/^THEME (.+)$/gmu)].map(([, title]) => title ?? ''),
      ...Object.values(puzzles).map(({ title }) => title),
    ];
    expect(titles.length).toBeGreaterThan(1200);
    const met = titles.filter((title) => Object.keys(promised(title)).length > 0);
    expect(met.length / titles.length).toBeGreaterThan(1 / 3);
  });

  test('keeps the family of its day recognizable: a boss keeps its cape', () => {
    const look = describeMonster({
      id: '',
      title: 'Daily Teaser - Dragon Tea',
      datePublished: '2026-11-22',
    });
    expect(look).toMatchObject({ isBoss: true, holds: 'mug', back: ['cape', 'batWings', 'spikyTail'] });
  });
});

describe('a day', () => {
  test.each([
    ['2026-10-31', { hat: 'witch', holds: 'pumpkin' }],
    ['2027-12-25', { hat: 'santa', holds: 'gift' }],
    ['2027-01-01', { hat: 'party' }],
    ['2026-12-31', { hat: 'party' }],
    ['2027-02-14', { holds: 'heart' }],
    ['2027-07-04', { holds: 'flag' }],
    ['2027-04-01', { hat: 'jester' }],
    ['2028-02-29', { holds: 'tile', sign: '29' }],
    ['2026-11-17', {}],
    ['', {}],
  ])('%s brings its own where the title promises nothing', (date, parts) => {
    expect(promised('Daily Teaser', date)).toEqual(parts);
  });

  test('brings nothing where the title does', () => {
    expect(promised('Coffee Break', '2026-10-31')).toEqual({ holds: 'mug' });
  });
});

test('every word is promised one thing', () => {
  for (const table of [creatures, accessories, holidays]) {
    const words = table.flatMap(([list]) => list.split(' '));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  }
});
