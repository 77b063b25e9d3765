import { describe, expect, it } from 'vitest';
import { encodeUtf8 } from './decodeUtf8.ts';
import { readPuzzleFile } from './readPuzzleFile.ts';
import { zip } from './testing/zip.ts';

const named = 'a__b__1__2026-01-01.csv';
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const office = (part: string) =>
  zip([
    { name: '[Content_Types].xml', bytes: bytesOf('x') },
    { name: part, bytes: bytesOf('x') },
  ]);
const openDocument = (kind: string) =>
  zip([{ name: 'mimetype', method: 0, bytes: bytesOf(`application/vnd.oasis.opendocument.${kind}`) }]);

const files = [
  [
    'xlsx',
    office('xl/workbook.xml'),
    'In Excel, choose File > Save As, then "CSV UTF-8", and upload that file.',
  ],
  ['ods', openDocument('spreadsheet'), 'Choose File > Save As, then "Text CSV"'],
  [
    'numbers',
    office('Index/Document.iwa'),
    'In Numbers, choose File > Export To > CSV, and upload that file.',
  ],
  ['xls', bytesOf('\u{D0}\u{CF}\u{11}\u{E0}\u{A1}'), 'save it as "CSV UTF-8" and upload that file.'],
  ['docx', office('word/document.xml'), 'This is a text document, not a puzzle. Ask its maker for'],
  ['odt', openDocument('text'), 'This is a text document, not a puzzle. Ask its maker for'],
  ['rtf', bytesOf('{\\rtf1 Dear editor}'), 'This is a text document, not a puzzle. Ask its maker for'],
  ['pdf', bytesOf('%PDF-1.7'), 'The file is a PDF, not a puzzle. Ask its maker for'],
  ['png', bytesOf('\u{89}PNG\r\n'), 'The file is a picture, not a puzzle. Ask its maker for'],
  ['jpg', bytesOf('\u{FF}\u{D8}\u{FF}\u{E0}'), 'The file is a picture, not a puzzle. Ask its maker for'],
  ['webp', bytesOf('RIFF....WEBPVP8 '), 'The file is a picture, not a puzzle. Ask its maker for'],
  ['heic', bytesOf('\0\0\0\u{18}ftypheic'), 'The file is a picture, not a puzzle. Ask its maker for'],
] as const;

describe('a file that is no puzzle', () => {
  it.each(files)(
    'tells the editor what to do when it is %s, whatever its name',
    (extension, bytes, advice) => {
      for (const name of [`puzzle.${extension}`, named, 'puzzle.jpz', 'puzzle.xd'])
        expect(readPuzzleFile(name, bytes).errors[0]?.message).toContain(advice);
    },
  );

  it.each(files)('is told by its name when nothing is in the .%s', (extension) => {
    expect(readPuzzleFile(`puzzle.${extension}`, new Uint8Array()).errors[0]?.message).toMatch(/CSV/u);
  });

  it.each([
    ['prose', 'Dear editor,\nhere is the puzzle that we talked about.\nHave fun,\nAnn\n'],
    ['a list of words', 'Number,Direction,Clue\n1,A,Purring pet\n4,A,Gorilla\n'],
    ['prose with quotes', 'Dear editor,\nyou said "soon", so here it is.\n'],
    ['one long line', 'The quick brown fox jumps over the lazy dog.'],
  ])('is called a text when it is %s in CSV', (_what, text) => {
    expect(readPuzzleFile(named, encodeUtf8(text)).errors).toEqual([
      {
        message:
          'This is a text or a table, not a puzzle: no row is one of a grid, such as grid,C,A,T, or a clue, such as across,1,Purring pet.',
      },
    ]);
  });

  it('is called no .xd file when it is prose in .xd', () => {
    expect(readPuzzleFile('a.xd', encodeUtf8('Dear editor,\nhere it is.\n')).errors).toEqual([
      { message: 'This is not an .xd file: it has neither a grid nor clues.' },
    ]);
  });
});
