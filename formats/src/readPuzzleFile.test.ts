import { MAX_FILE_BYTES } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { readPuzzleFile } from './readPuzzleFile.ts';
import { sampleContent, sampleFiles, sampleMetadata } from './testing/samples.ts';
import { encodeUtf8 } from './decodeUtf8.ts';
import { writeCsv } from './writeCsv.ts';
import { writeIpuz } from './writeIpuz.ts';
import { writePuz } from './writePuz.ts';

const name = 'a__b__1__2026-01-01.csv';
const xdHead = 'Title: a\n\n\nABC\nDEF\nGHI\n\n\n';
const csv = encodeUtf8(writeCsv(sampleContent));
const errorsOf = (file: string, bytes: Uint8Array): string[] =>
  readPuzzleFile(file, bytes).errors.map(({ message }) => message);

describe('a file', () => {
  it.each([
    ['../a__b__1__2026-01-01.csv', 'File name: it must not contain a folder.'],
    ['a\\b__b__1__2026-01-01.csv', 'File name: it must not contain a folder.'],
    ['a\u{0}__b__1__2026-01-01.csv', 'File name: it contains a control character.'],
    [`${'a'.repeat(300)}.csv`, 'File name: it is longer than 255 characters.'],
    ['puzzle.exe', 'Only .csv files are accepted, and .puz, .ipuz, .jpz and .xd to import.'],
    ['constructor', 'Only .csv files are accepted, and .puz, .ipuz, .jpz and .xd to import.'],
    ['a.constructor', 'Only .csv files are accepted, and .puz, .ipuz, .jpz and .xd to import.'],
  ])('is refused when its name is %j', (file, message) => {
    expect(errorsOf(file, csv)).toEqual([message]);
  });

  it.each([
    ['empty', '', 'The file is empty.'],
    ['a ZIP', 'PK\u{3}\u{4}....', 'The file is zipped or a spreadsheet; save it as "CSV UTF-8".'],
    ['a web page', ' <!DOCTYPE html><p>grid', 'The file is a web page (HTML), not a puzzle.'],
    ['XML', '\u{FEFF}<?xml version="1.0"?>', 'The file is XML or HTML, not CSV.'],
    ['too large', 'x'.repeat(256 * 1024 + 1), 'The file is larger than 256 KiB.'],
  ])('is refused when it is %s', (_what, text, message) => {
    expect(errorsOf(name, encodeUtf8(text))).toEqual([message]);
  });

  // Each of these once took minutes, or more stack than there is.
  it.each([
    [
      'full of unclosed marks',
      '.xd',
      `${xdHead}A1. `,
      '{/',
      '1-Across: the clue has 262113 characters; 300 is the most.',
    ],
    ['full of rows', '.xd', 'Title: a\n\n\nAB\n', 'A\n', 'Grid row 2 has 1 cell; row 1 has 2.'],
    ['a call followed by spaces', '.ipuz', 'ipuz()', ' ', 'This is not an ipuz file: it is not valid JSON.'],
    ['full of errors', '.jpz', '<a>', '& ', 'This is not a .jpz file: it is not plain XML.'],
  ])('at the limit of size is refused soon when it is %s', (_what, extension, head, filler, message) => {
    const text = `${head}${filler.repeat(Math.floor((MAX_FILE_BYTES - head.length) / filler.length) - 1)}x`;
    expect(errorsOf(`a__b__1__2026-01-01${extension}`, encodeUtf8(text))[0]).toBe(message);
  });

  it('is refused when its name claims another format', () => {
    const puz = writePuz(sampleContent, sampleMetadata);
    expect(errorsOf(name, puz)).toEqual(['The name ends in .csv, but this is a .puz file.']);
    expect(errorsOf('a.puz', csv)).toContain('This is not a .puz file.');
  });

  it('to import contains its metadata; what is missing is named', () => {
    const reading = readPuzzleFile('today.puz', writePuz(sampleContent, sampleMetadata));
    expect(reading.puzzle).toEqual(sampleContent);
    expect(reading.metadata).toEqual({ title: 'Daily Teaser 7', author: 'Ann Lee' });
    expect(reading.errors).toEqual([
      { message: 'The file does not state its difficulty (1 to 5).', field: 'difficulty' },
      { message: 'The file does not state its date (YYYY-MM-DD).', field: 'datePublished' },
    ]);
  });

  it('to import takes its metadata from a name that follows the pattern', () => {
    const file = encodeUtf8(writeIpuz(sampleContent, sampleMetadata));
    expect(readPuzzleFile('New__Bob__5__2027-01-01.ipuz', file)).toMatchObject({
      metadata: { title: 'New', author: 'Bob', difficulty: 5, datePublished: '2027-01-01' },
      errors: [],
    });
  });

  it('in CSV with a wrong name still shows its grid', () => {
    expect(readPuzzleFile('puzzle.csv', sampleFiles[0]?.bytes ?? csv)).toMatchObject({
      puzzle: sampleContent,
      errors: [
        { message: 'File name: "puzzle" has 1 of the 4 fields title__author__difficulty__YYYY-MM-DD.' },
      ],
    });
  });
});
