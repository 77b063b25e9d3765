import { describe, expect, it } from 'vitest';
import { cleanText } from './cleanText.ts';
import { encodeUtf8 } from './decodeUtf8.ts';
import { missingMetadata, readMetadata } from './metadata.ts';
import { parseFileName } from './parseFileName.ts';
import { readPuzzleFile } from './readPuzzleFile.ts';

describe('the author in a file', () => {
  it.each([
    ['By Ann Lee', 'Ann Lee'],
    ['by Ann Lee', 'Ann Lee'],
    ['BY: Ann Lee', 'Ann Lee'],
    [' By  Ann Lee ', 'Ann Lee'],
    ['Byron Lee', 'Byron Lee'],
    ['By', 'By'],
  ])('%j is %j', (author, name) => {
    expect(readMetadata({ author }).metadata).toEqual({ author: name });
    const named = `a__${cleanText(author).replaceAll(' ', '_')}__1__2026-01-01`;
    expect(parseFileName(named).metadata.author).toBe(name);
  });
});

describe('metadata that cannot be read', () => {
  it('is quoted, not said to be missing', () => {
    const { metadata, stated } = readMetadata({
      title: 'T\u{0}',
      difficulty: 'Easy',
      datePublished: 'May 5',
    });
    expect(metadata).toEqual({ title: 'T' });
    expect(missingMetadata(metadata, stated).map(({ message }) => message)).toEqual([
      'The file does not state its author.',
      'The file states "Easy", which cannot be read as its difficulty (1 to 5).',
      'The file states "May 5", which cannot be read as its date (YYYY-MM-DD).',
    ]);
  });

  it('is not said to be missing from a file of which nothing could be read', () => {
    expect(readPuzzleFile('a.ipuz', encodeUtf8('{"title": "T"')).errors).toEqual([
      { message: 'This is not an ipuz file: it is not valid JSON.' },
    ]);
  });
});
