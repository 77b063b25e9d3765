import { useMemo } from 'react';
import { pictureOf, ringsOf, squaresOf } from './pictureOf.ts';
import styles from './PuzzlePicture.module.css';

interface PuzzlePictureProps {
  readonly cells: readonly (readonly string[])[];
  /** The numbers of the cells, where they are to be shown. */
  readonly numbers?: readonly (readonly (number | null)[])[];
  /** The circled and shaded cells, by their index in a square grid. */
  readonly circled?: readonly number[] | undefined;
  readonly shaded?: readonly number[] | undefined;
  /** Cells with errors; rows and columns count from 1, as in error messages. */
  readonly marks?: readonly { readonly row: number; readonly column: number }[];
}

/** A picture of a filled grid. */
export function PuzzlePicture({ cells, numbers, circled, shaded, marks }: PuzzlePictureProps) {
  const { width, height, black, rows } = useMemo(() => pictureOf(cells), [cells]);
  const lines = [
    ...Array.from({ length: width + 1 }, (_, x) => `M${x} 0v${height}`),
    ...Array.from({ length: height + 1 }, (_, y) => `M0 ${y}h${width}`),
  ];
  return (
    <svg
      className={styles['picture']}
      viewBox={`-0.1 -0.1 ${width + 0.2} ${height + 0.2}`}
      role="img"
      aria-label={[
        `Grid of ${height} rows and ${width} columns`,
        ...(circled ? [`${circled.length} circled`] : []),
        ...(shaded ? [`${shaded.length} shaded`] : []),
      ].join(', ')}
    >
      <rect className={styles['paper']} width={width} height={height} />
      {shaded && <path className={styles['shaded']} d={squaresOf(shaded, width)} />}
      {marks?.map(({ row, column }) => (
        <rect
          key={`${row} ${column}`}
          className={styles['mark']}
          x={column - 1}
          y={row - 1}
          width="1"
          height="1"
        />
      ))}
      <path className={styles['black']} d={black} />
      {circled && <path className={styles['circled']} d={ringsOf(circled, width)} />}
      <path className={styles['lines']} d={lines.join('')} />
      {rows.map(({ y, letters, xs }) => (
        <text key={y} className={styles['letters']} x={xs} y={y + (numbers === undefined ? 0.76 : 0.85)}>
          {letters}
        </text>
      ))}
      {numbers?.map((row, y) =>
        row.map(
          (number, x) =>
            number !== null && (
              <text key={number} className={styles['number']} x={x + 0.06} y={y + 0.28}>
                {number}
              </text>
            ),
        ),
      )}
    </svg>
  );
}
