import type { ReactNode } from 'react';
import styles from '../OnScreenKeyboard.module.css';
import { PencilIcon, RedoIcon, UndoIcon } from './icons.tsx';

/** Letters, and the names of the other keys. */
const rows = [
  [...'QWERTYUIOP'],
  ['undo', ...'ASDFGHJKL', 'redo'],
  ['turn', ...'ZXCVBNM', 'pencil', 'next', 'backspace'],
];

const otherKeys: Readonly<Record<string, { label: string; face: ReactNode }>> = {
  undo: { label: 'Undo', face: <UndoIcon /> },
  redo: { label: 'Redo', face: <RedoIcon /> },
  turn: { label: 'Switch between across and down', face: '⤧' },
  pencil: { label: 'Pencil', face: <PencilIcon /> },
  next: { label: 'Next clue', face: '⇥' },
  backspace: { label: 'Backspace', face: '⌫' },
};

function Key({ name }: { name: string }) {
  const other = otherKeys[name];
  return (
    <button
      type="button"
      tabIndex={-1}
      data-key={name}
      aria-label={other?.label}
      aria-pressed={name === 'pencil' ? false : undefined}
      className={other && styles['other']}
    >
      {other?.face ?? name}
    </button>
  );
}

/** The keys of our own keyboard. */
export function Keys() {
  return rows.map((row) => (
    <div key={row[0]} className={styles['row']}>
      {row.map((name) => (
        <Key key={name} name={name} />
      ))}
    </div>
  ));
}
