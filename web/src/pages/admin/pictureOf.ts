import { numberGrid } from '@monster/engine';

/** A row of letters, to be written in one go: the letters and where each stands. */
interface LetterRow {
  readonly y: number;
  readonly letters: string;
  readonly xs: string;
}

/** A grid as few shapes, so that hundreds of them can stand on a page. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The path over all black cells. */
  readonly black: string;
  readonly rows: readonly LetterRow[];
  readonly numbers: readonly { readonly x: number; readonly y: number; readonly number: number }[];
}

const isBlack = (cell: string | undefined): boolean => cell === undefined || cell === '#' || cell === '.';

function numbersOf(cells: readonly (readonly string[])[]): Picture['numbers'] {
  const grid = numberGrid(cells.map((row) => row.map((cell) => (isBlack(cell) ? '#' : cell))));
  return grid.flatMap((row, y) =>
    row.flatMap(({ number }, x) => (number === null ? [] : [{ x, y, number }])),
  );
}

/** Draws cells as a file has them, `#` or `.` being black; of a cell that holds more than a letter the first shows. */
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
    numbers: numbersOf(cells),
  };
}
