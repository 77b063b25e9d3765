import { DEFAULT_TYPING } from '@monster/engine';
import type { TypingSettings } from '@monster/engine';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/observable.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/** The player's preferences, kept in the browser. */
export interface PlaySettings extends TypingSettings {
  /** Use the device's keyboard instead of ours on a touch screen. */
  readonly systemKeyboard: boolean;
  readonly sound: boolean;
  /** Show the time played on puzzles without a timer. */
  readonly clock: boolean;
}

/** The settings in the order of the menu, by what they are called there. */
export const settingLabels: Readonly<Record<keyof PlaySettings, string>> = {
  skipFilled: 'Skip filled cells',
  jumpToNextClue: 'Jump to the next clue',
  pencil: 'Write in pencil',
  clock: 'Show the clock',
  systemKeyboard: 'Use the device’s keyboard',
  sound: 'Sounds',
};

const key = 'monster-settings';
const defaults: PlaySettings = { ...DEFAULT_TYPING, systemKeyboard: false, sound: false, clock: false };
const { notify, subscribe } = createListeners();
let settings: PlaySettings | undefined;

/** Reads the known settings from stored data; anything missing or invalid gets its default. */
export function parseSettings(stored: unknown): PlaySettings {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const read = ([name, fallback]: [string, boolean]) => [
    name,
    typeof given[name] === 'boolean' ? given[name] : fallback,
  ];
  return Object.fromEntries(Object.entries(defaults).map(read)) as typeof defaults;
}

export function playSettings(): PlaySettings {
  settings ??= parseSettings(readStored(key).value);
  return settings;
}

/** Changes one setting and saves it for later visits. */
export function changeSetting(name: keyof PlaySettings, value: boolean): void {
  settings = { ...playSettings(), [name]: value };
  writeStored(key, settings);
  notify();
}

export function usePlaySettings(): PlaySettings {
  return useSyncExternalStore(subscribe, playSettings, () => defaults);
}
