import { describe, expect, test } from 'vitest';
import blocked from '../../../content/words/blocked.txt?raw';
import sensitive from '../../../content/words/sensitive.txt?raw';
import { familyName, loneName, memberName } from './monsterNames.ts';
import { seriesDayOf } from './weeks.ts';

const weekdays = [0, 1, 2, 3, 4, 5, 6];
const weekOf = (date: string): number => seriesDayOf(date)?.week ?? Number.NaN;
/** A hundred years around the first season of the series. */
const weeks = Array.from(
  { length: weekOf('2076-12-31') - weekOf('1976-01-01') },
  (_, index) => weekOf('1976-01-01') + index,
);
const dailyNames = weeks.flatMap((week) => weekdays.map((weekday) => memberName(week, weekday)));

function* canonicalIds(): Generator<string> {
  for (let size = 3; size <= 15; size += 1)
    for (let stars = 1; stars <= 5; stars += 1)
      for (let serial = 1; serial <= 9999; serial += 1)
        yield `${String(size).padStart(2, '0')}-${stars}-${String(serial).padStart(4, '0')}`;
}

const loneNames = new Set<string>();
let idCount = 0;
for (const id of canonicalIds()) {
  idCount += 1;
  loneNames.add(loneName(id));
}
const otherNames = ['2', '', 'seed 1', 'seed 2', '05-6-0001', '16-1-0001', '05-1-00001'].map(loneName);

const words = [...new Set([...dailyNames, ...loneNames, ...otherNames].flatMap((name) => name.split(' ')))];

describe('names', () => {
  test('of families differ from week to week for a hundred years', () => {
    expect(weeks.length).toBeGreaterThan(5200);
    expect(new Set(weeks.map(familyName)).size).toBe(weeks.length);
  });

  test('of dailies are different on every day of a hundred years', () => {
    expect(new Set(dailyNames).size).toBe(dailyNames.length);
  });

  test('of other puzzles are different for every id there can be', () => {
    expect(idCount).toBe(649_935);
    expect(loneNames.size).toBe(idCount);
  });

  test('of dailies, of other puzzles and for other ids are never the same', () => {
    expect([...dailyNames, ...otherNames].filter((name) => loneNames.has(name))).toEqual([]);
    expect(otherNames.filter((name) => dailyNames.includes(name))).toEqual([]);
    expect(new Set(otherNames).size).toBe(otherNames.length);
  });

  test('consist of short words that begin with a capital letter', () => {
    expect(words.filter((word) => !/^(?:Mc|O')?[A-Z][a-z]{1,9}$/u.test(word) || word.length > 10)).toEqual(
      [],
    );
  });

  test('contain nothing rude or sad', () => {
    const bad = `${blocked}\n${sensitive}`
      .replaceAll(/^#.*$/gmu, '')
      .split(/\s+/u)
      .filter((word) => word.length > 2);
    expect(bad.length).toBeGreaterThan(400);
    const hits = words.flatMap((word) =>
      bad.filter((each) => `${word}s`.toLowerCase().includes(each)).map((each) => `${word}: ${each}`),
    );
    expect(hits).toEqual([]);
  });

  test('exist for weeks long ago and far away', () => {
    for (const week of [-100_000, -1, 0, 400_000]) expect(memberName(week, 3)).toMatch(/^\w+ \w+$/u);
  });
});

test('the boss has a title, and the others have six different first names', () => {
  const week = weekOf('2026-11-16');
  const names = weekdays.map((weekday) => memberName(week, weekday));
  expect(names.every((name) => name.endsWith(` ${familyName(week)}`))).toBe(true);
  expect(new Set(names).size).toBe(7);
  expect(memberName(week, 6)).toMatch(
    /^(?:Baron|Baroness|Duke|Duchess|Count|Countess|Lord|Lady|Sir|Dame|Captain|Admiral|Professor|Madame) /u,
  );
});
