import { DEFAULT_TYPING } from '@monster/engine';
import type { TypingSettings } from '@monster/engine';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../browserStorage.ts';

/** A player's own choices, kept in the browser. */
export interface PlaySettings extends TypingSettings {
  /** Use the device's keyboard instead of ours on a touch screen. */
  readonly systemKeyboard: boolean;
  readonly sound: boolean;
}

const key = 'monster-settings';
const defaults: PlaySettings = { ...DEFAULT_TYPING, systemKeyboard: false, sound: false };
const listeners = new Set<() => void>();
let settings: PlaySettings | undefined;

/** Takes of what was stored only what it knows. */
export function parseSettings(stored: unknown): PlaySettings {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const read = (name: keyof PlaySettings): boolean => {
    const value = given[name];
    return typeof value === 'boolean' ? value : defaults[name];
  };
  return {
    skipFilled: read('skipFilled'),
    jumpToNextClue: read('jumpToNextClue'),
    systemKeyboard: read('systemKeyboard'),
    sound: read('sound'),
  };
}

export function playSettings(): PlaySettings {
  settings ??= parseSettings(readStored(key).value);
  return settings;
}

/** Changes one choice, here and for the next visit. */
export function changeSetting(name: keyof PlaySettings, value: boolean): void {
  settings = { ...playSettings(), [name]: value };
  writeStored(key, settings);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function usePlaySettings(): PlaySettings {
  return useSyncExternalStore(subscribe, playSettings, () => defaults);
}
