import { useEffect, useState } from 'react';
import type { GameStore } from '../game/gameStore.ts';
import { hasNoInput, isByPlayer } from '../game/gameNews.ts';
import { useLatePart } from '../lib/useLatePart.ts';
import { useGame } from './GameContext.ts';
import { usePlaySettings } from './usePlaySettings.ts';

const loadMotion = () => import('../effects/gridMotion.ts');
const loadSounds = () => import('../effects/sounds.ts');

/** True from the player's first command on, which may have come before React. */
function useHasBegun({ getState, subscribe }: GameStore): boolean {
  const [hasBegun, setHasBegun] = useState(() => !hasNoInput(getState()));
  useEffect(() => {
    if (hasBegun) return undefined;
    return subscribe((_before, _after, command) => {
      if (isByPlayer(command)) setHasBegun(true);
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
