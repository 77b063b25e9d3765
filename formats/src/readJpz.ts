import type { Metadata } from '@monster/engine';
import { checkContent } from './checkContent.ts';
import { cleanText } from './cleanText.ts';
import { textOfHtml } from './html.ts';
import { parseJpz } from './parseJpz.ts';
import type { JpzFile } from './parseJpz.ts';
import { refused } from './puzzleFile.ts';
import type { Problem, PuzzleReading } from './puzzleFile.ts';
import { decodeUtf8 } from './decodeUtf8.ts';

const BARS = ['top-bar', 'bottom-bar', 'left-bar', 'right-bar'];
const LARGEST = 100;

interface JpzGrid {
  readonly cells: string[][];
  readonly errors: Problem[];
  readonly warnings: string[];
}

function sideOf(text: string | undefined): number {
  return /^\d{1,3}$/u.test(text ?? '') ? Number(text) : 0;
}

function readGrid(file: JpzFile): JpzGrid | null {
  const width = sideOf(file.grid?.['width']);
  const height = sideOf(file.grid?.['height']);
  if (width === 0 || height === 0 || width > LARGEST || height > LARGEST) return null;
  // A cell that the file leaves out is a gap.
  const cells = Array.from({ length: height }, () => Array.from({ length: width }, () => '#'));
  const errors: Problem[] = [];
  let circles = 0;
  let gaps = width * height - file.cells.length;
  for (const cell of file.cells) {
    const row = sideOf(cell['y']);
    const column = sideOf(cell['x']);
    const line = cells[row - 1];
    if (line?.[column - 1] === undefined) return null;
    const complain = (what: string): unknown =>
      errors.push({ message: `Row ${row}, column ${column} ${what}`, row, column });
    const solution = cell['solution'] ?? '';
    if (cell['type'] === 'void') gaps += 1;
    if (cell['type'] === 'clue') complain('holds a clue; a grid here has letters and black cells only.');
    if (cell['background-shape'] !== undefined) circles += 1;
    if (BARS.some((bar) => cell[bar] === 'true')) complain('has bars; a grid here has black cells only.');
    if (/^\p{L}{2,}$/u.test(solution))
      complain(`is a rebus ("${solution.slice(0, 20)}"); a cell can hold one letter only.`);
    line[column - 1] = cell['type'] === 'block' || cell['type'] === 'void' ? '#' : solution;
  }
  const warnings: string[] = [];
  if (circles > 0) warnings.push(`${circles} circled cells lose their circles.`);
  if (gaps > 0) warnings.push(`${gaps} gaps in the shape of the grid become black cells.`);
  return { cells, errors, warnings };
}

function leftOut({ texts, hasMarkup }: JpzFile): string[] {
  const has = (name: string): boolean => (texts[name] ?? '').trim() !== '';
  return [
    ...(has('copyright') ? ['The copyright line is left out.'] : []),
    ...(has('description') ? ['The description is left out.'] : []),
    ...(has('editor') ? ['The editor is left out.'] : []),
    ...(has('publisher') ? ['The publisher is left out.'] : []),
    ...(hasMarkup ? ['Bold, italics and the like are left out.'] : []),
  ];
}

function readMetadata({ texts }: JpzFile): Partial<Metadata> {
  const title = cleanText(texts['title'] ?? '');
  const author = cleanText(texts['creator'] ?? '');
  return { ...(title !== '' && { title }), ...(author !== '' && { author }) };
}

/** Reads a `.jpz` file of Crossword Compiler that is not zipped. */
export function readJpz(bytes: Uint8Array): PuzzleReading {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) return refused(`Not UTF-8 (line ${decoded.line}).`, { line: decoded.line });
  const file = parseJpz(decoded.text);
  if (file === null) return refused('This is not a .jpz file: it is not plain XML.');
  const grid = file.isCrossword ? readGrid(file) : null;
  if (grid === null) return refused('The file holds no crossword grid.');
  const clues = file.clues.map(({ format, text, ...clue }) => {
    const shown = /^\d*$/u.test(format) ? '' : ` (${format})`;
    return { ...clue, text: `${textOfHtml(text).text}${shown}` };
  });
  const content = checkContent({ cells: grid.cells, clues, errors: grid.errors });
  const warnings = [...grid.warnings, ...leftOut(file), ...content.warnings];
  return { ...content, metadata: readMetadata(file), warnings };
}
