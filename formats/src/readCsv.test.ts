import { describe, expect, it } from 'vitest';
import { readCsv } from './readCsv.ts';
import { sampleContent } from './testing/samples.ts';
import { encodeUtf8 } from './decodeUtf8.ts';

const cat = ['grid,C,A,T', 'grid,A,P,E', 'grid,B,E,D'];
const clues = [
  'across,1,Purring pet,CAT',
  'across,4,Gorilla',
  'across,5,Where you sleep',
  'down,1,Taxi',
  'down,2,Copy',
  'down,3,Theodore',
];
const full = ['crossword,1', ...cat, ...clues];

const read = (text: string) => readCsv(encodeUtf8(text));
const readLines = (lines: readonly string[]) => read(lines.join('\n'));
const messages = (lines: readonly string[]): string[] =>
  readLines(lines).errors.map(({ message }) => message);
const withLine = (line: number, text: string): string[] => full.with(line - 1, text);
const rowsOf = (text: string) => read(text).puzzle?.rows;
const rows = ['CAT', 'APE', 'BED'];

describe('a CSV puzzle', () => {
  it('is read with its clues in the order of their numbers', () => {
    const { puzzle, errors } = readLines([...full.slice(0, 4), ...clues.toReversed()]);
    expect(errors).toEqual([]);
    expect(puzzle?.rows).toEqual(rows);
    expect(puzzle?.acrossClues.map(({ number }) => number)).toEqual([1, 4, 5]);
    expect(puzzle?.downClues).toEqual([
      { number: 1, text: 'Taxi' },
      { number: 2, text: 'Copy' },
      { number: 3, text: 'Theodore' },
    ]);
  });

  it.each([
    ['LF', full.join('\n')],
    ['CRLF', full.join('\r\n')],
    ['CR', full.join('\r')],
    ['a byte order mark', `\u{FEFF}${full.join('\n')}`],
    ['semicolons', full.join('\n').replaceAll(',', ';')],
    ['semicolons that Excel announces', `sep=;\r\n${full.join('\r\n').replaceAll(',', ';')}`],
    ['an announcement in quotes', `"sep=,"\n${full.join('\n')}`],
    ['an announcement that a spreadsheet has filled up', `SEP=;;;;\n${full.join('\n').replaceAll(',', ';')}`],
    [
      'commas in a shorthand row that semicolons part',
      `sep=;\nCAT\nAPE\nBED\n${clues.join('\n').replaceAll(',', ';')}`,
    ],
    ['tabs', full.join('\n').replaceAll(',', '\t')],
    ['empty rows and trailing empty fields', `\n${full.map((line) => `${line},,,`).join('\n,,,\n')}\n\n`],
    ['spaces around fields', full.join('\n').replaceAll(',', ' , ')],
    ['shorthand rows', full.join('\n').replaceAll(/grid,(.),(.),(.)/gu, 'grid,$1$2$3')],
    ['the plain form', [...cat.map((row) => row.slice(5)), ...clues].join('\n')],
    ['the plain form in shorthand', [...rows, ...clues].join('\n')],
    ['lowercase letters', full.join('\n').toLowerCase().replace('purring', 'Purring')],
    [
      'keywords in capitals',
      full.join('\n').replaceAll(/^(grid|across|down|crossword)/gmu, (w) => w.toUpperCase()),
    ],
  ])('may come with %s', (_what, text) => {
    expect(read(text).errors).toEqual([]);
    expect(rowsOf(text)).toEqual(rows);
  });

  it('may spell keywords in a plain grid', () => {
    const plain = ['GRID', 'DOWN', 'ABCD', 'EFGH'];
    expect(readLines([...plain, 'across,1,x']).cells).toEqual(plain.map((row) => [...row]));
  });

  it('has black cells as # or .', () => {
    const lines = ['grid,.PACK', 'grid,PROSE', 'grid,LOTUS', 'grid,ASIDE', 'grid,NEST#'];
    const texts = [
      ...sampleContent.acrossClues.map(({ number }) => `across,${number},x`),
      ...sampleContent.downClues.map(({ number }) => `down,${number},x`),
    ];
    expect(readLines([...lines, ...texts]).puzzle?.rows).toEqual(sampleContent.rows);
  });

  it.each([
    [withLine(4, 'grid,B,E,D,S'), 'Grid row 3 has 4 cells; row 1 has 3.'],
    [withLine(3, 'grid,A,7,E'), 'Row 2, column 2: "7" is not a letter or #.'],
    [
      withLine(3, 'grid,A,CH,E'),
      'Row 2, column 2 is a rebus ("CH"): several letters in one cell. The site plays one letter per cell: change the words that cross there in the program that made the puzzle, or choose another puzzle.',
    ],
    [withLine(3, 'grid,A,,E'), 'Row 2, column 2 is empty; it needs a letter or #.'],
    [full.toSpliced(5, 1), 'Across 4 has no clue.'],
    [withLine(6, 'across,4,'), 'Across 4 has no clue.'],
    [[...full, 'down,9,Nothing'], 'There is no 9-Down in this grid.'],
    [[...full, 'across,1,Again'], '1-Across given twice.'],
    [withLine(5, 'across,1,Pet,COT'), '1-Across: answer COT does not match grid CAT.'],
    [withLine(5, 'across,1,"Pet'), 'Unclosed quote starting on line 5.'],
    [withLine(5, 'across,1,"Pet').with(7, 'down,1,"Taxi"'), 'Unclosed quote starting on line 5.'],
    [
      withLine(5, 'across,1,A "pet"'),
      'Line 5: a field that contains a quote must be in quotes, with the quote written as "".',
    ],
    [
      withLine(5, 'across,1,"A"pet'),
      'Line 5: text follows a closing quote; write a quote inside a field as "".',
    ],
    [
      withLine(5, 'across,1,One, two, three,CAT'),
      'Line 5 has 6 fields; a clue row has 4 at most. Put a clue with commas in quotes.',
    ],
    [withLine(5, 'across,one,Pet'), 'Line 5: "one" is not a clue number.'],
    [withLine(5, 'sideways,1,Pet'), 'Line 5: "sideways" is not grid, marks, introduction, across or down.'],
    [withLine(1, 'crossword,2'), 'Line 1: the first row must be crossword,1.'],
    [withLine(5, `across,1,${'x'.repeat(301)}`), '1-Across: the clue has 301 characters; 300 is the most.'],
    [
      ['AB', 'CD', 'across,1,x'],
      'This grid is 2 wide and 2 high. The smallest that the site plays is 3 by 3: add rows and columns with words, or choose a larger puzzle.',
    ],
    [
      ['ABC', 'DEF', 'across,1,x'],
      'This grid is 3 wide and 2 high. The site plays square grids only: add rows or columns of black cells until it is 3 by 3, or ask its maker for a square version.',
    ],
    [
      Array.from({ length: 26 }, () => 'A'.repeat(26)),
      'This grid is 26 wide and 26 high. The largest that the site plays is 25 by 25: make several puzzles of it, or choose a smaller one.',
    ],
    [
      ['A'.repeat(2_000)],
      'Line 1 has 2000 cells. The largest grid that the site plays is 25 by 25: choose a smaller puzzle, or put a clue with commas in quotes.',
    ],
    [
      [Array.from({ length: 1_000 }, () => 'A').join(',')],
      'Line 1 has 1000 columns. The largest grid that the site plays is 25 by 25: choose a smaller puzzle, or put a clue with commas in quotes.',
    ],
    [['', ','], 'The file is empty.'],
  ])('is refused, saying why: %#', (lines, message) => {
    expect(messages(lines)).toContain(message);
    expect(readLines(lines).puzzle).toBeNull();
  });

  it('reports the line, row and column of an error', () => {
    expect(readLines(['', ...withLine(3, 'grid,A,7,E')]).errors).toEqual([
      { message: 'Row 2, column 2: "7" is not a letter or #.', line: 4, row: 2, column: 2 },
    ]);
  });

  it('counts the line that announces the separator', () => {
    const lines = ['sep=;', ...withLine(3, 'grid,A,7,E').map((line) => line.replaceAll(',', ';'))];
    expect(readLines(lines).errors).toMatchObject([{ line: 4, row: 2, column: 2 }]);
  });

  it('counts every line of a clue that spans several', () => {
    expect(readLines([...withLine(5, 'across,1,"Purring\npet"'), 'down,9,x']).errors).toEqual([
      { message: 'There is no 9-Down in this grid.', line: 12 },
    ]);
  });

  it('is refused when it is not UTF-8, naming byte and line', () => {
    const bytes = encodeUtf8(withLine(7, 'across,5,It?s a bed').join('\r\n'));
    expect(readCsv(bytes.map((byte) => (byte === 0x3f ? 0x92 : byte))).errors).toEqual([
      { message: 'Not UTF-8 (byte 0x92 on line 7); re-save as "CSV UTF-8".', line: 7 },
    ]);
  });

  it('lists at most 50 errors and counts the rest', () => {
    const errors = messages([...Array.from({ length: 10 }, () => '7'.repeat(10)), 'across,1,x']);
    expect(errors).toHaveLength(51);
    expect(errors.at(-1)).toBe('There are 50 more errors like these.');
  });

  it('drops accents with a warning', () => {
    const { puzzle, warnings } = readLines(withLine(2, 'grid,Ç,A,T'));
    expect(puzzle?.rows).toEqual(rows);
    expect(warnings).toContain('Row 1, column 1: "Ç" is read as C.');
  });

  it('warns about a grid over 15x15 and what the lint finds', () => {
    const size = 16;
    const grid = Array.from({ length: size }, () => 'A'.repeat(size));
    const texts = [
      ...Array.from({ length: size }, (_, i) => `across,${i === 0 ? 1 : size + i},x`),
      ...Array.from({ length: size }, (_, i) => `down,${i + 1},x`),
    ];
    const { errors, warnings } = readLines([...grid, ...texts]);
    expect(errors).toEqual([]);
    expect(warnings[0]).toBe('The grid is 16x16; the site is made for up to 15x15.');
    expect(warnings).toContain(`17-Across: ${'A'.repeat(16)} is also the answer to 1-Across.`);
  });

  it.each([
    ["'=1+1", '=1+1'],
    ["''@home", "'@home"],
    ["'Tis", "'Tis"],
  ])('reads the clue %s as %s', (written, text) => {
    expect(readLines(withLine(5, `across,1,${written}`)).puzzle?.acrossClues[0]?.text).toBe(text);
  });
});
