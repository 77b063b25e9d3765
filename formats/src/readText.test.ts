import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasControls, withoutControls } from './cleanText.ts';
import { encodeUtf8 } from './decodeUtf8.ts';
import { readPuzzleFile } from './readPuzzleFile.ts';
import { sampleContent, sampleFiles } from './testing/samples.ts';

/** UTF-16 as Windows writes it, or with the bytes swapped. */
function utf16(text: string, order: 'le' | 'be'): Uint8Array {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return Uint8Array.from(
    units.flatMap((unit) => (order === 'le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
}

const texts = sampleFiles
  .filter(({ name }) => !name.endsWith('.puz'))
  .map(({ name, bytes }) => ({ name, text: new TextDecoder().decode(bytes) }));

describe.each(texts)('$name', ({ name, text }) => {
  it.each(['le', 'be'] as const)('is read in UTF-16%s, with and without a mark', (order) => {
    for (const start of ['\u{FEFF}', ''])
      expect(readPuzzleFile(name, utf16(start + text, order))).toMatchObject({
        puzzle: sampleContent,
        errors: [],
      });
  });

  it('is refused in broken UTF-16, saying so', () => {
    const saveAs = name.endsWith('.csv') ? '"CSV UTF-8"' : 'UTF-8';
    for (const broken of [
      utf16(`\u{FEFF}${text}`, 'le').slice(0, -1),
      utf16(`\u{FEFF}\u{D800}${text}`, 'be'),
    ])
      expect(readPuzzleFile(name, broken).errors).toEqual([
        { message: `The file is damaged UTF-16; re-save as ${saveAs}.` },
      ]);
  });

  it('is read without its control characters, wherever they are', () => {
    for (const place of ['Intend', 'Wolves', 'Home'])
      expect(readPuzzleFile(name, encodeUtf8(`${text.replace(place, `${place}\u{1}`)}\u{1A}`))).toMatchObject(
        {
          puzzle: sampleContent,
          errors: [],
          warnings: expect.arrayContaining(['2 control characters are left out.']) as string[],
        },
      );
  });
});

describe('a text', () => {
  it('keeps all that can be shown, and its line ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = withoutControls(text);
        expect(hasControls(clean.replaceAll(/\s/gu, ''))).toBe(false);
        expect(clean.match(/[^\p{Cc}]|\s/gu)).toEqual(text.match(/[^\p{Cc}]|\s/gu));
      }),
    );
  });
});
