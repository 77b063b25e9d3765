import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { clearCell, setLetter } from './construction.ts';
import type { Construction } from './construction.ts';
import { firstCell, moveInGrid } from './moveInGrid.ts';

interface BoardKeys {
  /** The cell that Tab stops at. */
  readonly current: number;
  readonly select: (cell: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, cell: number) => void;
}

/** Arrows move, letters are set and go on the way that was last moved, Backspace empties. */
export function useBoardKeys(
  rows: readonly string[],
  onChange: (next: (before: Construction) => Construction) => void,
  focus: (cell: number) => void,
): BoardKeys {
  const [cursor, select] = useState(0);
  const [way, setWay] = useState('ArrowRight');
  const go = (cell: number): void => {
    select(cell);
    focus(cell);
  };
  const onKeyDown = (event: KeyboardEvent, cell: number): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moveInGrid(rows, cell, event.key);
    if (next !== null) {
      if (event.key.startsWith('Arrow')) setWay(/Up|Down/u.test(event.key) ? 'ArrowDown' : 'ArrowRight');
      go(next);
    } else if (/^[a-z]$/iu.test(event.key)) {
      onChange((before) => setLetter(before, cell, event.key.toUpperCase()));
      go(moveInGrid(rows, cell, way) ?? cell);
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      onChange((before) => clearCell(before, cell));
    } else return;
    event.preventDefault();
  };
  const isWhite = (rows.join('')[cursor] ?? '#') !== '#';
  return { current: isWhite ? cursor : firstCell(rows), select, onKeyDown };
}
