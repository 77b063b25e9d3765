import { placeOf } from '@monster/engine';
import { send } from '../api/client.ts';
import { showPlace } from '../api/player/roomCalls.ts';
import type { GameStore } from '../game/gameStore.ts';

const atMostEveryMs = 500;
const typing = new Set(['typeLetter', 'backspace', 'deleteLetter']);

/** Shows the others where the player is. Letters tell that, too, so nothing is sent for those in the same word. */
export function showOwnPlace(
  key: string,
  { puzzle, getState, subscribe }: GameStore,
): { readonly show: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastMs = -atMostEveryMs;
  const tell = (): void => {
    timer = undefined;
    lastMs = performance.now();
    const { cell, direction } = getState().selection;
    // The next place will be shown again, so a lost one does not matter.
    send(showPlace({ params: { key }, body: { cell, direction } })).catch(() => {});
  };
  const show = (): void => {
    timer ??= setTimeout(tell, Math.max(0, lastMs + atMostEveryMs - performance.now()));
  };
  const unsubscribe = subscribe((before, after, command) => {
    const [from, to] = [before.selection, after.selection];
    if (from === to) return;
    const word = placeOf(puzzle, from.cell, from.direction)?.word;
    const isInWord = placeOf(puzzle, to.cell, to.direction)?.word === word;
    if (!isInWord || !typing.has(command?.type ?? '')) show();
  });
  return {
    show,
    stop: () => {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
