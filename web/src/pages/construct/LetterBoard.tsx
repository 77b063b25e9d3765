import { useState } from 'react';
import columns from '../../admin/board/Columns.module.css';
import { GridBoard } from '../../admin/board/GridBoard.tsx';
import type { Cursor } from '../../admin/board/GridBoard.tsx';
import { firstCell } from '../../admin/board/moveInGrid.ts';
import { clearCell, setLetter, toggleLock } from './construction.ts';
import type { Construction } from './construction.ts';

interface LetterBoardProps {
  readonly construction: Construction;
  readonly onChange: (next: (before: Construction) => Construction) => void;
}

/** The grid, where the admin locks letters and types others. */
export function LetterBoard({ construction: { rows, locked }, onChange }: LetterBoardProps) {
  const [cursor, setCursor] = useState<Cursor>({ cell: firstCell(rows), direction: 'across' });
  return (
    <>
      <GridBoard
        rows={rows}
        label="Letters"
        cursor={cursor}
        locked={locked}
        nameOf={(letter, place) => (letter === '' ? `Empty, ${place}` : `Lock ${letter}, ${place}`)}
        onCursor={setCursor}
        onType={(cell, letter) => onChange((before) => setLetter(before, cell, letter))}
        onClear={(cell) => onChange((before) => clearCell(before, cell))}
        onPress={(cell) => {
          setCursor({ ...cursor, cell });
          onChange((before) => toggleLock(before, [cell]));
        }}
      />
      <p className={columns['help']}>
        Click a letter, or press Space on it, to lock it. Type a letter to set your own; Backspace empties a
        cell. Refill replaces everything that is not locked.
      </p>
    </>
  );
}
