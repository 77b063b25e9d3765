import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { formatFileName, formatUploadName } from '@monster/engine';
import { parseFileName, splitExtension } from './parseFileName.ts';
import { randomMetadata } from './testing/randomPuzzle.ts';

describe('a file name', () => {
  it('states title, author, difficulty and date', () => {
    expect(parseFileName('Daily_Teaser_7__Ann_Lee__2__2026-11-20')).toEqual({
      metadata: { title: 'Daily Teaser 7', author: 'Ann Lee', difficulty: 2, datePublished: '2026-11-20' },
      errors: [],
    });
  });

  it.each([
    [
      'a__b__2',
      undefined,
      'File name: "a__b__2" has 3 of the 4 fields title__author__difficulty__YYYY-MM-DD.',
    ],
    ['__b__2__2026-11-20', 'title', 'File name: the title is empty.'],
    ['a___ __2__2026-11-20', 'author', 'File name: the author is empty.'],
    ['a__b__6__2026-11-20', 'difficulty', 'File name: the difficulty is not a number from 1 to 5.'],
    ['a__b__hard__2026-11-20', 'difficulty', 'File name: the difficulty is not a number from 1 to 5.'],
    [
      'a__b__2__2026-02-30',
      'datePublished',
      'File name: the date "2026-02-30" is not a calendar date (YYYY-MM-DD).',
    ],
    [
      'a__b__2__20.11.2026',
      'datePublished',
      'File name: the date "20.11.2026" is not a calendar date (YYYY-MM-DD).',
    ],
    ['Fun 😀__b__2__2026-11-20', 'title', 'File name: the title "Fun 😀" contains an emoji.'],
    [
      `${'x'.repeat(101)}__b__2__2026-11-20`,
      'title',
      'File name: the title has 101 characters; 100 is the most.',
    ],
  ])('%s is refused because of %s', (name, field, message) => {
    expect(parseFileName(name).errors).toEqual([{ message, ...(field !== undefined && { field }) }]);
  });

  it('keeps the fields that are valid', () => {
    expect(parseFileName('a__b__9__2026-11-20').metadata).toEqual({
      title: 'a',
      author: 'b',
      datePublished: '2026-11-20',
    });
  });

  it('is read back unchanged', () => {
    fc.assert(
      fc.property(randomMetadata, (metadata) => {
        for (const name of [formatFileName(metadata, 'csv'), formatUploadName(metadata)]) {
          const { base, extension } = splitExtension(name);
          expect([parseFileName(base).metadata, extension]).toEqual([metadata, 'csv']);
        }
      }),
    );
  });
});
