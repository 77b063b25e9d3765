import { DEFAULT_TYPING } from '@monster/engine';
import type { TypingSettings } from '@monster/engine';
import { createListeners } from '../lib/observable.ts';
import { readStored, writeStored } from '../lib/storage.ts';

/** The player's preferences, kept in the browser. */
export interface PlaySettings extends TypingSettings {
  /** Use the device's keyboard instead of ours on a touch screen. */
  readonly systemKeyboard: boolean;
  readonly sound: boolean;
  /** Show the time played on puzzles without a timer. */
  readonly clock: boolean;
  readonly textSize: 'normal' | 'large' | 'largest';
  /** Letters fill more of their cells. */
  readonly largeLetters: boolean;
}

type Name = keyof PlaySettings;

/** The choices of the settings that are more than on or off, by what they are called in the menu. */
export const settingChoices: Readonly<Partial<Record<Name, Readonly<Record<string, string>>>>> = {
  textSize: { normal: 'Normal', large: 'Large', largest: 'Largest' },
};

const key = 'monster-settings';
/** What the server's HTML shows. */
export const defaultSettings: PlaySettings = {
  ...DEFAULT_TYPING,
  systemKeyboard: false,
  sound: false,
  clock: false,
  textSize: 'normal',
  largeLetters: false,
};
const { notify, subscribe } = createListeners();

export const watchSettings = subscribe;

let settings: PlaySettings | undefined;

function isValid(name: string, value: unknown): boolean {
  const choices = settingChoices[name as Name];
  if (choices === undefined) return typeof value === 'boolean';
  return typeof value === 'string' && Object.hasOwn(choices, value);
}

/** Reads the known settings from stored data; anything missing or invalid gets its default. */
export function parseSettings(stored: unknown): PlaySettings {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const read = ([name, fallback]: [string, unknown]) => [
    name,
    isValid(name, given[name]) ? given[name] : fallback,
  ];
  return Object.fromEntries(Object.entries(defaultSettings).map(read)) as PlaySettings;
}

export function playSettings(): PlaySettings {
  settings ??= parseSettings(readStored(key).value);
  return settings;
}

/** Changes one setting, for the styles too, and saves it for later visits. The early script shows the saved ones. */
export function changeSetting<Changed extends Name>(name: Changed, value: PlaySettings[Changed]): void {
  settings = { ...playSettings(), [name]: value };
  document.documentElement.dataset[name] = String(value);
  writeStored(key, settings);
  notify();
}
