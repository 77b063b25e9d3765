import { findEntries, lintGrid, numberGrid, shuffle, type Random } from '@monster/engine';

/** Returns the first rule of a fair grid that these rows break, in words; null when they break none. */
export function brokenPatternRule(rows: readonly string[]): string | null {
  if (rows.length < 3 || rows.some((row) => row.length !== rows.length))
    return 'The grid is not a square of 3x3 or more.';
  return lintGrid(numberGrid(rows))[0]?.message ?? null;
}

/** True when the entries of a grid fall into two groups that do not cross once a certain entry is removed. */
export function fallsApart(rows: readonly string[]): boolean {
  const entries = findEntries(numberGrid(rows));
  const at = new Map<number, number[]>();
  entries.forEach(({ cells }, i) => cells.forEach((cell) => at.set(cell, [...(at.get(cell) ?? []), i])));
  const crossings = entries.map(({ cells }) => cells.flatMap((cell) => at.get(cell) ?? []));
  return entries.some((_, removed) => {
    const seen = new Set([removed === 0 ? 1 : 0]);
    for (const entry of seen)
      for (const other of crossings[entry] ?? []) if (other !== removed) seen.add(other);
    return seen.size < entries.length - 1;
  });
}

/**
 * Grows a fair pattern from an empty square. Black cells are added in pairs, each only where the grid stays fair:
 * first inside words that are too long, then anywhere. Returns null when a word stays too long.
 */
export function growPattern(size: number, black: number, longest: number, random: Random): string[] | null {
  let rows = Array.from({ length: size }, () => '.'.repeat(size));
  for (let placed = 0; placed < black; placed += 2) {
    const tooLong = findLonger(rows, longest);
    const places = tooLong.length > 0 ? tooLong.flatMap((entry) => entry.cells) : rows.flatMap(whiteCells);
    const next = firstFair(rows, shuffle([...new Set(places)], random));
    if (next === null) break;
    rows = next;
  }
  return findLonger(rows, longest).length === 0 ? rows : null;
}

function findLonger(rows: readonly string[], longest: number) {
  return findEntries(numberGrid(rows)).filter((entry) => entry.cells.length > longest);
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
