import { entryName, findEntries, numberGrid } from '@monster/engine';
import type { Direction } from '@monster/engine';
import type { PuzzleContent } from './puzzleFile.ts';

/** A clue that a spreadsheet would take for a formula gets a quote before it; the reader takes it away again. */
function guard(text: string): string {
  return /^'*[=+\-@]/u.test(text) ? `'${text}` : text;
}

function field(text: string): string {
  return /[",;\t\r\n]|^ | $/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The answers of all words by their names, such as `1-Across`. */
function answersOf(rows: readonly string[]): Map<string, string> {
  return new Map(findEntries(numberGrid(rows)).map((entry) => [entryName(entry), entry.answer]));
}

/** Writes a puzzle in the full form, every answer beside its clue; `readCsv` gives the same puzzle back. */
export function writeCsv({ rows, acrossClues, downClues }: PuzzleContent): string {
  const answers = answersOf(rows);
  const clueRows = (direction: Direction): string[][] =>
    (direction === 'across' ? acrossClues : downClues).map(({ number, text }) => [
      direction,
      String(number),
      guard(text),
      answers.get(entryName({ number, direction })) ?? '',
    ]);
  const records = [
    ['crossword', '1'],
    ...rows.map((row) => ['grid', ...row]),
    ...clueRows('across'),
    ...clueRows('down'),
  ];
  const text = records.map((fields) => `${fields.map(field).join(',')}\r\n`).join('');
  // Excel takes a file without the mark for another encoding.
  return /[^\p{ASCII}]/u.test(text) ? `\u{FEFF}${text}` : text;
}
