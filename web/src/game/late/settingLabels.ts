import type { PlaySettings } from '../playSettings.ts';

/** The settings in the order of the menu, by what they are called there. */
export const settingLabels: Readonly<Record<keyof PlaySettings, string>> = {
  skipFilled: 'Skip filled cells',
  jumpToNextClue: 'Jump to the next clue',
  pencil: 'Write in pencil',
  clock: 'Show the clock',
  systemKeyboard: 'Use the device’s keyboard',
  sound: 'Sounds',
  largeLetters: 'Larger letters in the grid',
  textSize: 'Text size',
};
