import { entryName, isOver } from '@monster/engine';
import type { Clue, Word } from '@monster/engine';
import { useLayoutEffect, useState } from 'react';
import { selectedWord } from '../../game/gameStore.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useGame, useGameValue } from '../GameContext.ts';
import styles from './WhyPanel.module.css';

/** The clues of a puzzle with their notes, as the server sends them. */
export interface NotedClues {
  readonly acrossClues: readonly Clue[];
  readonly downClues: readonly Clue[];
}

function noteOf({ acrossClues, downClues }: NotedClues, { direction, number }: Word): string | undefined {
  const clues = direction === 'across' ? acrossClues : downClues;
  return clues.find((clue) => clue.number === number)?.note;
}

/** Marks the clues in the lists that have a note. */
function useMarks(words: readonly Word[]): void {
  useLayoutEffect(() => {
    const marked = words.flatMap(({ id }) => [
      ...document.querySelectorAll<HTMLElement>(`[data-word="${id}"]`),
    ]);
    for (const clue of marked) clue.dataset['note'] = '';
    return () => {
      for (const clue of marked) delete clue.dataset['note'];
    };
  }, [words]);
}

/**
 * After the game, tells what the selected clue plays with. It lies over the keyboard, which has nothing to do then, so
 * nothing moves.
 */
function Why({ clues }: { readonly clues: NotedClues }) {
  const { puzzle } = useGame();
  const [noted] = useState(() => puzzle.words.filter((word) => noteOf(clues, word) !== undefined));
  const [isClosed, setIsClosed] = useState(false);
  const word = useGameValue((state) => selectedWord(puzzle, state));
  useMarks(noted);
  if (noted.length === 0 || isClosed) return null;
  const note = word && noteOf(clues, word);
  return (
    <aside className={styles['why']} aria-label="Why?">
      <div className={styles['words']} aria-live="polite">
        {word !== undefined && note !== undefined ? (
          <p>
            <strong>
              {entryName(word)}, {word.answer}:
            </strong>{' '}
            {note}
          </p>
        ) : (
          <p>Choose a clue marked “note” to see why its answer is right.</p>
        )}
      </div>
      <IconButton aria-label="Close" onClick={() => setIsClosed(true)}>
        ×
      </IconButton>
    </aside>
  );
}

export function WhyPanel({ clues }: { readonly clues: NotedClues }) {
  return useGameValue(isOver) ? <Why clues={clues} /> : null;
}
