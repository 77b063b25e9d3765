import type { GameStore } from './gameStore.ts';
import { focusCellInput } from './cellInput.ts';
import { screenKeyCommand } from './inputCommands.ts';
import { pressZoom } from './keepZoom.ts';
import { changeSetting, playSettings, watchSettings } from './playSettings.ts';

/** What was pressed on the screen, if the game handles it. */
interface Pressed {
  readonly key: string | null;
  readonly cell: string | null;
  readonly word: string | null;
  readonly isInGrid: boolean;
  readonly isOnKeyboard: boolean;
}

function pressedBy({ target }: Event): Pressed {
  const closest = (selector: string): Element | null =>
    target instanceof Element ? target.closest(selector) : null;
  const read = (name: string): string | null => closest(`[${name}]`)?.getAttribute(name) ?? null;
  return {
    key: read('data-key'),
    cell: read('data-cell'),
    word: read('data-word'),
    isInGrid: closest('[role=grid]') !== null,
    isOnKeyboard: closest('[data-part=keyboard]') !== null,
  };
}

function pressKey(key: string, store: GameStore): void {
  if (key === 'pencil') changeSetting('pencil', !playSettings().pencil);
  else if (key === 'zoom') pressZoom(store).catch(() => {});
  else store.dispatch(screenKeyCommand(key, playSettings()));
}

function select({ cell, word }: Pressed, { puzzle, dispatch }: GameStore): void {
  if (cell !== null) dispatch({ type: 'selectCell', cell: Number(cell) });
  const clue = word === null ? undefined : puzzle.words[Number(word)];
  if (clue !== undefined) dispatch({ type: 'selectClue', direction: clue.direction, number: clue.number });
}

/** Handles clicks on cells, clues and the game's own buttons. */
export function click(event: MouseEvent, store: GameStore): void {
  const pressed = pressedBy(event);
  if (pressed.key !== null) {
    // On-screen keys act on pointerdown. A switch device or screen reader clicks without a pointer, with a detail of 0.
    if (!pressed.isOnKeyboard || event.detail === 0) pressKey(pressed.key, store);
  } else if (pressed.isInGrid || pressed.word !== null) {
    select(pressed, store);
    focusCellInput();
  }
}

/** Handles our own keyboard, whose keys act the moment they are pressed, so no letter is lost: two fingers cause no click. */
export function pointerDown(event: PointerEvent, store: GameStore): void {
  const { key, isOnKeyboard } = pressedBy(event);
  if (!isOnKeyboard) return;
  // Keeps the focus where it is, and suppresses the click that would count the press twice.
  event.preventDefault();
  if (key !== null) pressKey(key, store);
}

/** Keeps the focus in the cell input when something else on the screen is pressed. */
function keepFocus(event: MouseEvent): void {
  if (event.button === 0) event.preventDefault();
}

/** Shows on its buttons whether the pencil is on. */
function showPencil(screen: Element): void {
  for (const button of screen.querySelectorAll('[data-key=pencil]'))
    button.ariaPressed = String(playSettings().pencil);
}

/** Handles all that is pressed on the screen and belongs to the game, until the signal. */
export function keepButtons(screen: HTMLElement, store: GameStore, signal: AbortSignal): void {
  screen.addEventListener('mousedown', keepFocus, { signal });
  screen.addEventListener('click', (event) => click(event, store), { signal });
  screen.addEventListener('pointerdown', (event) => pointerDown(event, store), { signal });
  showPencil(screen);
  const unwatch = watchSettings(() => showPencil(screen));
  signal.addEventListener('abort', unwatch);
}
