import styles from './LetterGrid.module.css';

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  /** Set where a word starts. */
  readonly number: number | undefined;
}

function cellsOf(rows: readonly string[]): Cell[] {
  const letterAt = (x: number, y: number) => (rows[y]?.[x] ?? ' ').trim();
  const isStart = (x: number, y: number) =>
    (letterAt(x - 1, y) === '' && letterAt(x + 1, y) !== '') ||
    (letterAt(x, y - 1) === '' && letterAt(x, y + 1) !== '');
  const cells: Cell[] = [];
  let count = 0;
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter === ' ') return;
      const number = isStart(x, y) ? (count += 1) : undefined;
      cells.push({ x, y, letter, number });
    });
  });
  return cells;
}

interface LetterGridProps {
  /** One string per row; a space is not a cell. */
  readonly rows: readonly string[];
  /** The row to mark as the selected word. */
  readonly activeRow?: number;
  readonly className?: string | undefined;
}

/** A picture of a filled grid; decoration only. */
export function LetterGrid({ rows, activeRow, className }: LetterGridProps) {
  const width = Math.max(...rows.map((row) => row.length));
  return (
    <svg
      className={[styles['grid'], className].filter(Boolean).join(' ')}
      viewBox={`-0.1 -0.1 ${width + 0.2} ${rows.length + 0.2}`}
      aria-hidden="true"
    >
      {cellsOf(rows).map(({ x, y, letter, number }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect className={y === activeRow ? styles['active'] : styles['cell']} width="1" height="1" />
          <text className={styles['letter']} x="0.5" y="0.8">
            {letter}
          </text>
          {number !== undefined && (
            <text className={styles['number']} x="0.08" y="0.28">
              {number}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
