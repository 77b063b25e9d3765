import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accessories, holidays } from './accessories.ts';
import { creatures } from './creatures.ts';
import { Monster } from './Monster.tsx';
import type { MonsterLook } from './monsterLook.ts';

const plain: MonsterLook = {
  name: 'Pip',
  palette: 'indigo',
  accent: 'coral',
  body: 'gumdrop',
  eyes: 'pair',
  mouth: 'cat',
  horns: 'bull',
  pattern: 'belly',
  arms: 'up',
  holds: 'nothing',
  gaze: 'ahead',
};

/** An empty group is no drawing. */
const draw = (look: MonsterLook, isGolden = false): string =>
  renderToStaticMarkup(createElement(Monster, { look, isGolden })).replaceAll('<g></g>', '');

test('a golden monster is the same in gold: it keeps the color of its horns and gets a sheen and sparkles', () => {
  const [common, golden] = [draw(plain), draw(plain, true)];
  expect(common).toContain('#7485f0');
  expect(common).not.toContain('#ffcf3f');
  expect(golden).not.toContain('#7485f0');
  for (const color of ['#ffcf3f', '#ff8b74']) expect(golden).toContain(color);
  const paths = (markup: string): number => markup.match(/<path/gu)?.length ?? 0;
  expect(paths(golden)).toBe(paths(common) + 2);
});

/** Every promised part by itself, since one without a drawing must not hide behind another. */
const promised: readonly Partial<MonsterLook>[] = [...creatures, ...accessories, ...holidays].flatMap(
  ([, { back = [], ...others }]) => [
    ...back.map((kind) => ({ back: [kind] })),
    ...Object.entries(others).map(([part, kind]) => ({ [part]: kind })),
  ],
);

test('every part that a title or a day can promise is drawn', () => {
  expect(promised.length).toBeGreaterThan(100);
  const common = draw(plain);
  const undrawn = promised.filter((part) => !('sign' in part) && draw({ ...plain, ...part }) === common);
  // These two it has anyway.
  expect([...new Set(undrawn.map((part) => JSON.stringify(part)))].sort()).toEqual([
    '{"horns":"bull"}',
    '{"mouth":"cat"}',
  ]);
});

test('a tile shows its sign, or the first letter of the name', () => {
  expect(draw({ ...plain, holds: 'tile' })).toContain('>P</text>');
  expect(draw({ ...plain, holds: 'tile', sign: '29' })).toContain('>29</text>');
});
