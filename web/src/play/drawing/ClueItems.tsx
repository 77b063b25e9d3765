import type { Direction } from '@monster/engine';
import styles from '../../game/ClueList.module.css';
import type { GameStore } from '../../game/gameStore.ts';

/** The clues of one direction; pressing one selects its word. */
export function ClueItems({ store, direction }: { store: GameStore; direction: Direction }) {
  return store.puzzle.words
    .filter((word) => word.direction === direction)
    .map((word) => (
      <li key={word.id}>
        <button type="button" data-word={word.id}>
          <span className={styles['number']}>{`${word.number}\t`}</span>
          {word.clue}
        </button>
      </li>
    ));
}
