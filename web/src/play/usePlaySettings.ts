import { useSyncExternalStore } from 'react';
import { defaultSettings, playSettings, watchSettings } from '../game/playSettings.ts';
import type { PlaySettings } from '../game/playSettings.ts';

/** Returns the player's settings and renders again when one changes. */
export function usePlaySettings(): PlaySettings {
  return useSyncExternalStore(watchSettings, playSettings, () => defaultSettings);
}
