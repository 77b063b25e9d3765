import { entryName, findEntries, type Entry, type PuzzleCell, type PuzzleData } from './puzzle.ts';
import { cellName } from './puzzleProblems.ts';
import { toLetters } from './toLetter.ts';

interface LintWarning {
  readonly code:
    | 'asymmetric'
    | 'uncheckedCell'
    | 'shortWord'
    | 'repeatedAnswer'
    | 'clueHasAnswer'
    | 'separateRegions';
  readonly message: string;
  /** The cell to look at, if it is about one. */
  readonly cell?: number;
  /** The name of the word to look at, if it is about one. */
  readonly entry?: string;
}

const MIN_WORD = 3;
const ENDINGS = new Set(['S', 'ES', 'D', 'ED', 'R', 'ER', 'ING', 'LY']);

/** Returns what a careful editor would fix in a puzzle that can be played; clues may still be missing. */
export function lintPuzzle({ grid, acrossClues, downClues }: PuzzleData): LintWarning[] {
  const clues = { across: acrossClues, down: downClues };
  const seen = new Map<string, Entry>();
  const entries = findEntries(grid);
  const warnings = lintGrid(grid, entries);
  for (const entry of entries) {
    const { answer } = entry;
    const name = entryName(entry);
    const clue = clues[entry.direction].find(({ number }) => number === entry.number)?.text ?? '';
    const twin = seen.get(answer);
    seen.set(answer, twin ?? entry);
    if (twin)
      warnings.push({
        code: 'repeatedAnswer',
        message: `${name}: ${answer} is also the answer to ${entryName(twin)}.`,
        entry: name,
      });
    if (clueHasAnswer(clue, answer))
      warnings.push({
        code: 'clueHasAnswer',
        message: `${name}: the clue contains its answer ${answer}.`,
        entry: name,
      });
  }
  return warnings;
}

/** Returns what is unfair about the shape of a grid, filled or not. */
export function lintGrid(
  grid: PuzzleData['grid'],
  entries: readonly Entry[] = findEntries(grid),
): LintWarning[] {
  const cells = grid.flat();
  const width = grid[0]?.length ?? 0;
  const warnings: LintWarning[] = [];
  if (!isSymmetric(grid)) warnings.push({ code: 'asymmetric', message: 'The grid has no symmetry.' });
  const regions = countRegions(cells, width);
  if (regions > 1)
    warnings.push({ code: 'separateRegions', message: `The grid has ${regions} regions that do not touch.` });
  const crossings = new Map<number, number>();
  for (const cell of entries.flatMap((entry) => entry.cells))
    crossings.set(cell, (crossings.get(cell) ?? 0) + 1);
  for (const [i, { isBlack }] of cells.entries()) {
    if (isBlack || crossings.get(i) === 2) continue;
    const name = cellName(Math.floor(i / width), i % width);
    warnings.push({ code: 'uncheckedCell', message: `${name} is not in two words.`, cell: i });
  }
  for (const entry of entries)
    if (entry.cells.length < MIN_WORD)
      warnings.push({
        code: 'shortWord',
        message: `${entryName(entry)}: ${entry.answer} has fewer than ${MIN_WORD} letters.`,
        entry: entryName(entry),
      });
  return warnings;
}

/** True when the clue contains the answer as a word, split over several words, or with a common ending. */
export function clueHasAnswer(clue: string, answer: string): boolean {
  const words = clue.split(/[^\p{L}\p{M}]+/u).map((word) => toLetters(word).join(''));
  return words.some((_, i) => {
    let run = '';
    for (let j = i; j < words.length && run.length < answer.length; j++) run += words[j];
    return run === answer || (run.startsWith(answer) && ENDINGS.has(run.slice(answer.length)));
  });
}

/** The ways in which a grid may repeat itself: half a turn, a mirror in the middle, or a mirror on a diagonal. */
const symmetries: readonly ((row: number, column: number, last: number) => readonly [number, number])[] = [
  (row, column, last) => [last - row, last - column],
  (row, column, last) => [row, last - column],
  (row, column, last) => [last - row, column],
  (row, column) => [column, row],
  (row, column, last) => [last - column, last - row],
];

function isSymmetric(grid: PuzzleData['grid']): boolean {
  return symmetries.some((twin) =>
    grid.every((line, row) =>
      line.every(({ isBlack }, column) => {
        const [y, x] = twin(row, column, grid.length - 1);
        return grid[y]?.[x]?.isBlack === isBlack;
      }),
    ),
  );
}

function countRegions(cells: readonly PuzzleCell[], width: number): number {
  const seen = new Set<number>();
  let regions = 0;
  for (const start of cells.keys()) {
    if (cells[start]?.isBlack !== false || seen.has(start)) continue;
    regions += 1;
    const queue = [start];
    for (const cell of queue) {
      if (seen.has(cell) || cells[cell]?.isBlack !== false) continue;
      seen.add(cell);
      queue.push(cell - width, cell + width);
      if (cell % width > 0) queue.push(cell - 1);
      if (cell % width < width - 1) queue.push(cell + 1);
    }
  }
  return regions;
}
