import type { Command } from '@monster/engine';
import type { MouseEvent, PointerEvent } from 'react';
import { useGame } from './GameContext.ts';
import styles from './OnScreenKeyboard.module.css';
import { screenKeyCommand } from '../game/inputCommands.ts';
import { playSettings, usePlaySettings } from '../game/playSettings.ts';
import screenStyles from './PlayScreen.module.css';

const rows = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

function commandOf(target: EventTarget): Command | null {
  const key = target instanceof Element ? target.closest('[data-key]')?.getAttribute('data-key') : undefined;
  if (key === null || key === undefined) return null;
  return screenKeyCommand(key, playSettings());
}

function Letter({ letter }: { letter: string }) {
  return (
    <button type="button" tabIndex={-1} data-key={letter}>
      {letter}
    </button>
  );
}

/** Our own keys for touch screens: they act the moment they are pressed, so that no letter is lost. */
export function OnScreenKeyboard() {
  const { dispatch } = useGame();
  const { systemKeyboard } = usePlaySettings();
  if (systemKeyboard) return null;
  const press = (event: PointerEvent): void => {
    const command = commandOf(event.target);
    // The focus stays where it is, and the press makes no click that would count twice.
    event.preventDefault();
    if (command !== null) dispatch(command);
  };
  // A switch or a screen reader presses without a pointer: that click has no detail.
  const activate = (event: MouseEvent): void => {
    const command = event.detail === 0 ? commandOf(event.target) : null;
    if (command !== null) dispatch(command);
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
      {rows.map((row, index) => (
        <div key={row} className={styles['row']}>
          {index === 2 && (
            <button type="button" tabIndex={-1} data-key="turn" aria-label="Turn between across and down">
              ⤧
            </button>
          )}
          {[...row].map((letter) => (
            <Letter key={letter} letter={letter} />
          ))}
          {index === 2 && (
            <>
              <button type="button" tabIndex={-1} data-key="next" aria-label="Next clue">
                ⇥
              </button>
              <button type="button" tabIndex={-1} data-key="backspace" aria-label="Backspace">
                ⌫
              </button>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
