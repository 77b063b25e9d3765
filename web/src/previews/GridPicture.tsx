import type { PuzzleCell } from '@monster/engine';
import { lightColor } from './previewStyles.ts';

interface GridPictureProps {
  readonly grid: readonly (readonly Pick<PuzzleCell, 'isBlack' | 'number'>[])[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Below this size of a cell, in pixels, numbers would be specks. */
const leastForNumbers = 24;

const edge = 6;

/** An empty grid: black cells, lines and numbers, and not a letter. */
export function GridPicture({ grid, x, y, size }: GridPictureProps) {
  const side = Math.max(1, grid.length, ...grid.map((row) => row.length));
  const cell = size / side;
  const at = (index: number): number => Math.round(index * cell);
  const blacks = grid.flatMap((row, r) =>
    row.flatMap(({ isBlack }, c) =>
      isBlack ? [`M${at(c)} ${at(r)}H${at(c + 1)}V${at(r + 1)}H${at(c)}z`] : [],
    ),
  );
  const lines = Array.from(
    { length: side - 1 },
    (_, index) => `M${at(index + 1)} 0V${size}M0 ${at(index + 1)}H${size}`,
  );
  const numbers = grid.flatMap((row, r) => row.map(({ number }, c) => ({ number, r, c })));
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-edge}
        y={-edge}
        width={size + 2 * edge}
        height={size + 2 * edge + 10}
        fill={lightColor('line')}
      />
      <rect width={size} height={size} fill={lightColor('cell')} />
      <path fill={lightColor('cell-black')} d={blacks.join('')} />
      <path fill="none" stroke={lightColor('line')} strokeWidth={side > 15 ? 2 : 3} d={lines.join('')} />
      {cell >= leastForNumbers &&
        numbers.map(
          ({ number, r, c }) =>
            number !== null && (
              <text
                key={number}
                x={at(c) + cell * 0.09 + 1}
                y={at(r) + cell * 0.34 + 1}
                fontSize={cell * 0.3}
                fill={lightColor('ink-soft')}
              >
                {number}
              </text>
            ),
        )}
    </g>
  );
}
