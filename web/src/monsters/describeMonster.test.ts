import { MONSTER_PUZZLE_ID } from '@monster/engine';
import { describe, expect, test } from 'vitest';
import { describeMonster } from './describeMonster.ts';
import { parts } from './monsterLook.ts';
import { dateOfDay, seriesDayOf } from './weeks.ts';

const sizes = Array.from({ length: 13 }, (_, index) => String(index + 3).padStart(2, '0'));
const serials = Array.from({ length: 80 }, (_, index) => String(index + 1).padStart(4, '0'));
const monsterOf = (id: string) => describeMonster({ id, title: '', datePublished: '' });
const monsterOn = (datePublished: string, title = 'Daily Teaser', id = '') =>
  describeMonster({ id, title, datePublished });

const ids = sizes.flatMap((size) =>
  [1, 2, 3, 4, 5].flatMap((stars) => serials.map((n) => `${size}-${stars}-${n}`)),
);

const weeks = Array.from({ length: 500 }, (_, index) => index + 2950);
const familyOf = (week: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => monsterOn(dateOfDay({ week, weekday })));

describe('a monster outside of the series', () => {
  test('is the same for the same id', () => {
    for (const id of ['2', '03-1-0001', '15-5-9999', '']) expect(monsterOf(id)).toEqual(monsterOf(id));
  });

  test('is different for each of thousands of puzzles', () => {
    const looks = new Set(ids.map((id) => JSON.stringify({ ...monsterOf(id), name: '' })));
    expect(looks.size).toBeGreaterThan(ids.length - 5);
  });

  test.each(Object.keys(parts) as (keyof typeof parts)[])('has every kind of %s somewhere', (part) => {
    const seen = new Set<string>(ids.map((id) => monsterOf(id)[part]));
    expect([...parts[part]].filter((kind) => !seen.has(kind))).toEqual([]);
  });
});

describe('a family', () => {
  test('shares its colors, horns and pattern, and everybody has a body of their own', () => {
    for (const week of weeks) {
      const family = familyOf(week);
      const shared = new Set(
        family.map(({ palette, accent, horns, pattern }) => [palette, accent, horns, pattern].join(' ')),
      );
      expect(shared.size).toBe(1);
      expect(new Set(family.map(({ body }) => body)).size).toBe(7);
      expect(family[0]?.accent).not.toBe(family[0]?.palette);
    }
  });

  test('does not have the colors of the week before', () => {
    for (const week of weeks) expect(familyOf(week)[0]?.palette).not.toBe(familyOf(week - 1)[0]?.palette);
  });

  test('has one boss, on Sunday, with a cape and a scepter', () => {
    const family = familyOf(2968);
    expect(family.map(({ isBoss }) => isBoss === true)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(family[6]).toMatchObject({ back: ['cape'], holds: 'scepter' });
    expect(seriesDayOf('2026-11-22')?.weekday).toBe(6);
  });

  test('is known before its titles are: a title only adds to the look', () => {
    const [before, after] = [
      monsterOn('2026-11-19'),
      monsterOn('2026-11-19', 'Daily Teaser - Coffee Break', '05-1-0001'),
    ];
    expect(after).toEqual({ ...before, holds: 'mug' });
  });

  test('needs a valid date and the name of the series', () => {
    for (const look of [monsterOn('someday'), monsterOn(''), monsterOn('2026-11-19', 'Daily')])
      expect(look.name).toBe(monsterOf('').name);
    expect(monsterOn('2026-11-19T10:00:00Z').name).toBe(monsterOn('2026-11-19').name);
  });
});

describe('the monster behind the fifth level', () => {
  test('is the only one with a crown', () => {
    expect(monsterOf(MONSTER_PUZZLE_ID)).toMatchObject({ horns: 'crown', palette: 'gold' });
    const titles = ['King', 'Queen of the Royal Ball', 'A Golden Throne'];
    const others = [
      ...ids.filter((id) => id !== MONSTER_PUZZLE_ID).map(monsterOf),
      ...weeks.flatMap(familyOf),
      ...titles.map((title) => monsterOn('2026-11-22', `Daily Teaser - ${title}`)),
    ];
    expect(others.filter(({ horns }) => horns === 'crown')).toEqual([]);
  });

  test('is itself whatever its title and date are', () => {
    expect(monsterOn('2026-10-31', 'Daily Teaser - Griffin', MONSTER_PUZZLE_ID)).toEqual(
      monsterOf(MONSTER_PUZZLE_ID),
    );
  });
});
