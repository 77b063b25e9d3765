import { useEffect, useState } from 'react';
import type { GameStore } from '../game/gameStore.ts';
import { usePlaySettings } from '../game/playSettings.ts';
import { useLatePart } from '../lib/useLatePart.ts';
import { useGame } from './GameContext.ts';

const loadMotion = () => import('../effects/gridMotion.ts');
const loadSounds = () => import('../effects/sounds.ts');

/** True from the game's first command on, whether it came from the clock or the player. */
function useHasBegun({ subscribe }: GameStore): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    if (hasBegun) return undefined;
    return subscribe((_before, _after, command) => {
      if (command !== undefined) setHasBegun(true);
    });
  }, [hasBegun, subscribe]);
  return hasBegun;
}

/** Adds motion and sound to the game. Their code is loaded after the game has begun, so the game never waits for it. */
export function Effects() {
  const store = useGame();
  const { sound } = usePlaySettings();
  const hasBegun = useHasBegun(store);
  const motion = useLatePart(loadMotion, hasBegun);
  const sounds = useLatePart(loadSounds, hasBegun && sound);
  useEffect(() => motion?.startGridMotion(store), [motion, store]);
  useEffect(() => (sound ? sounds?.startSounds(store) : undefined), [sounds, sound, store]);
  return null;
}
