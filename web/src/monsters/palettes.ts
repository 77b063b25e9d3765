import type { MonsterLook } from './monsterLook.ts';

/** The colors of a monster; they are the same in both themes. */
export interface Palette {
  readonly body: string;
  /** The side away from the light. */
  readonly shade: string;
  readonly belly: string;
  readonly horn: string;
  /** Missing where the feet are in the shade. */
  readonly feet?: string;
}

/** Outlines and pupils. */
export const ink = '#2a1b3d';
/** Black things, on which the ink still shows, in the dark theme, too. */
export const night = '#5b4a80';
export const white = '#fffdf8';
export const cheek = '#ff7f9c';

export const palettes: Record<MonsterLook['palette'], Palette> = {
  green: { body: '#86cf5c', shade: '#63b03d', belly: '#d6f2b4', horn: '#f5bd4f' },
  violet: { body: '#a98bf0', shade: '#8465d6', belly: '#e3d7ff', horn: '#ffd35c' },
  coral: { body: '#ff8b74', shade: '#e8664f', belly: '#ffd9c9', horn: '#8f5fe0' },
  sky: { body: '#6fc1f2', shade: '#46a0da', belly: '#d3eefc', horn: '#ff9a5c' },
  sun: { body: '#fcd04f', shade: '#eab02c', belly: '#fff0bd', horn: '#4fb3a6' },
  teal: { body: '#4cc4b0', shade: '#2ba190', belly: '#c4f0e4', horn: '#ff8b74' },
  pink: { body: '#f795c4', shade: '#df6fa6', belly: '#ffd9ea', horn: '#6fc1f2' },
  orange: { body: '#ffa04a', shade: '#ea7f22', belly: '#ffe0b5', horn: '#6b4fc0' },
  indigo: { body: '#7485f0', shade: '#5464d4', belly: '#d2d8ff', horn: '#f7a3c8' },
  mint: { body: '#98e0b5', shade: '#6cc592', belly: '#e2f8e6', horn: '#f08a5d' },
  berry: { body: '#cf62a4', shade: '#b04487', belly: '#f7cbe4', horn: '#86cf5c' },
  lime: { body: '#c2dd4e', shade: '#a1bf2f', belly: '#f0f8bd', horn: '#cf62a4' },
  gold: { body: '#ffcf3f', shade: '#eea91c', belly: '#fff3c4', horn: '#8f5fe0' },
  snow: { body: '#f1f4fb', shade: '#cdd5ea', belly: '#ffffff', horn: '#a98bf0' },
  steel: { body: '#c3cbd8', shade: '#98a3b6', belly: '#e8edf4', horn: '#ff9a5c' },
};

/** The colors of one who was found without any help; the horns and feet keep theirs. */
export const golden: Omit<Palette, 'horn' | 'feet'> = { body: '#ffcf3f', shade: '#e3a11a', belly: '#fff3c4' };
