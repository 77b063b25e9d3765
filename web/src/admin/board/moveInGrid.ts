const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

function isWhite(rows: readonly string[], row: number, column: number): boolean {
  return (rows[row]?.[column] ?? '#') !== '#';
}

/**
 * The cell a key moves to; the same cell at the edge, null if the key does not move. Black cells are skipped unless they
 * can be selected.
 */
export function moveInGrid(
  rows: readonly string[],
  cell: number,
  key: string,
  stopsOnBlocks = false,
): number | null {
  const size = rows.length;
  const [row, column] = [Math.floor(cell / size), cell % size];
  if (key === 'Home' || key === 'End') {
    const columns = [...(rows[row] ?? '')].flatMap((letter, i) =>
      letter === '#' && !stopsOnBlocks ? [] : [i],
    );
    return row * size + (columns.at(key === 'Home' ? 0 : -1) ?? column);
  }
  const step = steps[key];
  if (step === undefined) return null;
  let [y, x] = [row + step[0], column + step[1]];
  while (y >= 0 && y < size && x >= 0 && x < size) {
    if (stopsOnBlocks || isWhite(rows, y, x)) return y * size + x;
    [y, x] = [y + step[0], x + step[1]];
  }
  return cell;
}

/** The first cell that is not black. */
export function firstCell(rows: readonly string[]): number {
  return Math.max(0, rows.join('').search(/[^#]/u));
}
