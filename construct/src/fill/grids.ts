import { findEntries, numberGrid } from '@monster/engine';

type Rows = readonly string[];

/** Returns the answers of a grid, in the order of its clues. */
export function answersOf(rows: Rows): string[] {
  return findEntries(numberGrid(rows)).map(({ answer }) => answer);
}

/** Returns the pattern of a grid. */
export function shapeOf(rows: Rows): string {
  return rows.map((row) => row.replaceAll(/[A-Z]/g, '.')).join('/');
}

export function whiteShare(rows: Rows): number {
  return rows.join('').replaceAll('#', '').length / rows.length ** 2;
}

export function blackShare(rows: Rows): number {
  return (rows.join('').split('#').length - 1) / rows.length ** 2;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
