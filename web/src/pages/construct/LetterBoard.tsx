import { numberGrid } from '@monster/engine';
import type { PuzzleCell } from '@monster/engine';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { clearCell, setLetter, toggleLock } from './construction.ts';
import type { Construction } from './construction.ts';
import styles from './LetterBoard.module.css';
import { firstCell, moveInGrid } from './moveInGrid.ts';

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

/** One cell; pressing its letter locks or unlocks it. */
function BoardCell({ cell, index, place, isLocked, isCurrent, onKeyDown, onPress }: BoardCellProps) {
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

type Change = (next: (before: Construction) => Construction) => void;

/** Arrow keys move, letters are set and advance in the direction of the last move, Backspace clears a cell. */
function useBoardKeys(rows: readonly string[], onChange: Change, focus: (cell: number) => void) {
  const [selected, select] = useState(0);
  const [advanceKey, setAdvanceKey] = useState('ArrowRight');
  const moveTo = (cell: number): void => {
    select(cell);
    focus(cell);
  };
  const onKeyDown = (event: KeyboardEvent, cell: number): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moveInGrid(rows, cell, event.key);
    if (next !== null) {
      if (event.key.startsWith('Arrow'))
        setAdvanceKey(/Up|Down/u.test(event.key) ? 'ArrowDown' : 'ArrowRight');
      moveTo(next);
    } else if (/^[a-z]$/iu.test(event.key)) {
      onChange((before) => setLetter(before, cell, event.key.toUpperCase()));
      moveTo(moveInGrid(rows, cell, advanceKey) ?? cell);
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      onChange((before) => clearCell(before, cell));
    } else return;
    event.preventDefault();
  };
  // The selected cell can be black in a new grid.
  const isWhite = (rows.join('')[selected] ?? '#') !== '#';
  return { current: isWhite ? selected : firstCell(rows), select, onKeyDown };
}

interface LetterBoardProps {
  readonly construction: Construction;
  readonly onChange: Change;
}

/** The grid, where the admin locks letters and types others. It is one tab stop; arrow keys move inside it. */
export function LetterBoard({ construction: { rows, locked }, onChange }: LetterBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const { current, select, onKeyDown } = useBoardKeys(rows, onChange, (cell) =>
    board.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus(),
  );
  const onPress = (index: number): void => {
    select(index);
    onChange((before) => toggleLock(before, [index]));
  };
  return (
    <>
      <div ref={board} role="grid" aria-label="Letters" className={styles['board']}>
        {numberGrid(rows).map((cells, y) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows never move
          <div key={y} role="row" className={styles['row']}>
            {cells.map((cell, x) => {
              const index = y * rows.length + x;
              return (
                <BoardCell
                  key={index}
                  cell={cell}
                  index={index}
                  place={`row ${y + 1}, column ${x + 1}`}
                  isLocked={locked.has(index)}
                  isCurrent={current === index}
                  onKeyDown={onKeyDown}
                  onPress={onPress}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles['help']}>
        Click a letter, or press Space on it, to lock it. Type a letter to set your own; Backspace empties a
        cell. Refill replaces everything that is not locked.
      </p>
    </>
  );
}
