import { cellAt } from '@monster/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CompositionEvent, KeyboardEvent } from 'react';
import { describeSelection } from './announce.ts';
import { createComposition } from './composition.ts';
import { useGame, useGameValue } from './GameContext.ts';
import type { GameStore } from './gameStore.ts';
import styles from './Grid.module.css';
import { toCommand } from './keymap.ts';
import { playSettings, usePlaySettings } from './playSettings.ts';
import { toCommands } from './typedText.ts';

const inputId = 'cell-input';

/** Brings the focus back to where letters are typed. */
export function focusCellInput(): void {
  document.querySelector<HTMLElement>(`#${inputId}`)?.focus({ preventScroll: true });
}

/** A phone's keyboard sends these instead of keys; React's own event knows too little of them. */
function listenToInput(element: HTMLInputElement, { dispatch }: GameStore): () => void {
  const onBeforeInput = (event: InputEvent): void => {
    if (event.isComposing) return;
    event.preventDefault();
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? null;
    for (const command of toCommands(event.inputType, text, playSettings())) dispatch(command);
  };
  element.addEventListener('beforeinput', onBeforeInput);
  return () => element.removeEventListener('beforeinput', onBeforeInput);
}

/** Swiping and predictive text, as events of the input. */
function useComposition(store: GameStore) {
  const [composition] = useState(() => createComposition(store));
  const take = (event: CompositionEvent): void => composition.update(event.data, playSettings());
  return {
    onCompositionStart: composition.start,
    onCompositionUpdate: take,
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      take(event);
      composition.end();
      const state = store.getState();
      event.currentTarget.value = cellAt(state, state.selection.cell).userValue;
    },
    isComposing: composition.isOpen,
  };
}

/** The one real input: it lies over the selected cell, keeps the focus and says where one is. */
export function CellInput() {
  const store = useGame();
  const { systemKeyboard } = usePlaySettings();
  const element = useRef<HTMLInputElement>(null);
  const mayLeave = useRef(false);
  const label = useGameValue((state, { puzzle }) => describeSelection(puzzle, state));
  const cell = useGameValue((state) => state.selection.cell);
  const letter = useGameValue((state) => cellAt(state, state.selection.cell).userValue);
  const { isComposing, ...composition } = useComposition(store);

  useLayoutEffect(() => {
    const { size } = store.puzzle;
    if (element.current === null) return;
    element.current.style.transform = `translate(${(cell % size) * 100}%, ${Math.floor(cell / size) * 100}%)`;
    if (!isComposing()) element.current.value = letter;
  });
  useEffect(() => (element.current === null ? undefined : listenToInput(element.current, store)), [store]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') mayLeave.current = true;
    if (event.key === 'Tab' && mayLeave.current) return;
    if (event.key !== 'Escape' && event.key !== 'Shift') mayLeave.current = false;
    const command = toCommand(event, playSettings());
    if (command === null) return;
    event.preventDefault();
    store.dispatch(command);
  };

  return (
    <input
      ref={element}
      id={inputId}
      className={styles['input']}
      aria-label={label}
      aria-describedby="cell-input-help"
      maxLength={1}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      inputMode={systemKeyboard ? 'text' : 'none'}
      onKeyDown={onKeyDown}
      onBlur={() => {
        mayLeave.current = false;
      }}
      {...composition}
    />
  );
}
