import { findEntries, numberGrid } from '@monster/engine';

/** The first rule of a fair grid that these rows break, in words; null when they break none. */
export function brokenPatternRule(rows: readonly string[]): string | null {
  if (rows.length < 3 || rows.some((row) => row.length !== rows.length))
    return 'it is not a square of 3 or more';
  if (!isSymmetric(rows)) return 'it does not look the same upside down';
  if (!isConnected(rows)) return 'its white cells fall apart into regions';
  const entries = findEntries(numberGrid(rows));
  const short = entries.find((entry) => entry.cells.length < 3);
  if (short !== undefined) return `${short.number}-${short.direction} has fewer than three cells`;
  const crossings = new Map<number, number>();
  for (const cell of entries.flatMap((entry) => entry.cells))
    crossings.set(cell, (crossings.get(cell) ?? 0) + 1);
  const whites = [...rows.join('')].filter((letter) => letter !== '#').length;
  const checked = [...crossings.values()].filter((count) => count === 2).length;
  return checked === whites ? null : 'a cell belongs to one word only';
}

/** Half a turn leaves the black squares where they are. */
export function isSymmetric(rows: readonly string[]): boolean {
  const blacks = [...rows.join('')].map((letter) => letter === '#');
  return blacks.every((black, i) => black === blacks[blacks.length - 1 - i]);
}

/** Every white cell can be reached from every other. */
export function isConnected(rows: readonly string[]): boolean {
  const size = rows.length;
  const white = [...rows.join('')].map((letter) => letter !== '#');
  const start = white.indexOf(true);
  const seen = new Set<number>([start]);
  for (const cell of seen) {
    const column = cell % size;
    const near = [cell - size, cell + size, column > 0 ? cell - 1 : -1, column < size - 1 ? cell + 1 : -1];
    for (const next of near) if (white[next] === true) seen.add(next);
  }
  return start >= 0 && seen.size === white.filter(Boolean).length;
}
