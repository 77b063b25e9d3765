import type { EarlyInput } from '../../game/earlyInput.ts';
import { showSettings } from './earlySettings.ts';
import { startTheme } from './earlyTheme.ts';

startTheme();
showSettings();

// Loads before everything else and remembers what the player does until the game is ready for input.
const cellInput = () => document.querySelector<HTMLElement>('#cell-input');
const inputs: EarlyInput[] = [];
const controller = new AbortController();
const { signal } = controller;

function attributeUnder({ target }: Event, name: string): string | null {
  return target instanceof Element ? (target.closest(`[${name}]`)?.getAttribute(name) ?? null) : null;
}

document.addEventListener(
  'keydown',
  (event) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const input = cellInput();
    const isTab = key === 'Tab';
    // Outside the grid, Tab belongs to the browser.
    if (input === null || (event.target !== input && (event.target !== document.body || isTab))) return;
    inputs.push({ press: { key, shiftKey, ctrlKey, metaKey, altKey } });
    if (isTab) event.preventDefault();
  },
  { signal },
);

document.addEventListener(
  'click',
  (event) => {
    const cell = attributeUnder(event, 'data-cell');
    if (cell) inputs.push({ cell: Number(cell) });
    if (cell) cellInput()?.focus({ preventScroll: true });
  },
  { signal },
);

// On-screen keys act on pointerdown: two fingers at once cause no click.
document.addEventListener(
  'pointerdown',
  (event) => {
    const key = attributeUnder(event, 'data-key');
    if (key) inputs.push({ key });
  },
  { signal },
);

globalThis.takeEarlyInput = () => {
  controller.abort();
  return inputs.splice(0);
};
