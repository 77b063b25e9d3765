import { cellInputId, keepInput } from './cellInput.ts';
import type { GameStore } from './gameStore.ts';
import { keepAnnounced } from './keepAnnounced.ts';
import { asOf } from './moment.ts';
import { keepSelectionInView } from './keepSelectionInView.ts';
import { keepZoom } from './keepZoom.ts';
import { keepBannerPainted } from './paintBanner.ts';
import { keepClockPainted } from './paintClock.ts';
import { keepCluesPainted } from './paintClues.ts';
import { keepGridPainted } from './paintGrid.ts';
import { click, keepButtons, pointerDown } from './pressedButtons.ts';

type Keep = (part: HTMLElement, store: GameStore) => () => void;

/** What keeps each part of a screen up to date, by the name in its `data-part`. */
const keepers: Readonly<Record<string, Keep>> = {
  board: keepSelectionInView,
  grid: keepGridPainted,
  clues: keepCluesPainted,
  banner: keepBannerPainted,
  clock: keepClockPainted,
  announcer: keepAnnounced,
  zoom: keepZoom,
};

/** A game that is played on a screen. */
export interface AttachedGame {
  /** Handles what the player did before the game was there. */
  readonly replay: (events: readonly Event[]) => void;
  readonly detach: () => void;
}

/** Plays a game on a screen that has been drawn, by the server or by React: paints it and listens to the player. */
export function attachGame(screen: HTMLElement, store: GameStore): AttachedGame {
  const controller = new AbortController();
  const { signal } = controller;
  const stops = [...screen.querySelectorAll<HTMLElement>('[data-part]')].map((part) =>
    keepers[part.dataset['part'] ?? '']?.(part, store),
  );
  keepButtons(screen, store, signal);
  const input = screen.querySelector<HTMLInputElement>(`#${cellInputId}`);
  const press = input === null ? undefined : keepInput(input, store, signal);
  return {
    replay: (events) => {
      for (const event of events)
        asOf(event.timeStamp, () => {
          if (event instanceof KeyboardEvent) press?.(event);
          else if (event.type === 'pointerdown') pointerDown(event as PointerEvent, store);
          else if (event.type === 'click') click(event as MouseEvent, store);
        });
    },
    detach: () => {
      controller.abort();
      for (const stop of stops) stop?.();
    },
  };
}
