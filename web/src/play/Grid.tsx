import type { PuzzleCell } from '@monster/engine';
import { memo } from 'react';
import type { MouseEvent } from 'react';
import { Cell } from './Cell.tsx';
import { CellInput, focusCellInput } from './CellInput.tsx';
import { useGame } from './GameContext.ts';
import styles from './Grid.module.css';

function rowsOf(cells: readonly PuzzleCell[], size: number): PuzzleCell[][] {
  return Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
}

/** The letters as a table that a screen reader can walk, under one input that takes what is typed. */
export const Grid = memo(function Grid({ label }: { label: string }) {
  const { puzzle, dispatch } = useGame();
  const { size, cells } = puzzle;
  const selectPressed = (event: MouseEvent<HTMLElement>): void => {
    const pressed = cellUnder(event);
    if (pressed !== null) dispatch({ type: 'selectCell', cell: pressed });
    focusCellInput();
  };
  return (
    <div className={styles['frame']}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys and focus go to the input */}
      <div
        role="grid"
        aria-label={label}
        aria-readonly="true"
        className={styles['grid']}
        onClick={selectPressed}
      >
        {rowsOf(cells, size).map((row, rowIndex) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows never move
          <div role="row" className={styles['row']} key={rowIndex}>
            {row.map((cell, column) => {
              const index = rowIndex * size + column;
              if (!cell.isBlack) return <Cell key={index} index={index} number={cell.number} />;
              return <div key={index} role="gridcell" aria-label="black" className={styles['black']} />;
            })}
          </div>
        ))}
      </div>
      <CellInput />
    </div>
  );
});

function cellUnder(event: MouseEvent<HTMLElement>): number | null {
  const target = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
  const index = target?.getAttribute('data-cell');
  return index === null || index === undefined ? null : Number(index);
}
