import { cellAt } from '@monster/engine';
import { describeSelection } from './announce.ts';
import { createComposition } from './composition.ts';
import type { Composition } from './composition.ts';
import type { GameStore } from './gameStore.ts';
import { keyCommand, textCommands } from './inputCommands.ts';
import { changeSetting, playSettings, watchSettings } from './playSettings.ts';

/** The id of the only real input: it keeps the focus and takes everything that is typed. */
export const cellInputId = 'cell-input';

/** Moves the focus back to the input that takes the letters. */
export function focusCellInput(): void {
  document.querySelector<HTMLElement>(`#${cellInputId}`)?.focus({ preventScroll: true });
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
 * in the capture phase because React's own dispatch takes longer than everything a letter does here. Returns a function
 * that handles a key pressed earlier.
 */
function listenToKeys(
  input: HTMLInputElement,
  store: GameStore,
  signal: AbortSignal,
): (event: KeyboardEvent) => void {
  let mayTabOut = false;
  input.addEventListener('blur', () => (mayTabOut = false), { signal });
  const press = (event: KeyboardEvent): void => {
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
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== input) {
      if (!mayUndoFrom(event)) return;
      input.focus({ preventScroll: true });
    }
    press(event);
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.target === input) event.stopPropagation();
  };
  addEventListener('keydown', onKeyDown, { signal, capture: true });
  addEventListener('keyup', onKeyUp, { signal, capture: true });
  return press;
}

/** Handles text, which phone keyboards send instead of keys. Swiping and predictive text resend the whole word each time. */
function listenToText(input: HTMLInputElement, store: GameStore, signal: AbortSignal): Composition {
  const composition = createComposition(store);
  const update = (event: CompositionEvent): void => composition.update(event.data, playSettings());
  input.addEventListener('compositionstart', composition.start, { signal });
  input.addEventListener('compositionupdate', update, { signal });
  input.addEventListener(
    'compositionend',
    (event) => {
      update(event);
      composition.end();
      input.value = selectedLetter(store);
    },
    { signal },
  );
  input.addEventListener(
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
function placeInput(input: HTMLInputElement, store: GameStore, composition: Composition): void {
  const { puzzle, getState } = store;
  const { cell } = getState().selection;
  const box = input.parentElement;
  if (box !== null)
    box.style.translate = `${(cell % puzzle.size) * 100}% ${Math.floor(cell / puzzle.size) * 100}%`;
  input.ariaLabel = describeSelection(puzzle, getState());
  const letter = selectedLetter(store);
  // While a word is being composed, the text in the input belongs to the keyboard.
  if (input.value !== letter && !composition.isOpen()) input.value = letter;
}

/** Which keyboard a touch screen shows: ours, or the device's. */
function chooseKeyboard(input: HTMLInputElement): void {
  input.inputMode = playSettings().systemKeyboard ? 'text' : 'none';
}

/** Lets the input play the game, until the signal. Returns a function that handles a key pressed earlier. */
export function keepInput(
  input: HTMLInputElement,
  store: GameStore,
  signal: AbortSignal,
): (event: KeyboardEvent) => void {
  const press = listenToKeys(input, store, signal);
  const composition = listenToText(input, store, signal);
  placeInput(input, store, composition);
  chooseKeyboard(input);
  const unsubscribe = store.subscribe((before, after) => {
    if (before.cells !== after.cells || before.selection !== after.selection)
      placeInput(input, store, composition);
  });
  const unwatch = watchSettings(() => chooseKeyboard(input));
  signal.addEventListener('abort', () => {
    unsubscribe();
    unwatch();
  });
  return press;
}
