import { numberGrid } from '@monster/engine';
import { useRef } from 'react';
import { BoardCell } from './BoardCell.tsx';
import { toggleLock } from './construction.ts';
import type { Construction } from './construction.ts';
import styles from './LetterBoard.module.css';
import { useBoardKeys } from './useBoardKeys.ts';

interface LetterBoardProps {
  readonly construction: Construction;
  readonly onChange: (next: (before: Construction) => Construction) => void;
}

/** The grid to lock letters in and to set one's own: one stop for Tab, then arrows. */
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
