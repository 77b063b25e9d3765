import { MONSTER_PUZZLE_ID } from '@monster/engine';
import { expect, test } from 'vitest';
import { describeMonster, parts } from './describeMonster.ts';

const sizes = Array.from({ length: 13 }, (_, index) => String(index + 3).padStart(2, '0'));
const serials = Array.from({ length: 80 }, (_, index) => String(index + 1).padStart(4, '0'));
const puzzleOf = (id: string) => ({ id, title: '', datePublished: '' });
const monsterOf = (id: string) => describeMonster(puzzleOf(id));

const ids = sizes.flatMap((size) =>
  [1, 2, 3, 4, 5].flatMap((stars) => serials.map((n) => `${size}-${stars}-${n}`)),
);

test('the same seed makes the same monster', () => {
  for (const id of ['2', '03-1-0001', '15-5-9999', '']) expect(monsterOf(id)).toEqual(monsterOf(id));
});

test('each of thousands of puzzles has a different monster', () => {
  const looks = new Set(ids.map((id) => JSON.stringify(monsterOf(id))));
  expect(looks.size).toBe(ids.length);
});

test.each(Object.keys(parts) as (keyof typeof parts)[])('every kind of %s is used somewhere', (part) => {
  const seen = new Set<string>(ids.map((id) => monsterOf(id)[part]));
  expect([...parts[part]].filter((kind) => !seen.has(kind))).toEqual([]);
});

test('the monster behind the fifth level is the only one with a crown', () => {
  expect(monsterOf(MONSTER_PUZZLE_ID)).toMatchObject({ horns: 'crown', palette: 'gold' });
  const crowned = ids.filter((id) => monsterOf(id).horns === 'crown');
  expect(crowned).toEqual([MONSTER_PUZZLE_ID]);
});

test('a name is one pronounceable word', () => {
  const names = ids.filter((id) => id !== MONSTER_PUZZLE_ID).map((id) => monsterOf(id).name);
  expect(names.filter((name) => !/^[A-Z][a-z]{2,9}$/u.test(name))).toEqual([]);
});
