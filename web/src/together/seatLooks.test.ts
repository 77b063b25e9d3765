import { expect, test } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import tokens from '../ui/tokens.css?raw';
import css from './seats.css?raw';
import { looksOf } from './seatLooks.ts';

const seats = (...numbers: number[]) => numbers.map((seat) => ({ seat }));
const everyone = seats(0, 1, 2, 3, 4, 5, 6, 7);

test('eight people have eight colors and eight shapes', () => {
  const lookOf = looksOf(everyone);
  const looks = everyone.map(({ seat }) => lookOf(seat));
  for (const part of ['color', 'shape', 'path'] as const)
    expect(new Set(looks.map((look) => look[part])).size).toBe(8);
});

test('whoever comes after somebody was removed looks like nobody else', () => {
  const lookOf = looksOf(seats(0, 1, 3, 8, 9));
  expect(seats(0, 1, 3, 8, 9).map(({ seat }) => lookOf(seat).index)).toEqual([0, 1, 3, 2, 4]);
});

test('the letters of somebody who was removed keep their color', () => {
  expect(looksOf(seats(0, 1)).call(null, 5).index).toBe(5);
});

/** The light and the dark value of a color. */
function valuesOf(name: string): readonly [light: string, dark: string] {
  const pattern = new RegExp(`--${name}: (?:light-dark\\()?(#\\w+)(?:, (#\\w+))?`, 'u');
  const [, light = '', dark = light] = pattern.exec(css + tokens) ?? [];
  return [light, dark];
}

const backgrounds = ['cell', 'cell-word', 'cell-solved', 'paper', 'surface', 'primary-tint'];
const cases = everyone.flatMap(({ seat }) => backgrounds.map((background) => [seat, background] as const));

test.each(cases)('look %d on %s has a contrast of at least 3 in both themes', (look, background) => {
  const [own, back] = [valuesOf(`seat-${look}`), valuesOf(background)];
  expect(contrast(own[0], back[0])).toBeGreaterThanOrEqual(3);
  expect(contrast(own[1], back[1])).toBeGreaterThanOrEqual(3);
});

test.each(everyone)('look $seat shows on the selected cell, where it is dark in both themes', ({ seat }) => {
  expect(contrast(valuesOf(`seat-${seat}`)[0], valuesOf('cell-selected')[0])).toBeGreaterThanOrEqual(3);
});
