import type { PuzzleCell } from '@monster/engine';
import styles from '../../game/Grid.module.css';
import type { GameStore } from '../../game/gameStore.ts';

interface CellProps {
  readonly cell: PuzzleCell;
  readonly index: number;
}

function rowsOf(cells: readonly PuzzleCell[], size: number): CellProps[][] {
  const indexed = cells.map((cell, index) => ({ cell, index }));
  return Array.from({ length: size }, (_, row) => indexed.slice(row * size, (row + 1) * size));
}

function Cell({ cell, index }: CellProps) {
  if (cell.isBlack) return <div role="gridcell" aria-label="black" className={styles['black']} />;
  return (
    <div role="gridcell" data-cell={index} className={styles['cell']}>
      {cell.number !== null && <span className={styles['number']}>{cell.number}</span>}
    </div>
  );
}

/** The cells of the grid, row by row. */
export function GridRows({ store }: { store: GameStore }) {
  const { cells, size } = store.puzzle;
  return rowsOf(cells, size).map((row, rowIndex) => (
    // oxlint-disable-next-line react/no-array-index-key -- rows never move
    <div role="row" className={styles['row']} key={rowIndex}>
      {row.map(({ cell, index }) => (
        <Cell key={index} cell={cell} index={index} />
      ))}
    </div>
  ));
}
