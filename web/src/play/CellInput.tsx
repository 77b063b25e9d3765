import { cellAt } from '@monster/engine';
import { useEffect, useRef } from 'react';
import { describeSelection } from '../game/announce.ts';
import { createComposition } from '../game/composition.ts';
import type { Composition } from '../game/composition.ts';
import { useGame } from './GameContext.ts';
import type { GameStore } from '../game/gameStore.ts';
import styles from '../game/Grid.module.css';
import { keyCommand, textCommands } from '../game/inputCommands.ts';
import { playSettings, usePlaySettings } from '../game/playSettings.ts';

const inputId = 'cell-input';

/** Brings the focus back to where letters are typed. */
export function focusCellInput(): void {
  document.querySelector<HTMLElement>(`#${inputId}`)?.focus({ preventScroll: true });
}

/**
 * Physical keys. Escape, then Tab leaves the grid; any other key makes Tab ours again. They are taken on their way
 * down, before React looks for handlers of its own, which takes it longer than all that a letter does here.
 */
function listenToKeys(element: HTMLInputElement, store: GameStore, signal: AbortSignal): void {
  let mayLeave = false;
  element.addEventListener('blur', () => (mayLeave = false), { signal });
  const press = (event: KeyboardEvent): void => {
    if (event.target !== element || event.isComposing || (event.key === 'Tab' && mayLeave)) return;
    if (event.key !== 'Shift') mayLeave = event.key === 'Escape';
    const command = keyCommand(event, playSettings());
    if (command === null) return;
    event.preventDefault();
    event.stopPropagation();
    store.dispatch(command);
  };
  const release = (event: KeyboardEvent): void => {
    if (event.target === element) event.stopPropagation();
  };
  addEventListener('keydown', press, { signal, capture: true });
  addEventListener('keyup', release, { signal, capture: true });
}

/** A phone's keyboard sends text instead of keys; swiping and predictive text say the whole word anew each time. */
function listenToText(element: HTMLInputElement, store: GameStore, signal: AbortSignal): Composition {
  const composition = createComposition(store);
  const take = (event: CompositionEvent): void => composition.update(event.data, playSettings());
  element.addEventListener('compositionstart', composition.start, { signal });
  element.addEventListener('compositionupdate', take, { signal });
  element.addEventListener(
    'compositionend',
    (event) => {
      take(event);
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

/** Lays the input over the selected cell, with its letter and a label that says where one is. */
function place(element: HTMLInputElement, store: GameStore, composition: Composition): void {
  const { puzzle, getState } = store;
  const { cell } = getState().selection;
  const box = element.parentElement;
  if (box !== null)
    box.style.translate = `${(cell % puzzle.size) * 100}% ${Math.floor(cell / puzzle.size) * 100}%`;
  element.ariaLabel = describeSelection(puzzle, getState());
  const letter = selectedLetter(store);
  // While a word is composed, the text in the input is the keyboard's.
  if (element.value !== letter && !composition.isOpen()) element.value = letter;
}

/** The one real input: it keeps the focus and takes all that is typed. */
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
    place(element, store, composition);
    const unsubscribe = store.subscribe((before, after) => {
      if (before.cells !== after.cells || before.selection !== after.selection)
        place(element, store, composition);
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
