import type { FullPuzzle, PuzzleStatistics } from '@monster/contract';
import styles from './HeatGrid.module.css';

interface HeatGridProps {
  readonly puzzle: FullPuzzle;
  readonly wrong: PuzzleStatistics['wrong'];
}

/** The strongest tint, on which the letters still stand out. A root lets a few mistakes show beside many. */
const strongest = 0.6;

/** The grid with its letters: the more often one was wrong, the stronger the tint, with the number in the corner. */
export function HeatGrid({ puzzle, wrong }: HeatGridProps) {
  const totals = new Map(wrong.map(({ cell, total }) => [cell, total]));
  const most = Math.max(1, ...totals.values());
  const width = puzzle.grid[0]?.length ?? 0;
  const cells = puzzle.grid.flat().map((cell, index) => ({
    ...cell,
    index,
    x: index % width,
    y: Math.floor(index / width),
    total: totals.get(index) ?? 0,
  }));
  return (
    <svg
      className={styles['grid']}
      viewBox={`-0.05 -0.05 ${width + 0.1} ${puzzle.grid.length + 0.1}`}
      role="img"
      aria-label="The grid, with how often each letter was wrong. The table below has the numbers."
    >
      {cells.map(({ index, x, y, isBlack, answer, total }) => (
        <g key={index}>
          <rect className={isBlack ? styles['black'] : styles['white']} x={x} y={y} width="1" height="1" />
          {total > 0 && (
            <>
              <rect
                className={styles['heat']}
                fillOpacity={strongest * Math.sqrt(total / most)}
                x={x}
                y={y}
                width="1"
                height="1"
              />
              <text className={styles['total']} x={x + 0.93} y={y + 0.32}>
                {total}
              </text>
            </>
          )}
          <text className={styles['letter']} x={x + 0.42} y={y + 0.85}>
            {answer}
          </text>
        </g>
      ))}
    </svg>
  );
}
