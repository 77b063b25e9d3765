import { entryName } from '@monster/engine';
import type { GameState } from '@monster/engine';
import { memo, useEffect, useRef } from 'react';
import { useGame } from './GameContext.ts';
import type { GameStore } from '../game/gameStore.ts';
import { selectedWord } from '../game/gameStore.ts';
import styles from './ClueBanner.module.css';
import { paintText } from '../game/paintText.ts';
import screenStyles from './PlayScreen.module.css';
import { ZoomPlace } from './ZoomPlace.tsx';

/** Keeps the selected word's name and clue painted. Returns a function that stops it. */
function keepPainted(
  [name, clue]: Iterable<Element>,
  { puzzle, getState, subscribe }: GameStore,
): () => void {
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

/** Shows the selected clue in large type, with buttons for the previous and next one. */
export const ClueBanner = memo(function ClueBanner() {
  const store = useGame();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => (text.current === null ? undefined : keepPainted(text.current.children, store)), [store]);
  const first = store.puzzle.words[0];
  return (
    <div className={`${screenStyles['banner']} ${styles['banner']}`}>
      <button
        type="button"
        aria-label="Previous clue"
        onClick={() => store.dispatch({ type: 'previousClue' })}
      >
        ‹
      </button>
      <p ref={text}>
        <strong>{first && entryName(first)}</strong> <span>{first?.clue}</span>
      </p>
      <ZoomPlace />
      <button type="button" aria-label="Next clue" onClick={() => store.dispatch({ type: 'nextClue' })}>
        ›
      </button>
    </div>
  );
});
