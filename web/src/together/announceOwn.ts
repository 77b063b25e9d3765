import type { GameStore } from '../game/gameStore.ts';
import { keepAnnounced } from '../game/keepAnnounced.ts';

/**
 * Announces what the player does, and the end, whoever brings it about. The letters of others would drown that out: the
 * voice of the room tells about them. To be called before the game is played on the screen; returns a function that
 * stops.
 */
export function announceOwn(screen: HTMLElement, { subscribe, ...store }: GameStore): () => void {
  const region = screen.querySelector<HTMLElement>('[data-part="announcer"]');
  if (region === null) return () => {};
  delete region.dataset['part'];
  const own: GameStore['subscribe'] = (listener) =>
    subscribe((before, after, command) => {
      if (command !== undefined || before.phase !== after.phase) listener(before, after, command);
    });
  return keepAnnounced(region, { ...store, subscribe: own });
}
