import { useEffect } from 'react';
import { useGame } from './GameContext.ts';
import type { GameStore } from './gameStore.ts';
import { usePlaySettings } from './playSettings.ts';

type Start = (store: GameStore) => () => void;

const loadMotion = async () => (await import('../effects/gridMotion.ts')).startGridMotion;
const loadSounds = async () => (await import('../effects/sounds.ts')).startSounds;

/** Fetches an effect at the player's first step, since who only looks has no need of it; returns how to stop it. */
function startLate(store: GameStore, load: () => Promise<Start>): () => void {
  let isWanted = true;
  let stop = store.subscribe((_before, _after, command) => {
    if (command === undefined) return;
    stop();
    load()
      .then((start) => isWanted && (stop = start(store)))
      .catch(() => {});
  });
  return () => {
    isWanted = false;
    stop();
  };
}

/** What moves and sounds along with the game; the game never waits for it. */
export function Effects() {
  const store = useGame();
  const { sound } = usePlaySettings();
  useEffect(() => startLate(store, loadMotion), [store]);
  useEffect(() => (sound ? startLate(store, loadSounds) : undefined), [store, sound]);
  return null;
}
