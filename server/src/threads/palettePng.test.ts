import { expect, it } from 'vitest';
import { readPng } from '../testing/readPng.ts';
import { palettePng } from './palettePng.ts';

const pixelsOf = (colors: readonly string[]): Uint8Array =>
  new Uint8Array(Buffer.from(colors.map((color) => `${color.slice(1)}ff`).join(''), 'hex'));

const hex = (value: number): string => `#${value.toString(16).padStart(6, '0')}`;

it('keeps every pixel of a picture with few colors', () => {
  const colors = ['#fbf7ef', '#2a1b3d', '#7cc653', '#fbf7ef', '#fbf7ef', '#e86a8a'];
  const png = palettePng({ width: 3, height: 2, pixels: pixelsOf(colors) });
  expect(readPng(png)).toEqual({ width: 3, height: 2, colors });
});

it('gives rare colors the most similar one of the 256 most frequent', () => {
  const frequent = Array.from({ length: 256 }, (_, place) => hex(place * 0x010101));
  const rare = ['#fe0000', '#808081', '#010000'];
  const colors = [...frequent, ...frequent, ...rare];
  const { colors: written } = readPng(
    palettePng({ width: colors.length, height: 1, pixels: pixelsOf(colors) }),
  );
  expect(written.slice(0, -rare.length)).toEqual([...frequent, ...frequent]);
  expect(written.slice(-rare.length)).toEqual(['#555555', '#808080', '#000000']);
});
