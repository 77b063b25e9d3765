import { makePuzzle, rowsOf, type Puzzle } from './makePuzzle.ts';
import {
  findEntries,
  numberGrid,
  type Direction,
  type Entry,
  type PuzzleCell,
  type PuzzleData,
} from './puzzle.ts';
import { isRecord } from './isRecord.ts';
import { cellName, puzzleProblems } from './puzzleProblems.ts';

type ReadPuzzle =
  | { readonly ok: true; readonly puzzle: Puzzle }
  | { readonly ok: false; readonly problem: string };

/** The largest grid that is accepted; damaged data must not freeze the page. */
export const MAX_SIZE = 25;

/** Checks everything that the game relies on, for any data, and says what is wrong. */
export function readPuzzle(data: unknown): ReadPuzzle {
  if (!isRecord(data) || !Array.isArray(data['grid'])) return bad('The puzzle has no grid.');
  const { grid, acrossClues, downClues } = data;
  const problem = gridProblem(grid);
  if (problem) return bad(problem);
  const entries = findEntries(numberGrid(rowsOf(grid as PuzzleCell[][])));
  const clueError = clueProblem(entries, 'across', acrossClues) ?? clueProblem(entries, 'down', downClues);
  if (clueError) return bad(clueError);
  const puzzle = makePuzzle(data as unknown as PuzzleData);
  const { size, cells, places, words } = puzzle;
  const unused = cells.findIndex((cell, i) => !cell.isBlack && !places[i]?.across && !places[i]?.down);
  if (unused >= 0) return bad(`${cellName(Math.floor(unused / size), unused % size)} belongs to no word.`);
  return words.length === 0 ? bad('The grid has no words.') : { ok: true, puzzle };
}

function bad(problem: string): ReadPuzzle {
  return { ok: false, problem };
}

function gridProblem(grid: unknown[]): string | null {
  const size = grid.length;
  if (size === 0) return 'The grid is empty.';
  if (size > MAX_SIZE) return `The grid has ${size} rows; ${MAX_SIZE} is the most.`;
  for (const [i, row] of grid.entries()) {
    if (!Array.isArray(row)) return `Grid row ${i + 1} is not a row of cells.`;
    if (row.length !== size) return 'The grid is not square.';
    for (const [j, cell] of row.entries()) {
      if (!isRecord(cell) || typeof cell['isBlack'] !== 'boolean') return `${cellName(i, j)} is not a cell.`;
      const { isBlack, answer } = cell;
      if (!isBlack && !(typeof answer === 'string' && /^[A-Z]$/.test(answer)))
        return `${cellName(i, j)}: ${typeof answer === 'string' ? `"${answer.slice(0, 9)}"` : 'nothing'} is not a letter.`;
    }
  }
  return numberProblem(grid as PuzzleCell[][]);
}

function numberProblem(grid: PuzzleCell[][]): string | null {
  const expected = numberGrid(rowsOf(grid));
  for (const [i, row] of grid.entries()) {
    for (const [j, { number }] of row.entries()) {
      const right = expected[i]?.[j]?.number ?? null;
      if ((number ?? null) !== right)
        return `${cellName(i, j)} is numbered ${typeof number === 'number' ? number : 'nothing'}; it should be ${right ?? 'nothing'}.`;
    }
  }
  return null;
}

function clueProblem(entries: readonly Entry[], direction: Direction, clues: unknown): string | null {
  if (!Array.isArray(clues)) return `The puzzle has no list of ${direction} clues.`;
  const open = new Set(entries.filter((entry) => entry.direction === direction).map(({ number }) => number));
  const all = new Set(open);
  for (const clue of clues as unknown[]) {
    if (!isRecord(clue) || typeof clue['number'] !== 'number' || typeof clue['text'] !== 'string')
      return `The list of ${direction} clues contains something that is not a clue.`;
    const entry = { number: clue['number'], direction };
    if (!all.has(entry.number)) return puzzleProblems.noEntry(entry);
    if (clue['text'].trim() === '') return puzzleProblems.noClue(entry);
    if (!open.delete(entry.number)) return puzzleProblems.repeatedClue(entry);
  }
  const [missing] = open;
  return missing === undefined ? null : puzzleProblems.noClue({ number: missing, direction });
}
