import { isWordSolved } from '@monster/engine';
import type { Direction, Word } from '@monster/engine';
import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { focusCellInput } from './CellInput.tsx';
import styles from './ClueList.module.css';
import { useGame } from './GameContext.ts';
import { wordOf } from './gameStore.ts';

/** Scrolls a list, and never the page, so far that the clue shows. */
function revealIn(list: HTMLElement, item: HTMLElement): void {
  if (list.scrollHeight <= list.clientHeight) return;
  const above = item.offsetTop - list.scrollTop;
  const below = above + item.offsetHeight - list.clientHeight;
  if (above < 0) list.scrollBy({ top: above });
  else if (below > 0) list.scrollBy({ top: below });
}

/** Keeps the current clue in view of its list. */
function useRevealed(item: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    // After the next paint, when measuring costs nothing.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        const list = item.current?.parentElement;
        if (item.current && list) revealIn(list, item.current);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [item, isActive]);
}

const ClueItem = memo(function ClueItem({ word }: { word: Word }) {
  const { puzzle, getState, dispatch, subscribeWord } = useGame();
  const item = useRef<HTMLLIElement>(null);
  const snapshot = () => {
    const state = getState();
    return `${wordOf(puzzle, state) === word ? 'active' : ''} ${isWordSolved(state, word) ? 'solved' : ''}`;
  };
  const look = useSyncExternalStore((listener) => subscribeWord(word.id, listener), snapshot, snapshot);
  const isActive = look.includes('active');
  const isSolved = look.includes('solved');
  useRevealed(item, isActive);
  const select = (): void => {
    dispatch({ type: 'selectClue', direction: word.direction, number: word.number });
    focusCellInput();
  };
  return (
    <li
      ref={item}
      className={look
        .trim()
        .split(' ')
        .map((mark) => styles[mark])
        .join(' ')}
    >
      <button type="button" aria-current={isActive || undefined} onClick={select}>
        <span className={styles['number']}>{word.number}</span>
        <span>
          {word.clue}
          {isSolved && (
            <span className={styles['tick']} role="img" aria-label="solved">
              ✓
            </span>
          )}
        </span>
      </button>
    </li>
  );
});

const titles: Record<Direction, string> = { across: 'Across', down: 'Down' };

/** The clues of one direction; pressing one goes to its word. */
export const ClueList = memo(function ClueList({ direction }: { direction: Direction }) {
  const { puzzle } = useGame();
  const words = puzzle.words.filter((word) => word.direction === direction);
  return (
    <section className={styles['clues']} aria-labelledby={`${direction}-clues`}>
      <h2 id={`${direction}-clues`}>{titles[direction]}</h2>
      <ol>
        {words.map((word) => (
          <ClueItem key={word.id} word={word} />
        ))}
      </ol>
    </section>
  );
});
