import { findEntries, numberGrid } from '@monster/engine';

/** A clue for an entry; an empty text leaves the field for a person to write. */
export type ClueFor = (direction: 'across' | 'down', number: number, answer: string) => string;

/** Writes a filled grid in the site's upload format: the grid, then a row for each clue with its answer. */
export function toCsv(rows: readonly string[], clueFor: ClueFor): string {
  const grid = rows.map((row) => ['grid', ...row]);
  const clues = findEntries(numberGrid(rows)).map(({ direction, number, answer }) => [
    direction,
    String(number),
    clueFor(direction, number, answer),
    answer,
  ]);
  return [['crossword', '1'], ...grid, ...clues]
    .map((fields) => `${fields.map(quote).join(',')}\r\n`)
    .join('');
}

/** A spreadsheet would run a field that starts like a formula, so such a clue gets an apostrophe in front. */
function quote(field: string): string {
  const safe = /^[=+\-@]/.test(field) ? `'${field}` : field;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
