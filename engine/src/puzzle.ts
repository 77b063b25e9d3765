/** A cell as stored and sent: a black one has an empty answer and no number. */
export interface PuzzleCell {
  readonly isBlack: boolean;
  /** The clue number that starts here, else null. */
  readonly number: number | null;
  /** One letter A-Z, or '' on a black cell. */
  readonly answer: string;
}

export interface Clue {
  readonly number: number;
  readonly text: string;
}

/** What the game needs of a puzzle, exactly as the public API sends it. */
export interface PuzzleData {
  readonly grid: readonly (readonly PuzzleCell[])[];
  readonly acrossClues: readonly Clue[];
  readonly downClues: readonly Clue[];
}

/** Numbers a grid by the rule of every newspaper. A row is a text such as `#PACK` or a list of its cells. */
export function numberGrid(rows: readonly (string | readonly string[])[]): PuzzleCell[][] {
  const isWhite = (row: number, column: number): boolean => (rows[row]?.[column] ?? '#') !== '#';
  let next = 1;
  return rows.map((line, row) =>
    [...line].map((letter, column): PuzzleCell => {
      if (letter === '#') return { isBlack: true, number: null, answer: '' };
      const startsAcross = !isWhite(row, column - 1) && isWhite(row, column + 1);
      const startsDown = !isWhite(row - 1, column) && isWhite(row + 1, column);
      return { isBlack: false, number: startsAcross || startsDown ? next++ : null, answer: letter };
    }),
  );
}
