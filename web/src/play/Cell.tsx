import { memo, useSyncExternalStore } from 'react';
import { cellLook } from './cellLook.ts';
import { useGame } from './GameContext.ts';
import styles from './Grid.module.css';

interface CellProps {
  readonly index: number;
  readonly number: number | null;
}

/** One white cell; renders again only when its own look changes. */
export const Cell = memo(function Cell({ index, number }: CellProps) {
  const { puzzle, getState, subscribeCell } = useGame();
  const snapshot = () => cellLook(puzzle, getState(), index);
  const look = useSyncExternalStore((listener) => subscribeCell(index, listener), snapshot, snapshot);
  const [letter, ...marks] = look.split(' ');
  const className = [styles['cell'], ...marks.map((mark) => styles[mark])].join(' ');
  return (
    <div
      role="gridcell"
      data-cell={index}
      className={className}
      aria-selected={marks.includes('selected')}
      aria-invalid={marks.includes('error') || undefined}
    >
      {number !== null && <span className={styles['number']}>{number}</span>}
      {letter}
    </div>
  );
});
