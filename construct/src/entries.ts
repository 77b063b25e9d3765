import { numberGrid } from '@monster/engine';

/** A place for a word in a grid. Cells are counted row by row from the top left. */
export interface Entry {
  readonly direction: 'across' | 'down';
  readonly number: number;
  readonly cells: readonly number[];
  /** What the grid holds there: letters, and `.` where nothing is fixed yet. */
  readonly text: string;
}

/** All entries of two or more cells, across first, each direction in the order of its numbers. */
export function findEntries(rows: readonly string[]): Entry[] {
  const numbers = numberGrid(rows);
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) =>
    rows.map((row) => row[column] ?? '#').join(''),
  );
  const numberAt = (row: number, column: number): number => numbers[row]?.[column]?.number ?? 0;

  const across = rows.flatMap((line, row) =>
    runs(line).map(({ start, text }): Entry => {
      const cells = [...text].map((_, i) => row * width + start + i);
      return { direction: 'across', number: numberAt(row, start), cells, text };
    }),
  );
  const down = columns.flatMap((line, column) =>
    runs(line).map(({ start, text }): Entry => {
      const cells = [...text].map((_, i) => (start + i) * width + column);
      return { direction: 'down', number: numberAt(start, column), cells, text };
    }),
  );
  return [...across, ...down.sort((a, b) => a.number - b.number)];
}

function runs(line: string): { start: number; text: string }[] {
  return [...line.matchAll(/[^#]{2,}/g)].map((match) => ({ start: match.index, text: match[0] }));
}
