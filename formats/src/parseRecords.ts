import { parse } from 'csv-parse/sync';
import { cleanText } from './cleanText.ts';

/** A row of a CSV file without the empty fields at its end, and the line it starts on. */
export interface CsvRecord {
  readonly fields: readonly string[];
  readonly line: number;
}

type ParsedRecords =
  | { readonly ok: true; readonly records: readonly CsvRecord[] }
  | { readonly ok: false; readonly message: string; readonly line: number };

const DELIMITERS = [',', ';', '\t'];

/** Returns the delimiter of the first row that has one; a grid row in shorthand has none. */
function findDelimiter(text: string): string {
  for (const line of text.split('\n')) {
    const plain = line.replaceAll(/"[^"]*"/gu, '');
    const counts = DELIMITERS.map((delimiter) => plain.split(delimiter).length - 1);
    const most = Math.max(...counts);
    if (most > 0) return DELIMITERS[counts.indexOf(most)] ?? ',';
  }
  return ',';
}

function trimFields(fields: readonly string[]): string[] {
  const clean = fields.map(cleanText);
  return clean.slice(0, clean.findLastIndex((field) => field !== '') + 1);
}

function explain(error: unknown, startLine: number): { message: string; line: number } {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  const line = error instanceof Error && 'lines' in error ? Number(error.lines) : startLine;
  // An open quote ends at the next quote, lines below, and that is the one that the parser reports.
  if (code === 'CSV_QUOTE_NOT_CLOSED' || (code === 'CSV_INVALID_CLOSING_QUOTE' && line > startLine))
    return { message: `Unclosed quote starting on line ${startLine}.`, line: startLine };
  if (code === 'CSV_INVALID_CLOSING_QUOTE')
    return {
      message: `Line ${line}: text follows a closing quote; write a quote inside a field as "".`,
      line,
    };
  if (code === 'INVALID_OPENING_QUOTE' || code === 'CSV_INVALID_OPENING_QUOTE')
    return {
      message: `Line ${line}: a field that contains a quote must be in quotes, with the quote written as "".`,
      line,
    };
  return { message: `Line ${startLine} is not CSV.`, line: startLine };
}

/** Takes the first line of a file of Excel, `sep=;`, for what it is; it becomes an empty row. */
function cutSeparator(lines: string): { delimiter: string; rows: string } {
  const [line, delimiter] = /^"?sep=([,;\t|])[^\n]*/iu.exec(lines) ?? [];
  if (line === undefined || delimiter === undefined) return { delimiter: findDelimiter(lines), rows: lines };
  return { delimiter, rows: lines.slice(line.length) };
}

/** Splits RFC 4180 text into records. Empty rows are left out, but their lines count. */
export function parseRecords(text: string): ParsedRecords {
  const { delimiter, rows } = cutSeparator(text.replaceAll(/\r\n?/gu, '\n'));
  const records: CsvRecord[] = [];
  let nextLine = 1;
  try {
    parse(rows, {
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      on_record: (fields: string[], context: { lines: number }) => {
        const trimmed = trimFields(fields);
        if (trimmed.length > 0) records.push({ fields: trimmed, line: nextLine });
        nextLine = context.lines + 1;
        return null;
      },
    });
  } catch (error) {
    return { ok: false, ...explain(error, nextLine) };
  }
  return { ok: true, records };
}
