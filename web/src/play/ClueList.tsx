import type { Direction, Word } from '@monster/engine';
import { memo, useEffect, useRef } from 'react';
import { focusCellInput } from './CellInput.tsx';
import styles from '../game/ClueList.module.css';
import { useGame } from './GameContext.ts';
import { keepCluesPainted } from '../game/paintClues.ts';

const titles: Record<Direction, string> = { across: 'Across', down: 'Down' };

/** The clues of one direction; clicking one selects its word. React renders them once, and the marks are painted on. */
export const ClueList = memo(function ClueList({ direction }: { direction: Direction }) {
  const store = useGame();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => (list.current === null ? undefined : keepCluesPainted(list.current, store)), [store]);
  const select = ({ number }: Word): void => {
    store.dispatch({ type: 'selectClue', direction, number });
    focusCellInput();
  };
  return (
    <section className={styles['clues']} aria-labelledby={`${direction}-clues`}>
      <h2 id={`${direction}-clues`}>{titles[direction]}</h2>
      <ol ref={list}>
        {store.puzzle.words
          .filter((word) => word.direction === direction)
          .map((word) => (
            <li key={word.id}>
              <button type="button" data-word={word.id} onClick={() => select(word)}>
                <span className={styles['number']}>{`${word.number}\t`}</span>
                {word.clue}
              </button>
            </li>
          ))}
      </ol>
    </section>
  );
});
