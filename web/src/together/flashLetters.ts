import { cellAt, touchedCells } from '@monster/engine';
import type { GameStore } from '../game/gameStore.ts';

const flashMs = 900;
/** More at once come from a time when the page was not connected. */
const mostAtOnce = 8;

/** Colors the background of a cell for a moment, except for players who prefer reduced motion. */
function flash(cell: number, look: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const element = document.querySelector(`[data-cell="${cell}"]`);
  element?.animate([{ backgroundColor: look, offset: 0 }], { duration: flashMs, easing: 'ease-out' });
}

/** Shows that an own letter came too late. */
export function flashOvertaken(cell: number): void {
  flash(cell, 'var(--danger-tint)');
}

interface Written {
  readonly store: GameStore;
  readonly me: number;
  /** By cell, the seat of whoever wrote its letter. */
  readonly writers: () => readonly (number | null)[];
  /** The color of a seat, as a value of CSS. */
  readonly colorOf: (seat: number) => string;
}

/** Lets the letters of others flash in their color when they arrive; returns a function that stops. */
export function flashLetters({ store, me, writers, colorOf }: Written): () => void {
  return store.subscribe((before, after, command) => {
    if (command !== undefined || before.cells === after.cells) return;
    const written = touchedCells(before, after).filter((cell) => {
      const { userValue } = cellAt(after, cell);
      return userValue !== '' && userValue !== cellAt(before, cell).userValue;
    });
    if (written.length > mostAtOnce) return;
    for (const cell of written) {
      const seat = writers()[cell] ?? null;
      if (seat !== null && seat !== me) flash(cell, `color-mix(in srgb, ${colorOf(seat)} 45%, var(--cell))`);
    }
  });
}
