import { letterAt } from '@monster/engine';
import type { Entry } from '@monster/engine';
import columns from '../../admin/board/Columns.module.css';
import { GridBoard } from '../../admin/board/GridBoard.tsx';
import type { Cursor } from '../../admin/board/GridBoard.tsx';
import { moveInGrid } from '../../admin/board/moveInGrid.ts';
import { Button } from '../../ui/Button.tsx';
import { clearCell, toggleCell, toggleMark, typeLetter } from './draft.ts';
import styles from './Edit.module.css';
import type { Editor } from './useEditor.ts';

interface BoardPanelProps {
  readonly editor: Editor;
  readonly cursor: Cursor;
  /** The word that the next letter belongs to. */
  readonly word: Entry | undefined;
  readonly keepsSymmetry: boolean;
  readonly onCursor: (cursor: Cursor) => void;
  readonly onSymmetry: (keepsSymmetry: boolean) => void;
}

/** A field for the letter of the current cell, since phones show a keyboard only for a field. */
function LetterField({ editor: { draft, edit }, cursor, keepsSymmetry, onCursor }: BoardPanelProps) {
  const letter = letterAt(draft.rows, cursor.cell);
  const write = (text: string): void => {
    const typed = text
      .toUpperCase()
      .replaceAll(/[^A-Z]/gu, '')
      .at(-1);
    if (typed === undefined) return edit((before) => clearCell(before, cursor.cell));
    edit((before) => typeLetter(before, cursor.cell, typed, keepsSymmetry));
    const key = cursor.direction === 'down' ? 'ArrowDown' : 'ArrowRight';
    return onCursor({ ...cursor, cell: moveInGrid(draft.rows, cursor.cell, key) ?? cursor.cell });
  };
  return (
    <label className={styles['letter']}>
      Letter
      <input
        value={/[A-Z]/u.test(letter) ? letter : ''}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </label>
  );
}

const marks = [
  ['circled', 'Circle'],
  ['shaded', 'Shade'],
] as const;

/** The buttons above the grid. */
function BoardTools(props: BoardPanelProps) {
  const { editor, cursor, keepsSymmetry, onSymmetry } = props;
  const { draft, edit } = editor;
  return (
    <div className={styles['tools']}>
      <Button variant="quiet" size="small" aria-disabled={!editor.canUndo} onClick={editor.undo}>
        Undo
      </Button>
      <Button variant="quiet" size="small" aria-disabled={!editor.canRedo} onClick={editor.redo}>
        Redo
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-pressed={letterAt(draft.rows, cursor.cell) === '#'}
        onClick={() => edit((before) => toggleCell(before, cursor.cell, keepsSymmetry))}
      >
        Block
      </Button>
      {marks.map(([mark, name]) => (
        <Button
          key={mark}
          variant="quiet"
          size="small"
          aria-pressed={draft.marks[mark]?.includes(cursor.cell) === true}
          onClick={() => edit((before) => toggleMark(before, cursor.cell, mark))}
        >
          {name}
        </Button>
      ))}
      <LetterField {...props} />
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={keepsSymmetry}
          onChange={({ currentTarget }) => onSymmetry(currentTarget.checked)}
        />
        Blocks in symmetry
      </label>
    </div>
  );
}

/** The grid, edited by keyboard like a player's, or with the buttons above it. */
export function BoardPanel(props: BoardPanelProps) {
  const { editor, cursor, word, keepsSymmetry, onCursor } = props;
  const { draft, edit } = editor;
  const press = (cell: number, isAgain: boolean): void => {
    const turned = cursor.direction === 'across' ? 'down' : 'across';
    onCursor({ cell, direction: isAgain ? turned : cursor.direction });
  };
  return (
    <>
      <BoardTools {...props} />
      <GridBoard
        rows={draft.rows}
        label="Grid"
        cursor={cursor}
        word={new Set(word?.cells)}
        marks={draft.marks}
        nameOf={(letter, place) => `${letter === '' ? 'Empty' : letter}, ${place}`}
        onCursor={onCursor}
        onType={(cell, letter) => edit((before) => typeLetter(before, cell, letter, keepsSymmetry))}
        onClear={(cell) => edit((before) => clearCell(before, cell))}
        onToggleBlock={(cell) => edit((before) => toggleCell(before, cell, keepsSymmetry))}
        onPress={press}
      />
      <p className={columns['help']}>
        Arrow keys move, letters are typed into the cell, Backspace empties it, and a period makes it a block
        or a white cell. Space switches the direction. Clues stay with their words.
      </p>
    </>
  );
}
