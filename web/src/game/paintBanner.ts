import { entryName } from '@monster/engine';
import type { GameState } from '@monster/engine';
import { selectedWord } from './gameStore.ts';
import type { GameStore } from './gameStore.ts';
import { paintText } from './paintText.ts';

/** Keeps the selected word's name and clue painted into the two parts of the banner; returns a function that stops. */
export function keepBannerPainted(banner: Element, { puzzle, getState, subscribe }: GameStore): () => void {
  const [name, clue] = banner.children;
  const paint = (state: GameState): void => {
    const word = selectedWord(puzzle, state);
    if (word === undefined || name === undefined || clue === undefined) return;
    paintText(name, entryName(word));
    paintText(clue, word.clue);
  };
  paint(getState());
  return subscribe((before, after) => {
    if (selectedWord(puzzle, before) !== selectedWord(puzzle, after)) paint(after);
  });
}
