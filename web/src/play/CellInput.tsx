import { cellAt } from '@monster/engine';
import { useEffect, useRef } from 'react';
import { describeSelection } from '../game/announce.ts';
import { createComposition } from '../game/composition.ts';
import type { Composition } from '../game/composition.ts';
import { useGame } from './GameContext.ts';
import type { GameStore } from '../game/gameStore.ts';
import styles from '../game/Grid.module.css';
import { keyCommand, textCommands } from '../game/inputCommands.ts';
import { changeSetting, playSettings, usePlaySettings } from '../game/playSettings.ts';

const inputId = 'cell-input';

/** Moves the focus back to the input that takes the letters. */
export function focusCellInput(): void {
  document.querySelector<HTMLElement>(`#${inputId}`)?.focus({ preventScroll: true });
}

const pencilKey = '.';

/** True for undo and redo with the focus on a button, such as the one that revealed everything. */
function mayUndoFrom(event: KeyboardEvent): boolean {
  const isUndo = (event.ctrlKey || event.metaKey) && /^[zy]$/iu.test(event.key);
  return (
    isUndo && event.target instanceof Element && event.target.closest('dialog, input, textarea') === null
  );
}

/**
 * Handles physical keys. Escape, then Tab leaves the grid; after any other key, Tab is ours again. Events are handled
 * in the capture phase because React's own dispatch takes longer than everything a letter does here.
 */
function listenToKeys(element: HTMLInputElement, store: GameStore, signal: AbortSignal): void {
  let mayTabOut = false;
  element.addEventListener('blur', () => (mayTabOut = false), { signal });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== element) {
      if (!mayUndoFrom(event)) return;
      element.focus({ preventScroll: true });
    }
    if (event.isComposing || (event.key === 'Tab' && mayTabOut)) return;
    if (event.key !== 'Shift') mayTabOut = event.key === 'Escape';
    if (event.key === pencilKey && !event.ctrlKey && !event.metaKey)
      changeSetting('pencil', !playSettings().pencil);
    const command = keyCommand(event, playSettings());
    if (command === null) return;
    event.preventDefault();
    event.stopPropagation();
    store.dispatch(command);
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.target === element) event.stopPropagation();
  };
  addEventListener('keydown', onKeyDown, { signal, capture: true });
  addEventListener('keyup', onKeyUp, { signal, capture: true });
}

/** Handles text, which phone keyboards send instead of keys. Swiping and predictive text resend the whole word each time. */
function listenToText(element: HTMLInputElement, store: GameStore, signal: AbortSignal): Composition {
  const composition = createComposition(store);
  const update = (event: CompositionEvent): void => composition.update(event.data, playSettings());
  element.addEventListener('compositionstart', composition.start, { signal });
  element.addEventListener('compositionupdate', update, { signal });
  element.addEventListener(
    'compositionend',
    (event) => {
      update(event);
      composition.end();
      element.value = selectedLetter(store);
    },
    { signal },
  );
  element.addEventListener(
    'beforeinput',
    (event) => {
      if (event.isComposing) return;
      event.preventDefault();
      const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? null;
      for (const command of textCommands(event.inputType, text, playSettings())) store.dispatch(command);
    },
    { signal },
  );
  return composition;
}

function selectedLetter({ getState }: GameStore): string {
  return cellAt(getState(), getState().selection.cell).userValue;
}

/** Lays the input over the selected cell, with the cell's letter and a label that describes the selection. */
function placeInput(element: HTMLInputElement, store: GameStore, composition: Composition): void {
  const { puzzle, getState } = store;
  const { cell } = getState().selection;
  const box = element.parentElement;
  if (box !== null)
    box.style.translate = `${(cell % puzzle.size) * 100}% ${Math.floor(cell / puzzle.size) * 100}%`;
  element.ariaLabel = describeSelection(puzzle, getState());
  const letter = selectedLetter(store);
  // While a word is being composed, the text in the input belongs to the keyboard.
  if (element.value !== letter && !composition.isOpen()) element.value = letter;
}

/** The only real input: it keeps the focus and takes everything that is typed. */
export function CellInput() {
  const store = useGame();
  const { systemKeyboard } = usePlaySettings();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    const controller = new AbortController();
    listenToKeys(element, store, controller.signal);
    const composition = listenToText(element, store, controller.signal);
    placeInput(element, store, composition);
    const unsubscribe = store.subscribe((before, after) => {
      if (before.cells !== after.cells || before.selection !== after.selection)
        placeInput(element, store, composition);
    });
    return () => {
      controller.abort();
      unsubscribe();
    };
  }, [store]);
  return (
    <div className={styles['cursor']}>
      <input
        ref={input}
        id={inputId}
        className={styles['input']}
        aria-label={describeSelection(store.puzzle, store.getState())}
        aria-describedby="cell-input-help"
        maxLength={1}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        inputMode={systemKeyboard ? 'text' : 'none'}
      />
    </div>
  );
}
