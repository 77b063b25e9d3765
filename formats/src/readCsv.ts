import { MAX_INTRODUCTION_LENGTH, MAX_SIZE } from '@monster/engine';
import type { Direction } from '@monster/engine';
import { checkContent } from './checkContent.ts';
import type { FoundClue } from './checkContent.ts';
import { quote } from './cleanText.ts';
import { readCsvMarks } from './csvMarks.ts';
import type { MarkRow } from './csvMarks.ts';
import { parseRecords } from './parseRecords.ts';
import type { CsvRecord } from './parseRecords.ts';
import { refused } from './puzzleFile.ts';
import type { Problem, PuzzleReading } from './puzzleFile.ts';
import { readText } from './readText.ts';

/** The widest row is `grid` and a cell for each column. */
const MAX_COLUMNS = MAX_SIZE + 1;
/** The header, an introduction, the rows of the largest grid and of its marks, and two clues per cell. */
const MAX_RECORDS = 1 + MAX_INTRODUCTION_LENGTH + 2 * MAX_SIZE + 2 * MAX_SIZE * MAX_SIZE;

const tooWide = `The largest grid that the site plays is ${MAX_SIZE} by ${MAX_SIZE}: choose a smaller puzzle, or put a clue with commas in quotes.`;

interface Found {
  readonly cells: string[][];
  readonly cellLines: number[];
  readonly markRows: MarkRow[];
  readonly introduction: string[];
  readonly clues: FoundClue[];
  readonly errors: Problem[];
}

function splitCells(fields: readonly string[]): string[] {
  const [first = ''] = fields;
  // A single field is a whole row in shorthand.
  return fields.length === 1 ? [...first.normalize('NFC')] : [...fields];
}

function readClue(found: Found, direction: Direction, { fields, line }: CsvRecord): void {
  const [, number = '', text = '', answer = ''] = fields;
  const complain = (message: string): unknown => found.errors.push({ message, line });
  if (fields.length > 4)
    complain(
      `Line ${line} has ${fields.length} fields; a clue row has 4 at most. Put a clue with commas in quotes.`,
    );
  else if (!/^[1-9]\d{0,3}$/u.test(number)) complain(`Line ${line}: ${quote(number)} is not a clue number.`);
  else found.clues.push({ direction, number: Number(number), text: withoutGuard(text), answer, line });
}

/** Undoes `guard` of `writeCsv`: an apostrophe before a sign is there for spreadsheets only. */
function withoutGuard(text: string): string {
  return /^'+[=+\-@]/u.test(text) ? text.slice(1) : text;
}

/** Reads a line of the introduction; an empty one is an empty line. */
function readIntroduction(found: Found, { fields, line }: CsvRecord): void {
  const [, text = '', ...more] = fields;
  if (more.length > 0) {
    const message = `Line ${line} has ${fields.length} fields; a row of the introduction has 2. Put a text with commas in quotes.`;
    found.errors.push({ message, line });
  } else found.introduction.push(withoutGuard(text));
}

function readRow(found: Found, record: CsvRecord, isPlain: boolean): void {
  const { fields, line } = record;
  const word = fields[0]?.toLowerCase() ?? '';
  // In the plain form a single word is a row of letters, even `grid` or `across`.
  const isKeyword = !isPlain || fields.length > 1;
  const addRow = (cells: readonly string[]): void => {
    found.cells.push(splitCells(cells));
    found.cellLines.push(line);
  };
  if (isKeyword && (word === 'across' || word === 'down')) readClue(found, word, record);
  else if (isKeyword && word === 'grid') addRow(fields.slice(1));
  else if (isKeyword && word === 'marks') found.markRows.push({ cells: splitCells(fields.slice(1)), line });
  else if (isKeyword && word === 'introduction') readIntroduction(found, record);
  else if (isPlain && found.clues.length === 0) addRow(fields);
  else
    found.errors.push({
      message: `Line ${line}: ${quote(fields[0] ?? '')} is not ${isPlain ? 'across' : 'grid, marks, introduction, across'} or down.`,
      line,
    });
}

const noPuzzle =
  'This is a text or a table, not a puzzle: no row is one of a grid, such as grid,C,A,T, or a clue, such as across,1,Purring pet.';

/** Found at the start of some line of every puzzle that has clues. */
const KEYWORDS = /^ *"?(?:crossword|grid|marks|introduction|across|down)\b/imu;

/** False for prose and for tables of other things, in which every cell would be an error of its own. */
function looksLikePuzzle({ cells, clues }: Found): boolean {
  const gridRows = cells.filter((row) => row.every((cell) => /^[\p{L}#.]$/u.test(cell)));
  return clues.length > 0 || gridRows.length * 2 > cells.length;
}

/** Reads the text of a CSV puzzle in its full or its plain form. */
function readCsvText(text: string): PuzzleReading {
  const parsed = parseRecords(text);
  if (!parsed.ok)
    return KEYWORDS.test(text) ? refused(parsed.message, { line: parsed.line }) : refused(noPuzzle);
  const [first] = parsed.records;
  if (first === undefined) return refused('The file is empty.');
  const wide = parsed.records.find(({ fields }) => fields.length > MAX_COLUMNS);
  if (wide !== undefined)
    return refused(`Line ${wide.line} has ${wide.fields.length} columns. ${tooWide}`, {
      line: wide.line,
    });
  if (parsed.records.length > MAX_RECORDS)
    return refused(`The file has ${parsed.records.length} rows; ${MAX_RECORDS} is the most.`);
  const isPlain = first.fields[0]?.toLowerCase() !== 'crossword' || first.fields.length === 1;
  if (!isPlain && (first.fields.length !== 2 || first.fields[1] !== '1'))
    return refused(`Line ${first.line}: the first row must be crossword,1.`, { line: first.line });
  const found: Found = { cells: [], cellLines: [], markRows: [], introduction: [], clues: [], errors: [] };
  for (const record of isPlain ? parsed.records : parsed.records.slice(1)) readRow(found, record, isPlain);
  if (isPlain && !looksLikePuzzle(found)) return refused(noPuzzle);
  const long = found.cells.findIndex((row) => row.length > MAX_COLUMNS);
  if (long >= 0) {
    const line = found.cellLines[long] ?? 1;
    return refused(`Line ${line} has ${found.cells[long]?.length} cells. ${tooWide}`, { line });
  }
  const { marks, errors } = readCsvMarks(found.markRows, found.cells);
  const introduction = found.introduction.join('\n');
  return {
    metadata: {},
    ...checkContent({ ...found, introduction, marks, errors: [...found.errors, ...errors] }),
  };
}

/** Reads a CSV puzzle; its metadata is in the name of the file. */
export function readCsv(bytes: Uint8Array): PuzzleReading {
  return readText(bytes, '"CSV UTF-8"', readCsvText);
}
