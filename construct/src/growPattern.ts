import { findEntries, numberGrid, type Random, shuffle } from '@monster/engine';
import { brokenPatternRule } from './patternRules.ts';

/**
 * Grows a fair pattern from an empty square: black cells are added in pairs, each only where the grid stays
 * fair; first inside words longer than wanted, then anywhere. Null when a word stays too long.
 */
export function growPattern(size: number, black: number, longest: number, random: Random): string[] | null {
  let rows = Array.from({ length: size }, () => '.'.repeat(size));
  for (let placed = 0; placed < black; placed += 2) {
    const tooLong = findEntries(numberGrid(rows)).filter((entry) => entry.cells.length > longest);
    const places = tooLong.length > 0 ? tooLong.flatMap((entry) => entry.cells) : rows.flatMap(whiteCells);
    const next = firstFair(rows, shuffle([...new Set(places)], random));
    if (next === null) break;
    rows = next;
  }
  return findEntries(numberGrid(rows)).every((entry) => entry.cells.length <= longest) ? rows : null;
}

function whiteCells(row: string, y: number): number[] {
  return [...row].flatMap((cell, x) => (cell === '#' ? [] : [y * row.length + x]));
}

function firstFair(rows: readonly string[], places: readonly number[]): string[] | null {
  for (const cell of places) {
    const next = blacken(blacken(rows, cell), rows.length ** 2 - 1 - cell);
    if (brokenPatternRule(next) === null) return next;
  }
  return null;
}

function blacken(rows: readonly string[], cell: number): string[] {
  const y = Math.floor(cell / rows.length);
  const x = cell % rows.length;
  return rows.map((row, i) => (i === y ? `${row.slice(0, x)}#${row.slice(x + 1)}` : row));
}
