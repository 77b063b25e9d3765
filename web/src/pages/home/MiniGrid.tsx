import type { FullPuzzle } from '@monster/contract';
import styles from './MiniGrid.module.css';

interface MiniGridProps {
  readonly grid: FullPuzzle['grid'];
  /** What the player has entered so far, one character per cell; `.` for an empty cell. */
  readonly letters: string;
}

/** A small picture of the puzzle with the player's letters. */
export function MiniGrid({ grid, letters }: MiniGridProps) {
  const size = grid.length;
  const cells = grid.flatMap((row, y) =>
    row.map((cell, x) => ({ ...cell, x, y, letter: letters[y * size + x] })),
  );
  const lines = grid.map((_, index) => `M${index} 0V${size}M0 ${index}H${size}`).join('');
  const black = cells.filter(({ isBlack }) => isBlack).map(({ x, y }) => `M${x} ${y}h1v1h-1z`);
  return (
    <svg className={styles['miniGrid']} viewBox={`-0.1 -0.1 ${size + 0.2} ${size + 0.2}`} aria-hidden="true">
      <path className={styles['paper']} d={`M0 0H${size}V${size}H0z`} />
      <path className={styles['black']} d={black.join('')} />
      <path className={styles['lines']} d={`${lines}M0 0H${size}V${size}H0z`} />
      {cells.map(({ x, y, number, letter = '.' }) => (
        <g key={`${x} ${y}`}>
          {number !== null && (
            <text className={styles['number']} x={x + 0.08} y={y + 0.32}>
              {number}
            </text>
          )}
          {letter !== '.' && (
            <text className={styles['letter']} x={x + 0.5} y={y + 0.84}>
              {letter}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
