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
  const isOpen = (x: number, y: number): boolean => !isBlack(cells[y]?.[x]);
  const starts = cells.flatMap((row, y) =>
    row.flatMap((_cell, x) => {
      const isAcross = !isOpen(x - 1, y) && isOpen(x + 1, y);
      const isDown = !isOpen(x, y - 1) && isOpen(x, y + 1);
      return isOpen(x, y) && (isAcross || isDown) ? [{ x, y }] : [];
    }),
  );
  return starts.map((start, index) => ({ ...start, number: index + 1 }));
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
