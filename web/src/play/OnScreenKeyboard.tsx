import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { PencilIcon, RedoIcon, UndoIcon } from './EditButtons.tsx';
import { useGame } from './GameContext.ts';
import styles from './OnScreenKeyboard.module.css';
import { screenKeyCommand } from '../game/inputCommands.ts';
import { changeSetting, playSettings, usePlaySettings } from '../game/playSettings.ts';
import screenStyles from './PlayScreen.module.css';

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

function Key({ name, isPressed }: { name: string; isPressed?: boolean | undefined }) {
  const other = otherKeys[name];
  return (
    <button
      type="button"
      tabIndex={-1}
      data-key={name}
      aria-label={other?.label}
      aria-pressed={isPressed}
      className={other && styles['other']}
    >
      {other?.face ?? name}
    </button>
  );
}

function keyUnder({ target }: { target: EventTarget }): string | null {
  return target instanceof Element ? (target.closest('[data-key]')?.getAttribute('data-key') ?? null) : null;
}

/** Our own keyboard for touch screens. Its keys act the moment they are pressed, so no letter is lost. */
export function OnScreenKeyboard() {
  const { dispatch } = useGame();
  const { systemKeyboard, pencil } = usePlaySettings();
  if (systemKeyboard) return null;
  const act = (key: string | null): void => {
    if (key === 'pencil') changeSetting('pencil', !pencil);
    else if (key !== null) dispatch(screenKeyCommand(key, playSettings()));
  };
  const press = (event: PointerEvent): void => {
    // Keeps the focus where it is, and suppresses the click that would count the press twice.
    event.preventDefault();
    act(keyUnder(event));
  };
  // A switch device or screen reader clicks without a pointer, and such a click has a detail of 0.
  const activate = (event: MouseEvent): void => {
    if (event.detail === 0) act(keyUnder(event));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keys inside are buttons
    <div
      className={`${screenStyles['keyboard']} ${styles['keyboard']}`}
      role="group"
      aria-label="Keyboard"
      onPointerDown={press}
      onClick={activate}
    >
      {rows.map((row) => (
        <div key={row[0]} className={styles['row']}>
          {row.map((name) => (
            <Key key={name} name={name} isPressed={name === 'pencil' ? pencil : undefined} />
          ))}
        </div>
      ))}
    </div>
  );
}
