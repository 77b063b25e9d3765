import type { Metadata } from '@monster/engine';
import { carryMarks, findEntries, makeClueLists, MAX_CLUE_LENGTH, numberGrid } from '@monster/engine';
import * as fc from 'fast-check';
import { cleanText, hasControls } from '../cleanText.ts';
import { cleanLines } from '../introduction.ts';
import type { PuzzleContent } from '../puzzleFile.ts';

const awkward = [
  '=SUM(A1)',
  "'=SUM(A1)",
  "''-1",
  "'Tis the season",
  '+1',
  '@home',
  '- dash',
  'Says "no"',
  'a, b; c',
  '<b>bold</b> &amp; 3 < 4 > 2 &lt;',
  'Ünïcodé ☃ “quotes” 漢字',
  'A ~ B',
  '{/italic/}',
];

const clueText = fc
  .oneof(fc.constantFrom(...awkward), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }))
  .map(cleanText)
  .filter((text) => text !== '' && !hasControls(text) && [...text].length <= MAX_CLUE_LENGTH);

/** Blackens cells that are in no word; the corner keeps one, so there is always a word. */
function playableRows(size: number, cells: readonly string[]): string[] {
  const at = (i: number): string => (i < 2 ? 'A' : (cells[i] ?? '#'));
  const isWhite = (row: number, column: number): boolean =>
    row >= 0 && row < size && column >= 0 && column < size && at(row * size + column) !== '#';
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_cell, column) => {
      const hasNeighbor =
        isWhite(row, column - 1) ||
        isWhite(row, column + 1) ||
        isWhite(row - 1, column) ||
        isWhite(row + 1, column);
      return hasNeighbor ? at(row * size + column) : '#';
    }).join(''),
  );
}

function contentOf(rows: readonly string[], texts: readonly string[]): PuzzleContent {
  const entries = findEntries(numberGrid(rows));
  return { rows, ...makeClueLists(entries, (_, i) => texts[i % texts.length] ?? 'Clue') };
}

const introduction = fc.option(
  fc
    .array(
      fc.constantFrom('', 'Circles spell a word.', '3 < 4 > 2', '=1+1', 'A, b; "c"', 'AT&T', '漢字 ☃', '- x'),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map((lines) => cleanLines(lines.join('\n')))
    .filter((text) => text !== ''),
  { nil: undefined },
);

/** Marks cells by the numbers that come up, and leaves out what no cell has. */
function withExtras(
  content: PuzzleContent,
  marks: readonly number[],
  text: string | undefined,
): PuzzleContent {
  const cellsOf = (kind: number): number[] =>
    [...[...content.rows.join('')].keys()].filter((cell) => ((marks[cell % marks.length] ?? 0) & kind) !== 0);
  const size = content.rows.length;
  return {
    ...content,
    ...carryMarks({ circled: cellsOf(1), shaded: cellsOf(2) }, size, content.rows),
    ...(text !== undefined && { introduction: text }),
  };
}

/** Any puzzle that can be stored, with marks and texts that trip up spreadsheets, HTML and encodings. */
export const randomPuzzle: fc.Arbitrary<PuzzleContent> = fc.integer({ min: 3, max: 12 }).chain((size) =>
  fc
    .tuple(
      fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ######'), {
        minLength: size * size,
        maxLength: size * size,
      }),
      fc.array(clueText, { minLength: 1, maxLength: 30 }),
      fc.array(fc.constantFrom(0, 0, 0, 1, 2, 3), { minLength: 1, maxLength: 9 }),
      introduction,
    )
    .map(([cells, texts, marks, text]) =>
      withExtras(contentOf(playableRows(size, cells), texts), marks, text),
    ),
);

const name = fc
  .array(fc.constantFrom('Daily', 'Teaser', 'Élan', "O'Neill", '7', 'Grün & Co.', '100%', 'x'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '));

/** Any metadata that a file name can state. */
export const randomMetadata: fc.Arbitrary<Metadata> = fc.record({
  title: name,
  author: name,
  difficulty: fc.integer({ min: 1, max: 5 }),
  datePublished: fc
    .tuple(
      fc.integer({ min: 2000, max: 2099 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(([year, month, day]) =>
      [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'),
    ),
});
