/** A row of letters that is drawn as one text: the letters and their positions. */
interface LetterRow {
  readonly y: number;
  readonly letters: string;
  readonly xs: string;
}

/** A grid as a few shapes, so that a page can show hundreds of grids. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** One path for all black cells. */
  readonly black: string;
  readonly rows: readonly LetterRow[];
}

const isBlack = (cell: string | undefined): boolean => cell === undefined || cell === '#' || cell === '.';

/** Draws cells as they are in a file, with `#` or `.` for black; of a cell with several letters, the first is shown. */
export function pictureOf(cells: readonly (readonly string[])[]): Picture {
  const blacks = cells.flatMap((row, y) =>
    row.flatMap((cell, x) => (isBlack(cell) ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return {
    width: Math.max(0, ...cells.map((row) => row.length)),
    height: cells.length,
    black: blacks.join(''),
    rows: cells.map((row, y) => {
      const open = row.flatMap((cell, x) => (isBlack(cell) ? [] : [{ x, letter: [...cell][0] ?? '' }]));
      const written = open.filter(({ letter }) => letter.trim() !== '');
      return {
        y,
        letters: written.map(({ letter }) => letter).join(''),
        xs: written.map(({ x }) => x + 0.5).join(' '),
      };
    }),
  };
}

/** One path for all shaded cells. */
export function squaresOf(cells: readonly number[], width: number): string {
  return cells.map((cell) => `M${cell % width} ${Math.floor(cell / width)}h1v1h-1z`).join('');
}

/** One path for all circles. */
export function ringsOf(cells: readonly number[], width: number): string {
  const rings = cells.map(
    (cell) =>
      `M${(cell % width) + 0.1} ${Math.floor(cell / width) + 0.52}a.4 .4 0 1 1 .8 0a.4 .4 0 1 1-.8 0z`,
  );
  return rings.join('');
}
