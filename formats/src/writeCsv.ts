import { entryName, findEntries, numberGrid } from '@monster/engine';
import type { Direction } from '@monster/engine';
import { writeCsvMarks } from './csvMarks.ts';
import type { PuzzleContent } from './puzzleFile.ts';

/** Puts an apostrophe before a clue that a spreadsheet would take for a formula; `readCsv` removes it. */
function guard(text: string): string {
  return /^'*[=+\-@]/u.test(text) ? `'${text}` : text;
}

function field(text: string): string {
  return /[",;\t\r\n]|^ | $/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns the answers of all entries by name, such as `1-Across`. */
function answersOf(rows: readonly string[]): Map<string, string> {
  return new Map(findEntries(numberGrid(rows)).map((entry) => [entryName(entry), entry.answer]));
}

/** Writes a puzzle in the full form, each clue with its answer; `readCsv` returns the same puzzle. */
export function writeCsv({ rows, acrossClues, downClues, introduction, ...marks }: PuzzleContent): string {
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
    ...(introduction ?? '')
      .split('\n')
      .flatMap((line) => (introduction ? [['introduction', guard(line)]] : [])),
    ...rows.map((row) => ['grid', ...row]),
    ...writeCsvMarks(rows, marks),
    ...clueRows('across'),
    ...clueRows('down'),
  ];
  const text = records.map((fields) => `${fields.map(field).join(',')}\r\n`).join('');
  // Without the byte order mark, Excel assumes another encoding.
  return /[^\p{ASCII}]/u.test(text) ? `\u{FEFF}${text}` : text;
}
