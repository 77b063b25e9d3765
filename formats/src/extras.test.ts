import { MAX_INTRODUCTION_LENGTH } from '@monster/engine';
import { describe, expect, it } from 'vitest';
import { encodeUtf8 } from './decodeUtf8.ts';
import { checksum } from './puzLayout.ts';
import type { PuzzleContent } from './puzzleFile.ts';
import { readCsv } from './readCsv.ts';
import { readIpuz } from './readIpuz.ts';
import { readJpz } from './readJpz.ts';
import { readPuz } from './readPuz.ts';
import { readXd } from './readXd.ts';
import { sampleContent, sampleFiles, sampleMetadata } from './testing/samples.ts';
import { writeCsv } from './writeCsv.ts';
import { writeIpuz } from './writeIpuz.ts';
import { puzLosses, writePuz } from './writePuz.ts';

const textOf = (extension: string): string => {
  const file = sampleFiles.find(({ name }) => name.endsWith(extension));
  return new TextDecoder().decode(file?.bytes ?? new Uint8Array());
};

/** What a reader keeps besides the grid and its clues, and the warnings about it. */
function extrasOf({
  puzzle,
  errors,
  warnings,
}: {
  puzzle: PuzzleContent | null;
  errors: readonly { message: string }[];
  warnings: readonly string[];
}) {
  const { rows: _rows, acrossClues: _across, downClues: _down, ...extras } = puzzle ?? { ...sampleContent };
  return { ...extras, warnings: [...errors.map(({ message }) => message), ...warnings] };
}

const marked: PuzzleContent = {
  ...sampleContent,
  circled: [1, 6, 11],
  shaded: [6, 8],
  introduction: 'The circles spell a word.\n\n=1 & 3 < 4',
};

describe('circles, shading and the introduction', () => {
  it.each([
    ['CSV', () => readCsv(encodeUtf8(writeCsv(marked))).puzzle, marked],
    ['.ipuz', () => readIpuz(encodeUtf8(writeIpuz(marked, sampleMetadata))).puzzle, marked],
    [
      '.puz, but for the shading',
      () => readPuz(writePuz(marked, sampleMetadata)).puzzle,
      { ...marked, shaded: undefined },
    ],
  ])('survive %s', (_format, read, expected) => {
    expect(read()).toEqual(expected);
  });

  it('are plain text: what looks like HTML survives CSV and .ipuz', () => {
    const content = { ...sampleContent, introduction: 'Say <b>so</b> &amp; go' };
    expect(readCsv(encodeUtf8(writeCsv(content))).puzzle).toEqual(content);
    expect(readIpuz(encodeUtf8(writeIpuz(content, sampleMetadata))).puzzle).toEqual(content);
  });

  it('say what a .puz file cannot', () => {
    const { circled: _circles, ...shadedOnly } = marked;
    expect(readPuz(writePuz(shadedOnly, sampleMetadata)).puzzle?.circled).toEqual([6, 8]);
    expect(puzLosses(shadedOnly)).toEqual([
      'A .puz file has no shading; the shaded cells are written as circles.',
    ]);
    expect(puzLosses(marked)).toEqual([
      'A .puz file has no shading; only the circles are written. Write .ipuz or .csv to keep both.',
    ]);
    expect(puzLosses(sampleContent)).toEqual([]);
  });

  it('change nothing in the files of a puzzle that has none of them', () => {
    const files = [writeCsv(sampleContent), writeIpuz(sampleContent, sampleMetadata)].join('');
    expect(files).not.toMatch(/marks|introduction|style|notes/u);
    expect(writePuz(sampleContent, sampleMetadata).at(-1)).toBe(0);
  });
});

describe('an introduction', () => {
  it.each([
    ['keeps its lines', 'One\r\n\r\n\r\n\r\nTwo\rThree ', 'One\n\nTwo\nThree'],
    ['loses control characters', 'A\u{0}B\u{7}', 'AB'],
    ['is none if it is empty', ' \n ', undefined],
    ['may be as long as the limit', 'x'.repeat(MAX_INTRODUCTION_LENGTH), 'x'.repeat(MAX_INTRODUCTION_LENGTH)],
  ])('%s', (_what, introduction, expected) => {
    const file = { ...(JSON.parse(textOf('.ipuz')) as object), notes: introduction };
    expect(extrasOf(readIpuz(encodeUtf8(JSON.stringify(file))))).toEqual({
      ...(expected !== undefined && { introduction: expected }),
      warnings: extrasOf(readIpuz(encodeUtf8(textOf('.ipuz')))).warnings,
    });
  });

  it('that is too long ends after a word, with a warning', () => {
    const file = { ...(JSON.parse(textOf('.ipuz')) as object), notes: 'words '.repeat(300) };
    const { introduction, warnings } = extrasOf(readIpuz(encodeUtf8(JSON.stringify(file))));
    expect(introduction).toMatch(/^(?:words )+words…$/u);
    expect(introduction?.length).toBeGreaterThan(990);
    expect(introduction?.length).toBeLessThanOrEqual(MAX_INTRODUCTION_LENGTH);
    expect(warnings).toContain(
      'The introduction has 1799 characters and is cut off after 1000. Shorten it in the file to keep its end.',
    );
  });
});

describe('.puz', () => {
  const puz = writePuz(sampleContent, sampleMetadata);
  const section = (name: string, data: Uint8Array): number[] => {
    const sum = checksum(data);
    return [...encodeUtf8(name), data.length, 0, sum & 0xff, sum >> 8, ...data, 0];
  };
  const flags = (at: Record<number, number>): Uint8Array =>
    Uint8Array.from({ length: 25 }, (_, cell) => at[cell] ?? 0);

  it('has circles among the other flags of a cell, but none on black cells', () => {
    const file = Uint8Array.from([...puz, ...section('GEXT', flags({ 0: 0x80, 1: 0x90, 2: 0x10, 7: 0x80 }))]);
    expect(readPuz(file).puzzle).toEqual({ ...sampleContent, circled: [1, 7] });
  });

  it('is refused for a rebus, circled or not, with its letters', () => {
    const file = Uint8Array.from([
      ...puz,
      ...section('GRBS', flags({ 1: 3, 7: 3 })),
      ...section('RTBL', encodeUtf8(' 2:HEART;')),
      ...section('GEXT', flags({ 1: 0x80 })),
    ]);
    expect(readPuz(file).errors).toEqual([
      {
        message:
          'Row 1, column 2 is a rebus ("HEART"): several letters in one cell. The site plays one letter per cell: change the words that cross there in the program that made the puzzle, or choose another puzzle.',
        row: 1,
        column: 2,
      },
      { message: 'Row 2, column 3 is a rebus ("HEART"), too.', row: 2, column: 3 },
    ]);
  });
});

describe('.ipuz', () => {
  type Json = Record<string, unknown>;
  const sample = JSON.parse(textOf('.ipuz')) as Json & { puzzle: unknown[][] };
  const plain = readIpuz(encodeUtf8(textOf('.ipuz'))).warnings;
  const read = (style: unknown, more: Json = {}) => {
    const puzzle = sample.puzzle.with(1, (sample.puzzle[1] ?? []).with(1, { cell: 0, style }));
    const reading = readIpuz(encodeUtf8(JSON.stringify({ ...sample, puzzle, ...more })));
    const { warnings, ...extras } = extrasOf(reading);
    return { ...extras, warnings: warnings.filter((warning) => !plain.includes(warning)) };
  };
  const colored = ['The background color of the marked cells becomes plain shading.'];

  it.each([
    ['a circle', { shapebg: 'circle' }, { circled: [6], warnings: [] }],
    ['another shape, which becomes a circle', { shapebg: 'star' }, { circled: [6], warnings: [] }],
    ['no shape', { shapebg: '' }, { warnings: [] }],
    ['a highlight', { highlight: true }, { shaded: [6], warnings: [] }],
    ['a gray', { color: 'DCDCDC' }, { shaded: [6], warnings: [] }],
    ['a color', { color: '#ff0' }, { shaded: [6], warnings: colored }],
    ['white', { color: '#FFFFFF' }, { warnings: [] }],
    ['both', { shapebg: 'circle', color: 'c0c0c0' }, { circled: [6], shaded: [6], warnings: [] }],
    ['a style by its name', 'ring', { circled: [6], warnings: [] }],
    ['a name that no style has', 'toString', { warnings: [] }],
  ])('may mark a cell with %s', (_what, style, expected) => {
    expect(read(style, { styles: { ring: { shapebg: 'circle' } } })).toEqual(expected);
  });

  it('may have an introduction, notes, both, and HTML in them', () => {
    const html = '<p>Look at the\ncircles&hellip;</p><p>3 &lt; 4<br/>&ldquo;So&rdquo; <b>there</b></p>';
    expect(read({}, { intro: html, notes: html }).introduction).toBe(
      'Look at the circles…\n\n3 < 4\n“So” there',
    );
    expect(read({}, { intro: 'First', notes: 'Second' }).introduction).toBe('First\n\nSecond');
  });
});

describe('.jpz', () => {
  const jpz = textOf('.jpz');
  const plain = readJpz(encodeUtf8(jpz)).warnings;
  const read = (from: string, to: string) => {
    const { warnings, ...extras } = extrasOf(readJpz(encodeUtf8(jpz.replace(from, to))));
    return { ...extras, warnings: warnings.filter((warning) => !plain.includes(warning)) };
  };

  it.each([
    ['background-shape="circle"', { circled: [6], warnings: [] }],
    ['background-shape="none"', { warnings: [] }],
    ['background-color="#CCCCCC"', { shaded: [6], warnings: [] }],
    ['background-color="#FFFFFF"', { warnings: [] }],
    ['background-shape="circle" background-color="gray"', { circled: [6], shaded: [6], warnings: [] }],
    [
      'background-color="#FF8800"',
      { shaded: [6], warnings: ['The background color of the marked cells becomes plain shading.'] },
    ],
  ])('may have a cell with %s', (attributes, expected) => {
    expect(read('solution="R"', `solution="R" ${attributes}`)).toEqual(expected);
  });

  it('may have a background under black cells, which means nothing here', () => {
    expect(read('type="block"', 'type="block" background-color="#FF0000"')).toEqual({ warnings: [] });
  });

  it('says that several colors become one', () => {
    const text = jpz
      .replace('solution="R"', 'solution="R" background-color="#FF0000"')
      .replace('solution="L"', 'solution="L" background-color="#00FF00"');
    expect(readJpz(encodeUtf8(text)).warnings).toContain(
      'The 2 background colors of the grid become the same plain shading.',
    );
  });

  it.each([
    ['<copyright>', '<description>Look<br/>up</description><copyright>', 'Look\nup'],
    ['<copyright>', '<description>&lt;b&gt;Look&lt;/b&gt;&lt;br&gt;up</description><copyright>', 'Look\nup'],
    ['<crossword>', '<instructions>Fill it.</instructions><crossword>', 'Fill it.'],
  ])('may have an introduction before %s: %s', (from, to, introduction) => {
    expect(read(from, to)).toEqual({ introduction, warnings: [] });
  });

  it('has clues of its own tags: a note in one does not cut it off', () => {
    const text = jpz.replace('Wolves, collectively', 'Wolves, <note>col</note>lectively');
    expect(readJpz(encodeUtf8(text)).puzzle).toEqual(sampleContent);
  });
});

describe('.xd', () => {
  const xd = textOf('.xd');
  const read = (text: string) => extrasOf(readXd(encodeUtf8(text)));
  const { warnings } = read(xd);

  it.each([
    ['circle', { circled: [6, 8] }],
    ['Circled', { circled: [6, 8] }],
    ['shaded', { shaded: [6, 8] }],
  ])('marks the cells in lowercase with the header "Special: %s"', (special, expected) => {
    const text = xd.replace('Date:', `Special: ${special}\nDate:`).replace('PROSE', 'PrOsE');
    expect(read(text)).toEqual({ ...expected, warnings });
  });

  it('may have notes in a section and in a header', () => {
    const text = xd.replace('Date:', 'Notes: Mind the {/ring/}\nDate:');
    expect(read(`${text}\n\n\nFirst line\nSecond line`)).toEqual({
      introduction: 'Mind the ring\n\nFirst line\nSecond line',
      warnings,
    });
  });

  it('is refused for a rebus, naming the cell; a key that no cell has is none', () => {
    const header = xd.replace('Date:', 'Rebus: 1=HEART 2=SPADE\nDate:');
    const { errors, cells } = readXd(encodeUtf8(header.replace('PROSE', 'P1OSE')));
    expect(errors).toMatchObject([{ row: 2, column: 2, line: 8 }]);
    expect(errors[0]?.message).toMatch(
      /^Row 2, column 2 is a rebus \("HEART"\): .* or choose another puzzle\.$/u,
    );
    expect(cells).toHaveLength(5);
    expect(read(header)).toEqual({ warnings });
  });
});

describe('CSV', () => {
  const csv = writeCsv(sampleContent);
  const read = (...rows: string[]) =>
    readCsv(encodeUtf8(csv.replace('across', `${rows.join('\n')}\nacross`)));

  it('takes marks as rows below the grid, in full, shortened, or as one word', () => {
    const { puzzle, errors } = read('marks,#,o,.,s,B', 'marks,,s', 'MARKS', 'marks,..o');
    expect(errors).toEqual([]);
    expect(puzzle).toEqual({ ...sampleContent, circled: [1, 4, 17], shaded: [3, 4, 6] });
  });

  it.each([
    [['marks,o'], 'Row 1, column 1 is black, but has the mark "o"; move it to a cell with a letter.'],
    [
      ['marks,.,.,.,.,.,o'],
      'Row 1, column 6 is outside of the grid, but has the mark "o"; move it to a cell with a letter.',
    ],
    [
      ['marks,.,x'],
      'Row 1, column 2: "x" is not a mark. Write o for a circle, s for shading, b for both, and a dot for neither.',
    ],
    [Array.from({ length: 6 }, () => 'marks,.'), 'There are 6 rows of marks, but 5 of the grid.'],
    [
      ['introduction,Look, up'],
      'Line 7 has 3 fields; a row of the introduction has 2. Put a text with commas in quotes.',
    ],
  ])('is refused for %j', (rows, message) => {
    const { puzzle, errors } = read(...rows);
    expect([puzzle, errors.map((error) => error.message)]).toEqual([null, [message]]);
  });
});
