import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, expect, it } from 'vitest';
import { readPng } from '../testing/readPng.ts';
import { createThread } from '../threads/createThread.ts';
import type { PicturesWork } from '../threads/picturesThread.ts';
import { readTypeface } from './typeface.ts';

const { resolve } = createRequire(import.meta.url);
const { fonts, advanceOf } = readTypeface(
  ['latin', 'latin-ext'].map((part) =>
    readFileSync(resolve(`@fontsource/lilita-one/files/lilita-one-${part}-400-normal.woff`)),
  ),
);
const thread = createThread<PicturesWork>('picturesThread', { timeMs: 60_000, memoryMb: 64 });
afterAll(() => thread.stop());

/** How many pixels are left and right of the ink of a text that begins at 10. */
async function inkOf(text: string): Promise<{ start: number; end: number } | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="120"><rect width="600" height="120" fill="#fff"/><text x="10" y="90" font-size="80" font-family="Lilita One">${text}</text></svg>`;
  const png = await thread.ask('paint', svg, fonts);
  if (png === 'gave up') throw new Error('The picture could not be painted.');
  const { width, colors } = readPng(Buffer.from(png));
  const columns = colors.flatMap((color, pixel) => (color === '#ffffff' ? [] : [pixel % width]));
  return columns.length === 0 ? undefined : { start: Math.min(...columns), end: Math.max(...columns) };
}

it.each(['Monster', 'iiiii', 'WWWW', 'Łódka', '11×11 · 2026'])(
  'knows how wide %s becomes when it is painted',
  async (text) => {
    const width = [...text].reduce((sum, character) => sum + (advanceOf(character) ?? Number.NaN), 0) * 80;
    const ink = await inkOf(text);
    expect(ink?.start).toBeGreaterThanOrEqual(8);
    expect(ink?.end).toBeLessThanOrEqual(10 + width + 2);
    expect(ink?.end).toBeGreaterThan(width * 0.9);
  },
);

it.each(['日', 'Ж', '★', '😀', 'ő'])(
  'says that it does not have %s, and nothing is painted in its place',
  async (character) => {
    expect(advanceOf(character)).toBeUndefined();
    expect(await inkOf(character)).toBeUndefined();
  },
);
