import { MAX_TITLE_LENGTH } from '@monster/engine';
import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, showableText, widthOf } from './fitText.ts';

/** A font of ASCII and a few more, in which every character is half as wide as it is high. */
const advanceOf = (character: string): number | undefined =>
  /^[ -~é…’]$/u.test(character) ? 0.5 : undefined;
const space = { width: 100, maxLines: 3, sizes: { largest: 40, smallest: 10 } };

describe('a fitted text', () => {
  it.each([
    ['X', 40, ['X']],
    ['Moon', 40, ['Moon']],
    ['Planet', 32, ['Planet']],
    ['Shell to Your Ear', 28, ['Shell', 'to Your', 'Ear']],
  ])('of %j is as large as it can be', (text, size, lines) => {
    expect(fitText(text, space, advanceOf)).toEqual({ size, lines });
  });

  it('has lines of about the same length', () => {
    const { lines } = fitText('one two six ten a', { ...space, width: 130, maxLines: 2 }, advanceOf);
    expect(lines).toEqual(['one two', 'six ten a']);
  });

  it('is broken inside a word that is too long for a line in any size', () => {
    const { size, lines } = fitText('a'.repeat(45), space, advanceOf);
    expect([size, lines]).toEqual([10, ['a'.repeat(20), 'a'.repeat(20), 'a'.repeat(5)]]);
  });

  it('ends with dots if it is too long in any size', () => {
    const { size, lines } = fitText('four '.repeat(20), space, advanceOf);
    expect([size, lines]).toEqual([
      10,
      ['four four four four', 'four four four four', 'four four four four…'],
    ]);
  });

  it('never needs more room than there is, whatever the text', () => {
    const texts = string({ maxLength: MAX_TITLE_LENGTH, unit: 'binary' });
    assert(
      property(texts, integer({ min: 1, max: 3 }), (text, maxLines) => {
        const { size, lines } = fitText(
          showableText(text, advanceOf) ?? text,
          { ...space, maxLines },
          advanceOf,
        );
        expect(lines.length).toBeLessThanOrEqual(maxLines);
        for (const line of lines) expect(widthOf(line, advanceOf) * size).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('what a font can show', () => {
  it.each([
    ['Shy Yeti', 'Shy Yeti'],
    ['Caf\u0065\u0301 Őszi', 'Café Oszi'],
    ['ﬁsh', 'fish'],
    ['Pizza 🍕 & fun', 'Pizza & fun'],
    ['  Spaces\u00a0and\nlines ', 'Spaces and lines'],
    ['日本語', null],
    ['Привет, world', null],
    ['Room ٣', null],
    ['★★★', null],
    ['?!', null],
    ['', null],
  ])('of %j is %j', (text, shown) => {
    expect(showableText(text, advanceOf)).toBe(shown);
  });
});
