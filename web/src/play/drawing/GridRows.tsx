import { marksAt } from '@monster/engine';
import type { Puzzle, PuzzleCell } from '@monster/engine';
import styles from '../../game/Grid.module.css';
import type { GameStore } from '../../game/gameStore.ts';

interface CellProps {
  readonly cell: PuzzleCell;
  readonly index: number;
  /** How the puzzle marks it. */
  readonly marks: readonly string[];
}

function rowsOf(puzzle: Puzzle): CellProps[][] {
  const { cells, size } = puzzle;
  const indexed = cells.map((cell, index) => ({ cell, index, marks: marksAt(puzzle, index) }));
  return Array.from({ length: size }, (_, row) => indexed.slice(row * size, (row + 1) * size));
}

const descriptionId = (mark: string): string => `mark-${mark}`;

/** Marks are attributes of their own: the game paints the classes, and leaves these alone. */
function Cell({ cell, index, marks }: CellProps) {
  if (cell.isBlack) return <div role="gridcell" aria-label="black" className={styles['black']} />;
  return (
    <div
      role="gridcell"
      data-cell={index}
      data-mark={marks.join(' ') || undefined}
      aria-describedby={marks.map(descriptionId).join(' ') || undefined}
      className={styles['cell']}
    >
      {cell.number !== null && <span className={styles['number']}>{cell.number}</span>}
    </div>
  );
}

/** The words that describe marked cells to screen readers, once for all of them. */
function MarkDescriptions({ rows }: { rows: readonly (readonly CellProps[])[] }) {
  const used = new Set(rows.flat().flatMap(({ marks }) => marks));
  return [...used].map((mark) => (
    <span key={mark} id={descriptionId(mark)} hidden>
      {mark}
    </span>
  ));
}

/** The cells of the grid, row by row. */
export function GridRows({ store }: { store: GameStore }) {
  const rows = rowsOf(store.puzzle);
  return (
    <>
      {rows.map((row, rowIndex) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows never move
        <div role="row" className={styles['row']} key={rowIndex}>
          {row.map((cell) => (
            <Cell key={cell.index} {...cell} />
          ))}
        </div>
      ))}
      <MarkDescriptions rows={rows} />
    </>
  );
}
