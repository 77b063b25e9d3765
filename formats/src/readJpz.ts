import { checkContent } from './checkContent.ts';
import { colorWarnings, isShade } from './foundMarks.ts';
import type { FoundMark } from './foundMarks.ts';
import { linesOfHtml } from './html.ts';
import { joinTexts } from './introduction.ts';
import { readJpzClues } from './jpzClues.ts';
import { parseJpz } from './parseJpz.ts';
import type { JpzFile } from './parseJpz.ts';
import { readMetadata } from './metadata.ts';
import { cellProblem, refused } from './puzzleFile.ts';
import type { Problem, PuzzleReading } from './puzzleFile.ts';
import { readText } from './readText.ts';
import { barProblems, leftOutWarnings, lossWarnings } from './unsupported.ts';
import type { BarredCell } from './unsupported.ts';
import { isZip, unzipOne } from './unzipOne.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const MAX_SIDE = 100;
/** Where programs put what players should know before they start. */
const INTRODUCTIONS = ['description', 'notes', 'note', 'instructions'];

interface JpzGrid {
  readonly cells: string[][];
  readonly marks: FoundMark[];
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
  const marks: FoundMark[] = [];
  const colors: string[] = [];
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
    barred.push({ row, column, sides: SIDES.filter((side) => cell[`${side}-bar`] === 'true') });
    const isBlack = cell['type'] === 'block' || cell['type'] === 'void';
    line[column] = isBlack ? '#' : solution;
    if (isBlack) continue;
    const { 'background-shape': shape = '', 'background-color': color = '' } = cell;
    if (shape !== '' && shape !== 'none') marks.push({ row, column, kind: 'circle' });
    if (isShade(color)) marks.push({ row, column, kind: 'shade' });
    colors.push(color);
  }
  errors.push(...barProblems(cells, barred));
  const warnings = [...colorWarnings(colors), ...(gaps > 0 ? [lossWarnings.gaps(gaps)] : [])];
  return { cells, marks, errors, warnings };
}

function readJpzText(text: string): PuzzleReading {
  const file = parseJpz(text);
  if (file === null) return refused('This is not a .jpz file: it is not plain XML.');
  const grid = file.isCrossword ? readGrid(file) : null;
  if (grid === null) return refused('The file has no crossword grid.');
  const { clues, errors } = readJpzClues(file, grid.cells);
  const { cells, marks } = grid;
  const introduction = joinTexts(INTRODUCTIONS.map((name) => linesOfHtml(file.texts[name] ?? '')));
  const content = checkContent({ cells, marks, introduction, clues, errors: [...grid.errors, ...errors] });
  const warnings = [
    ...grid.warnings,
    ...leftOutWarnings((name) => !INTRODUCTIONS.includes(name) && (file.texts[name] ?? '').trim() !== ''),
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
