import { entryName } from '@monster/engine';
import { useGame, useGameValue } from './GameContext.ts';
import { wordOf } from './gameStore.ts';
import styles from './ClueBanner.module.css';

/** The selected clue in large, with a step to the one before and after. */
export function ClueBanner() {
  const { dispatch } = useGame();
  const word = useGameValue((state, { puzzle }) => wordOf(puzzle, state));
  if (word === undefined) return null;
  return (
    <div className={styles['banner']}>
      <button type="button" aria-label="Previous clue" onClick={() => dispatch({ type: 'previousClue' })}>
        ‹
      </button>
      <p>
        <strong>{entryName(word)}</strong> {word.clue}
      </p>
      <button type="button" aria-label="Next clue" onClick={() => dispatch({ type: 'nextClue' })}>
        ›
      </button>
    </div>
  );
}
