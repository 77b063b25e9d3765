/** A white cell without a letter, in a grid that is being made or edited. */
export const GAP = '.';

/** The letter of a cell, `#` for a block; outside the grid, there are only blocks. */
export function letterAt(rows: readonly string[], cell: number): string {
  return rows[Math.floor(cell / rows.length)]?.[cell % rows.length] ?? '#';
}

/** Returns the rows with another letter, block or gap in a cell. */
export function setCell(rows: readonly string[], cell: number, letter: string): readonly string[] {
  if (letterAt(rows, cell) === letter) return rows;
  const [row, column] = [Math.floor(cell / rows.length), cell % rows.length];
  return rows.map((line, i) => (i === row ? line.slice(0, column) + letter + line.slice(column + 1) : line));
}

/** Turns a cell into a block or, with an empty cell in its place, back; with symmetry, also its twin after half a turn. */
export function toggleBlock(
  rows: readonly string[],
  cell: number,
  keepsSymmetry: boolean,
): readonly string[] {
  const isBlock = letterAt(rows, cell) === '#';
  const twin = rows.length ** 2 - 1 - cell;
  const cells = keepsSymmetry && twin !== cell ? [cell, twin] : [cell];
  let next = rows;
  for (const each of cells)
    // A letter of the twin stays where the twin is white already.
    if ((letterAt(next, each) === '#') === isBlock) next = setCell(next, each, isBlock ? GAP : '#');
  return next;
}
