import { letterAt, numberGrid } from '@monster/engine';
import type { Direction, GridMarks, PuzzleCell } from '@monster/engine';
import { useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import styles from './GridBoard.module.css';
import { firstCell, moveInGrid } from './moveInGrid.ts';

/** Where the next letter goes, and in which direction the one after it. */
export interface Cursor {
  readonly cell: number;
  readonly direction: Direction;
}

interface GridBoardProps {
  /** Letters, `#` for black, `.` for a gap. */
  readonly rows: readonly string[];
  readonly label: string;
  readonly cursor: Cursor;
  /** The name of a cell, with its letter ('' for a gap) and its place, such as `row 1, column 2`. */
  readonly nameOf: (letter: string, place: string) => string;
  /** The cells that are locked; without it, pressing a cell only selects it. */
  readonly locked?: ReadonlySet<number>;
  /** The cells of the current word. */
  readonly word?: ReadonlySet<number>;
  /** The cells that players see circled or shaded. */
  readonly marks?: GridMarks;
  readonly onCursor: (cursor: Cursor) => void;
  readonly onType: (cell: number, letter: string) => void;
  readonly onClear: (cell: number) => void;
  /** A cell is pressed; `isAgain` if it was the current one already. */
  readonly onPress: (cell: number, isAgain: boolean) => void;
  /** Turns a cell into a block or back; with it, blocks can be selected. */
  readonly onToggleBlock?: (cell: number) => void;
}

/** The keys: arrows move, letters are set and advance, Backspace clears a cell or goes back, a period is for blocks. */
function useBoardKeys(props: GridBoardProps, moveTo: (cursor: Cursor) => void) {
  const { rows, cursor, onType, onClear, onToggleBlock } = props;
  return (event: KeyboardEvent, cell: number): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { direction } = cursor;
    const step = (key: string): number => moveInGrid(rows, cell, key) ?? cell;
    const next = moveInGrid(rows, cell, event.key, onToggleBlock !== undefined);
    if (next !== null) {
      const isArrow = event.key.startsWith('Arrow');
      const turned = /Up|Down/u.test(event.key) ? 'down' : 'across';
      moveTo({ cell: next, direction: isArrow ? turned : direction });
    } else if (/^[a-z]$/iu.test(event.key)) {
      onType(cell, event.key.toUpperCase());
      moveTo({ cell: step(direction === 'down' ? 'ArrowDown' : 'ArrowRight'), direction });
    } else if (event.key === 'Backspace' && letterAt(rows, cell) === '.') {
      moveTo({ cell: step(direction === 'down' ? 'ArrowUp' : 'ArrowLeft'), direction });
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      onClear(cell);
    } else if (event.key === '.' && onToggleBlock !== undefined) {
      onToggleBlock(cell);
    } else return;
    event.preventDefault();
  };
}

/** Tells which cell is pressed, and whether it had the focus before. */
function usePress(onPress: GridBoardProps['onPress']): Pick<BoardCellProps, 'onPointerDown' | 'onClick'> {
  const hadFocus = useRef(false);
  return {
    onPointerDown: ({ currentTarget }) => {
      hadFocus.current = document.activeElement === currentTarget;
    },
    onClick: ({ currentTarget, detail }, index) => {
      // Not every browser gives a pressed button the focus.
      currentTarget.focus();
      // Without a pointer, the cell with the focus is the one that is pressed.
      onPress(index, detail === 0 || hadFocus.current);
    },
  };
}

function Lock() {
  return (
    <svg className={styles['lock']} viewBox="0 0 12 14" aria-hidden="true">
      <path d="M3 6V4a3 3 0 0 1 6 0v2" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <rect x="1" y="6" width="10" height="7.5" rx="1.5" fill="currentColor" />
    </svg>
  );
}

interface BoardCellProps {
  readonly board: GridBoardProps;
  readonly cell: PuzzleCell;
  readonly index: number;
  /** Whether Tab stops here. */
  readonly isCurrent: boolean;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>, index: number) => void;
}

/** One cell. A block is a plain one where blocks cannot be selected. */
function BoardCell({ board, cell, index, isCurrent, ...handlers }: BoardCellProps) {
  const { rows, locked, word, marks, nameOf, onToggleBlock } = board;
  if (cell.isBlack && onToggleBlock === undefined)
    return <div role="gridcell" aria-label="black" className={styles['black']} />;
  const letter = cell.answer === '.' ? '' : cell.answer;
  const said = (['circled', 'shaded'] as const).filter((mark) => marks?.[mark]?.includes(index) === true);
  const place = `row ${Math.floor(index / rows.length) + 1}, column ${(index % rows.length) + 1}`;
  return (
    <div role="gridcell" className={styles['cell']}>
      <button
        type="button"
        className={styles['letter']}
        data-cell={index}
        data-block={cell.isBlack || undefined}
        data-mark={word?.has(index) === true ? 'word' : undefined}
        data-circled={said.includes('circled') || undefined}
        data-shaded={said.includes('shaded') || undefined}
        aria-label={cell.isBlack ? `Block, ${place}` : [nameOf(letter, place), ...said].join(', ')}
        aria-pressed={locked?.has(index)}
        aria-current={locked === undefined && isCurrent ? 'true' : undefined}
        tabIndex={isCurrent ? 0 : -1}
        onPointerDown={handlers.onPointerDown}
        onClick={(event) => handlers.onClick(event, index)}
        onKeyDown={(event) => handlers.onKeyDown(event, index)}
      >
        <span className={styles['glyph']}>{letter}</span>
        {locked?.has(index) === true && <Lock />}
      </button>
      {cell.number !== null && <span className={styles['number']}>{cell.number}</span>}
    </div>
  );
}

/** Moves the focus to a cell of the board in an element. */
export function focusCell(place: ParentNode | null, cell: number): void {
  place?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
}

/** A grid whose letters can be typed. It is one tab stop; arrow keys move inside it. */
export function GridBoard(props: GridBoardProps) {
  const { rows, label, cursor, onCursor, onToggleBlock } = props;
  const board = useRef<HTMLDivElement>(null);
  const press = usePress(props.onPress);
  const onKeyDown = useBoardKeys(props, (next) => {
    onCursor(next);
    focusCell(board.current, next.cell);
  });
  // The selected cell can be black or outside in a new grid.
  const isThere = cursor.cell < rows.length ** 2 && letterAt(rows, cursor.cell) !== '#';
  const current = isThere || onToggleBlock !== undefined ? cursor.cell : firstCell(rows);
  return (
    <div ref={board} role="grid" aria-label={label} className={styles['board']}>
      {numberGrid(rows).map((cells, y) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows never move
        <div key={y} role="row" className={styles['row']}>
          {cells.map((cell, x) => {
            const index = y * rows.length + x;
            return (
              <BoardCell
                key={index}
                board={props}
                cell={cell}
                index={index}
                isCurrent={current === index}
                onKeyDown={onKeyDown}
                {...press}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
