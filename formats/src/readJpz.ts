import { checkContent } from './checkContent.ts';
import { readJpzClues } from './jpzClues.ts';
import { parseJpz } from './parseJpz.ts';
import type { JpzFile } from './parseJpz.ts';
import { readMetadata } from './metadata.ts';
import { cellProblem, refused } from './puzzleFile.ts';
import type { Problem, PuzzleReading } from './puzzleFile.ts';
import { readText } from './readText.ts';
import { barProblems, isRebus, leftOutWarnings, lossWarnings, rebusProblem } from './unsupported.ts';
import type { BarredCell } from './unsupported.ts';
import { isZip, unzipOne } from './unzipOne.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const MAX_SIDE = 100;

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
  if (width === 0 || height === 0 || width > MAX_SIDE || height > MAX_SIDE) return null;
  // A cell that is missing from the file is a gap.
  const cells = Array.from({ length: height }, () => Array.from({ length: width }, () => '#'));
  const errors: Problem[] = [];
  const barred: BarredCell[] = [];
  let circles = 0;
  let gaps = width * height - file.cells.length;
  for (const cell of file.cells) {
    const row = sideOf(cell['y']) - 1;
    const column = sideOf(cell['x']) - 1;
    const line = cells[row];
    if (line?.[column] === undefined) return null;
    const solution = cell['solution'] ?? '';
    if (cell['type'] === 'void') gaps += 1;
    if (cell['type'] === 'clue')
      errors.push(
        cellProblem(row, column, ' contains a clue; a grid here has letters and black cells only.'),
      );
    if (cell['background-shape'] !== undefined) circles += 1;
    barred.push({ row, column, sides: SIDES.filter((side) => cell[`${side}-bar`] === 'true') });
    if (isRebus(solution)) errors.push(rebusProblem(row, column, solution));
    line[column] = cell['type'] === 'block' || cell['type'] === 'void' ? '#' : solution;
  }
  errors.push(...barProblems(cells, barred));
  const warnings: string[] = [];
  if (circles > 0) warnings.push(lossWarnings.circles(circles));
  if (gaps > 0) warnings.push(lossWarnings.gaps(gaps));
  return { cells, errors, warnings };
}

function readJpzText(text: string): PuzzleReading {
  const file = parseJpz(text);
  if (file === null) return refused('This is not a .jpz file: it is not plain XML.');
  const grid = file.isCrossword ? readGrid(file) : null;
  if (grid === null) return refused('The file has no crossword grid.');
  const { clues, errors } = readJpzClues(file, grid.cells);
  const content = checkContent({ cells: grid.cells, clues, errors: [...grid.errors, ...errors] });
  const warnings = [
    ...grid.warnings,
    ...leftOutWarnings((name) => (file.texts[name] ?? '').trim() !== ''),
    ...(file.hasMarkup ? [lossWarnings.markup] : []),
    ...content.warnings,
  ];
  const { title = '', creator: author = '' } = file.texts;
  return { ...content, ...readMetadata({ title, author }), warnings };
}

/** Reads a `.jpz` file of Crossword Compiler, zipped or not. */
export function readJpz(bytes: Uint8Array): PuzzleReading {
  const unzipped = isZip(bytes) ? unzipOne(bytes) : { ok: true as const, bytes };
  return unzipped.ok ? readText(unzipped.bytes, 'UTF-8', readJpzText) : refused(unzipped.message);
}
