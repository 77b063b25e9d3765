import { describe, expect, it } from 'vitest';
import { decodeWindows1252 } from './decodeUtf8.ts';
import { checksum } from './puzLayout.ts';
import { readIpuz } from './readIpuz.ts';
import { readJpz } from './readJpz.ts';
import { readPuz } from './readPuz.ts';
import { readXd } from './readXd.ts';
import { sampleContent, sampleFiles, sampleMetadata } from './testing/samples.ts';
import { encodeUtf8 } from './decodeUtf8.ts';
import { writeIpuz } from './writeIpuz.ts';
import { writePuz } from './writePuz.ts';

const textOf = (extension: string): string => {
  const file = sampleFiles.find(({ name }) => name.endsWith(extension));
  return new TextDecoder().decode(file?.bytes ?? new Uint8Array());
};

describe('.puz', () => {
  const puz = writePuz(sampleContent, sampleMetadata);
  const errors = (bytes: Uint8Array): string[] => readPuz(bytes).errors.map(({ message }) => message);
  const section = (name: string, data: readonly number[]): number[] => {
    const sum = checksum(Uint8Array.from(data));
    return [...encodeUtf8(name), data.length, 0, sum & 0xff, sum >> 8, ...data, 0];
  };
  const withSection = (name: string, data: readonly number[]): Uint8Array =>
    Uint8Array.from([...puz, ...section(name, data)]);

  it('reads a file from another program', () => {
    const hex =
      'b2d64143524f535326444f574e00006249cb11c323e9968c312e330000000000000000000000000000000000030306000100' +
      '00004341544150454245442d2d2d2d2d2d2d2d2d5468e969727300426f00286329207800506574005461786900436f707900' +
      '5468656f646f726500476f72696c6c6100536c65657020686572650068656c6c6f00';
    const bytes = Uint8Array.from(hex.match(/../gu) ?? [], (byte) => Number.parseInt(byte, 16));
    const { puzzle, metadata, warnings } = readPuz(bytes);
    expect([puzzle?.rows, metadata]).toEqual([['CAT', 'APE', 'BED'], { title: 'Théirs', author: 'Bo' }]);
    expect(puzzle?.downClues).toEqual([
      { number: 1, text: 'Taxi' },
      { number: 2, text: 'Copy' },
      { number: 3, text: 'Theodore' },
    ]);
    expect(puzzle?.introduction).toBe('hello');
    expect(warnings).toContain('The copyright line is left out.');
  });

  it.each([0x00, 0x0e, 0x10, 0x17, 0x2e, 0x34, 0x50, 0x70, 0x90])(
    'is refused when byte %i has changed',
    (at) => {
      expect(errors(puz.with(at, (puz[at] ?? 0) ^ 1))).toHaveLength(1);
    },
  );

  it('is refused with the reason when it is scrambled', () => {
    expect(errors(puz.with(0x32, 4))).toEqual([
      'The solution is scrambled (locked). Unlock it with its key in Across Lite and save it.',
    ]);
  });

  it('is refused when it is cut short', () => {
    expect(errors(puz.slice(0, 120))).toEqual(['The file is cut short.']);
    expect(errors(puz.slice(0, 20))).toEqual(['The file is cut short.']);
  });

  it('is refused when it has a rebus, naming the cell', () => {
    const cells = Array.from({ length: 25 }, (_, i) => (i === 7 ? 1 : 0));
    expect(errors(withSection('GRBS', cells))).toEqual([
      'Row 2, column 3 is a rebus: several letters in one cell. The site plays one letter per cell: change the words that cross there in the program that made the puzzle, or choose another puzzle.',
    ]);
  });

  it('may have the quotes of Windows', () => {
    expect(decodeWindows1252(Uint8Array.from([0x93, 0x61, 0xe9, 0x94]))).toBe('“aé”');
  });

  it('is written as UTF-8, version 2, if a clue needs it', () => {
    const content = {
      ...sampleContent,
      acrossClues: sampleContent.acrossClues.map((c) => ({ ...c, text: '漢字' })),
    };
    const file = writePuz(content, sampleMetadata);
    expect(decodeWindows1252(file.subarray(0x18, 0x1b))).toBe('2.0');
    expect(readPuz(file).puzzle).toEqual(content);
  });
});

describe('.ipuz', () => {
  type Json = Record<string, unknown>;
  const sample = JSON.parse(writeIpuz(sampleContent, sampleMetadata)) as Json & {
    puzzle: unknown[][];
    solution: unknown[][];
  };
  const read = (changes: Json) => readIpuz(encodeUtf8(JSON.stringify({ ...sample, ...changes })));
  const withCell = (grid: unknown[][], row: number, column: number, cell: unknown): unknown[][] =>
    grid.with(row, (grid[row] ?? []).with(column, cell));

  it('may be wrapped in a function call', () => {
    expect(readIpuz(encodeUtf8(`ipuz(${JSON.stringify(sample)})`)).puzzle).toEqual(sampleContent);
  });

  it.each([
    [{ kind: ['http://ipuz.org/sudoku#1'] }, 'This ipuz file is not a crossword.'],
    [{ solution: undefined }, 'The file has no grid with its solution.'],
    [{ clues: { Across: [] } }, 'The file has no lists of Across and Down clues.'],
    [
      { solution: withCell(sample.solution, 1, 1, 'HEART') },
      'Row 2, column 2 is a rebus ("HEART"): several letters in one cell. The site plays one letter per cell: change the words that cross there in the program that made the puzzle, or choose another puzzle.',
    ],
    [
      { puzzle: withCell(sample.puzzle, 1, 1, { cell: 0, style: { barred: 'T' } }) },
      'Row 2, column 2 has a bar beside a letter. Here only black cells divide words: draw the grid again with black cells instead of bars, or choose another puzzle.',
    ],
    [{ puzzle: withCell(sample.puzzle, 1, 0, 9) }, 'Row 2, column 1 is numbered 9; here it would be 5.'],
  ])('is refused, saying why: %#', (changes, message) => {
    expect(read(changes).errors.map((error) => error.message)).toContain(message);
  });

  it('warns about everything that is lost', () => {
    const { warnings, puzzle } = read({
      copyright: '(c) Ann',
      explanation: 'Fun',
      kind: ['http://ipuz.org/crossword/diagramless#1'],
      clues: {
        'Across:Over': [
          [1, '<i>Wolves</i> &amp; co'],
          ...(sample['clues'] as { Across: unknown[] }).Across.slice(1),
        ],
        Down: (sample['clues'] as Json)['Down'],
      },
    });
    expect(puzzle?.acrossClues[0]?.text).toBe('Wolves & co');
    expect(warnings).toEqual(
      expect.arrayContaining([
        'The copyright line is left out.',
        'The explanation is left out.',
        'This is a diagramless puzzle; here its grid is shown.',
        'Bold, italics and the like are left out.',
      ]),
    );
  });

  it('may have line ends inside of texts, and half a character', () => {
    const text = JSON.stringify(sample).replace('Intend', 'Intend\\ud800\n').replace('no rhyme', 'no\trhyme');
    const { puzzle, warnings } = readIpuz(encodeUtf8(text));
    expect(puzzle).toEqual(sampleContent);
    expect(warnings).toContain('5-Down: a control character is left out of the clue.');
  });

  it('may have bars beside black cells', () => {
    const barred = withCell(sample.puzzle, 0, 1, { cell: 1, style: { barred: 'TL' } });
    expect(read({ puzzle: barred })).toMatchObject({ puzzle: sampleContent, errors: [] });
  });

  it('is refused when it is deeply nested', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const nested = (key: string): string =>
      JSON.stringify({ ...sample, [key]: 0 }).replace(`"${key}":0`, `"${key}":${deep}`);
    for (const key of ['kind', 'clues', 'puzzle', 'solution', 'title', 'block'])
      expect(readIpuz(encodeUtf8(nested(key))).errors.length).toBe(
        key === 'title' || key === 'block' ? 0 : 1,
      );
    expect(
      readIpuz(
        encodeUtf8(
          `{"kind":["http://ipuz.org/crossword"],"puzzle":[],"solution":[],"clues":{"Across":[[${deep},"x"]],"Down":[]}}`,
        ),
      ).errors,
    ).toHaveLength(2);
  });
});

describe('.jpz', () => {
  const jpz = textOf('.jpz');
  const read = (text: string) => readJpz(encodeUtf8(text));
  const errors = (text: string): string[] => read(text).errors.map(({ message }) => message);

  it('warns that markup in clues is lost', () => {
    const { puzzle, warnings } = read(jpz.replace('Wolves, collectively', 'Wolves, <i>collectively</i>'));
    expect(puzzle).toEqual(sampleContent);
    expect(warnings).toContain('Bold, italics and the like are left out.');
  });

  it.each([
    [
      'solution="R"',
      'solution="ROSE"',
      'Row 2, column 2 is a rebus ("ROSE"): several letters in one cell. The site plays one letter per cell: change the words that cross there in the program that made the puzzle, or choose another puzzle.',
    ],
    [
      'solution="R"',
      'solution="R" left-bar="true"',
      'Row 2, column 2 has a bar beside a letter. Here only black cells divide words: draw the grid again with black cells instead of bars, or choose another puzzle.',
    ],
    ['width="5"', 'width="4"', 'The file has no crossword grid.'],
    ['<crossword>', '<sudoku>', 'This is not a .jpz file: it is not plain XML.'],
    [
      '<rectangular-puzzle',
      '<!DOCTYPE a [<!ENTITY b "c">]><rectangular-puzzle',
      'This is not a .jpz file: it is not plain XML.',
    ],
    ['Wolves', '&b;', 'This is not a .jpz file: it is not plain XML.'],
  ])('is refused with %s changed to %s', (from, to, message) => {
    expect(errors(jpz.replace(from, to))).toContain(message);
  });

  it('may have bars beside black cells', () => {
    const text = jpz.replace('solution="P"', 'solution="P" left-bar="true" top-bar="true"');
    expect(read(text)).toMatchObject({ puzzle: sampleContent, errors: [] });
  });

  it('is refused when it is deeply nested', () => {
    expect(errors('<b>'.repeat(80_000))).toHaveLength(1);
  });
});

describe('.xd', () => {
  const xd = textOf('.xd');
  const read = (text: string) => readXd(encodeUtf8(text));

  it('may have headings, answers and markup', () => {
    const [metadata = '', grid = '', clues = ''] = xd.split('\n\n\n');
    const text = `## Clues\n${clues.replace('A1. Wolves, collectively', 'A1. {/Wolves/}, collectively ~ PACK\nA1 ^Refs: D1')}\n## Grid\n\n${grid}\n## Metadata\n${metadata}\n`;
    expect(read(text)).toMatchObject({ puzzle: sampleContent, metadata: { title: 'Daily Teaser 7' } });
    expect(read(text).warnings).toContain('Bold, italics and the like are left out.');
  });

  it.each([
    [
      'A5. It has no rhyme',
      'A5. It has no rhyme ~ POEMS',
      '5-Across: answer POEMS does not match grid PROSE.',
    ],
    ['A5. It', '5 It', 'Line 14: "5 It has no rhyme" is not a clue such as "A1. Text ~ ANSWER".'],
    ['PROSE', 'PR.SE', 'Row 2, column 3 is empty; it needs a letter or #.'],
  ])('is refused with %s changed to %s', (from, to, message) => {
    expect(read(xd.replace(from, to)).errors.map((error) => error.message)).toContain(message);
  });

  it('warns about everything that is lost', () => {
    const text = xd.replace('Date:', 'Special: blinking\nEditor: Bo\nDate:').replace('PROSE', 'PrOSE');
    expect(read(text).warnings).toEqual(
      expect.arrayContaining([
        'Special cells (blinking) lose their mark.',
        'The header "editor" is left out.',
      ]),
    );
  });
});
