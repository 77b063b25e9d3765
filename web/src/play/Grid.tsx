import type { PuzzleCell } from '@monster/engine';
import { memo, useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { CellInput, focusCellInput } from './CellInput.tsx';
import { useGame } from './GameContext.ts';
import styles from '../game/Grid.module.css';
import { keepGridPainted } from '../game/paintGrid.ts';

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

/**
 * The letters as a table that a screen reader can navigate, under one input that takes what is typed. React renders
 * it once; what a keystroke changes is painted straight into the cells.
 */
export const Grid = memo(function Grid({ label }: { label: string }) {
  const store = useGame();
  const { size, cells } = store.puzzle;
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => (grid.current === null ? undefined : keepGridPainted(grid.current, store)), [store]);

  const selectClicked = (event: MouseEvent<HTMLElement>): void => {
    const clicked = clickedCell(event);
    if (clicked !== null) store.dispatch({ type: 'selectCell', cell: clicked });
    focusCellInput();
  };
  return (
    <div className={styles['frame']} data-board="">
      <div className={styles['sheet']}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys and focus go to the input */}
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-readonly="true"
          className={styles['grid']}
          onClick={selectClicked}
        >
          {rowsOf(cells, size).map((row, rowIndex) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows never move
            <div role="row" className={styles['row']} key={rowIndex}>
              {row.map(({ cell, index }) => (
                <Cell key={index} cell={cell} index={index} />
              ))}
            </div>
          ))}
        </div>
        <CellInput />
      </div>
    </div>
  );
});

function clickedCell(event: MouseEvent<HTMLElement>): number | null {
  const target = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
  const index = target?.getAttribute('data-cell');
  return index === null || index === undefined ? null : Number(index);
}
