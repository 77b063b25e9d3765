import type { PuzzleCell } from '@monster/engine';
import type { KeyboardEvent } from 'react';
import styles from './LetterBoard.module.css';

interface BoardCellProps {
  readonly cell: PuzzleCell;
  readonly index: number;
  /** In words, such as `row 1, column 2`. */
  readonly place: string;
  readonly isLocked: boolean;
  /** Whether Tab stops here. */
  readonly isCurrent: boolean;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly onPress: (index: number) => void;
}

/** One cell: its letter is a switch for its lock. */
export function BoardCell({ cell, index, place, isLocked, isCurrent, onKeyDown, onPress }: BoardCellProps) {
  if (cell.isBlack) return <div role="gridcell" aria-label="black" className={styles['black']} />;
  const letter = cell.answer === '.' ? '' : cell.answer;
  return (
    <div role="gridcell" className={styles['cell']}>
      <button
        type="button"
        className={styles['letter']}
        data-cell={index}
        aria-label={letter === '' ? `Empty, ${place}` : `Lock ${letter}, ${place}`}
        aria-pressed={isLocked}
        tabIndex={isCurrent ? 0 : -1}
        onClick={() => onPress(index)}
        onKeyDown={(event) => onKeyDown(event, index)}
      >
        <span className={styles['glyph']}>{letter}</span>
        {isLocked && (
          <svg className={styles['lock']} viewBox="0 0 12 14" aria-hidden="true">
            <path d="M3 6V4a3 3 0 0 1 6 0v2" fill="none" stroke="currentColor" strokeWidth="1.8" />
            <rect x="1" y="6" width="10" height="7.5" rx="1.5" fill="currentColor" />
          </svg>
        )}
      </button>
      {cell.number !== null && <span className={styles['number']}>{cell.number}</span>}
    </div>
  );
}
