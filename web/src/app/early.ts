import type { EarlyInput } from '../play/earlyInput.ts';

// Loads ahead of everything else and remembers what the player does before the game is there to take it.
const cellInput = () => document.querySelector<HTMLElement>('#cell-input');
const inputs: EarlyInput[] = [];
const controller = new AbortController();
const { signal } = controller;

document.addEventListener(
  'keydown',
  (event) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const isForGame = event.target === cellInput() || event.target === document.body;
    if (cellInput() !== null && isForGame)
      inputs.push({ press: { key, shiftKey, ctrlKey, metaKey, altKey } });
  },
  { signal },
);

document.addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const cell = target?.closest('[data-cell]')?.getAttribute('data-cell');
    const key = target?.closest('[data-key]')?.getAttribute('data-key');
    if (cell) inputs.push({ cell: Number(cell) });
    if (key) inputs.push({ key });
    if (cell) cellInput()?.focus({ preventScroll: true });
  },
  { signal },
);

globalThis.takeEarlyInput = () => {
  controller.abort();
  return inputs.splice(0);
};
