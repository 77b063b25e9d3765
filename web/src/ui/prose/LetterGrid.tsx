import { numberGrid } from '@monster/engine';
import styles from './LetterGrid.module.css';

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
  const cells = numberGrid(rows.map((row) => row.replaceAll(' ', '#'))).flatMap((row, y) =>
    row.flatMap((cell, x) => (cell.isBlack ? [] : [{ ...cell, x, y }])),
  );
  return (
    <svg
      className={[styles['grid'], className].filter(Boolean).join(' ')}
      viewBox={`-0.1 -0.1 ${width + 0.2} ${rows.length + 0.2}`}
      aria-hidden="true"
    >
      {cells.map(({ x, y, answer, number }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect className={y === activeRow ? styles['active'] : styles['cell']} width="1" height="1" />
          <text className={styles['letter']} x="0.5" y="0.8">
            {answer}
          </text>
          {number !== null && (
            <text className={styles['number']} x="0.08" y="0.28">
              {number}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
