import { expect, test } from 'vitest';
import { contrast } from '../testing/contrast.ts';
import css from './tokens.css?raw';

const hex = '(#[0-9a-f]{6})';

/** The light and the dark value of a token. */
function colorsOf(token: string): [light: string, dark: string] {
  const both = new RegExp(`--${token}: light-dark\\(${hex}, ${hex}\\);`, 'u').exec(css);
  if (both?.[1] !== undefined && both[2] !== undefined) return [both[1], both[2]];
  const one = new RegExp(`--${token}: ${hex};`, 'u').exec(css)?.[1];
  if (one === undefined) throw new Error(`No color --${token}`);
  return [one, one];
}

/** A color and the backgrounds it is seen on. */
type Pair = [front: string, ...backs: string[]];

const text: Pair[] = [
  ['ink', 'paper', 'surface', 'surface-sunken', 'primary-tint', 'accent-tint', 'danger-tint'],
  ['ink', 'cell', 'cell-word', 'cell-solved'],
  ['ink-soft', 'paper', 'surface', 'surface-sunken', 'primary-tint', 'accent-tint', 'cell', 'cell-word'],
  ['ink-soft', 'cell-solved'],
  ['primary', 'paper', 'surface', 'surface-sunken', 'accent-tint'],
  ['primary-strong', 'paper', 'surface', 'surface-sunken'],
  ['on-primary', 'primary', 'primary-strong'],
  ['on-accent', 'accent'],
  ['on-cell-selected', 'cell-selected'],
  ['danger', 'paper', 'surface', 'danger-tint'],
  ['paper', 'danger'],
];

const shapes: Pair[] = [
  ['line', 'paper', 'surface', 'accent-tint'],
  ['star', 'paper', 'surface', 'cell', 'cell-solved', 'cell-word'],
  ['focus', 'paper', 'surface', 'surface-sunken', 'primary-tint', 'accent-tint'],
  ['focus-cell', 'cell-selected'],
  ['solved-mark', 'paper', 'cell-solved', 'cell-word'],
  ['primary', 'accent-tint', 'line-soft'],
];

/** Neighbors that have to differ in lightness alone, for players who see no colors, and by how much at least. */
const neighbors: [one: string, other: string, least: number][] = [
  ['cell', 'cell-solved', 1.15],
  ['cell-solved', 'cell-word', 1.25],
  ['cell', 'cell-word', 1.5],
];

const cases = [
  ...neighbors,
  ...text.flatMap(([front, ...backs]) => backs.map((back) => [front, back, 4.5] as const)),
  ...shapes.flatMap(([front, ...backs]) => backs.map((back) => [front, back, 3] as const)),
];

test.each(cases)('%s on %s has a contrast of at least %d in both themes', (front, back, least) => {
  const [fronts, backs] = [colorsOf(front), colorsOf(back)];
  const light = contrast(fronts[0], backs[0]);
  const dark = contrast(fronts[1], backs[1]);
  expect({ light: light >= least, dark: dark >= least, values: [light, dark] }).toMatchObject({
    light: true,
    dark: true,
  });
});

test('black on white has the contrast that WCAG states', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
});
