import type { PuzzleListItem } from '@monster/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from './FeaturedTab.module.css';

interface FeaturedConflictProps {
  readonly mine: readonly PuzzleListItem[];
  readonly theirs: readonly PuzzleListItem[];
  readonly onTakeTheirs: () => void;
  readonly onSaveMine: () => void;
}

/** The puzzles of a list that the other one lacks. */
function missingIn(other: readonly PuzzleListItem[], list: readonly PuzzleListItem[]): string {
  const ids = new Set(other.map(({ id }) => id));
  return list
    .filter(({ id }) => !ids.has(id))
    .map(({ title }) => title)
    .join(', ');
}

/** Shows how the list that somebody else has saved differs from the admin's, and asks which one holds. */
export function FeaturedConflict({ mine, theirs, onTakeTheirs, onSaveMine }: FeaturedConflictProps) {
  const section = useRef<HTMLElement>(null);
  // It takes the place of the button that was pressed.
  useEffect(() => section.current?.focus(), []);
  const decide = (how: () => void): void => {
    how();
    document.querySelector<HTMLElement>('#main')?.focus();
  };
  const [onlyTheirs, onlyMine] = [missingIn(mine, theirs), missingIn(theirs, mine)];
  return (
    <section
      ref={section}
      className={styles['conflict']}
      role="alert"
      aria-labelledby="featured-conflict"
      tabIndex={-1}
    >
      <h2 id="featured-conflict">Somebody else has saved meanwhile</h2>
      <p>Your changes are not saved. The list on the home page is now:</p>
      <ol className={styles['theirs']} aria-label="Saved by somebody else">
        {theirs.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
      {theirs.length === 0 && <p>It is empty.</p>}
      {onlyTheirs !== '' && <p>Only there: {onlyTheirs}</p>}
      {onlyMine !== '' && <p>Only in your list: {onlyMine}</p>}
      {onlyTheirs === '' && onlyMine === '' && <p>Both lists have the same puzzles, in another order.</p>}
      <div className={styles['save']}>
        <Button variant="quiet" onClick={() => decide(onTakeTheirs)}>
          Take that list
        </Button>
        <Button variant="quiet" onClick={() => decide(onSaveMine)}>
          Save my list instead
        </Button>
      </div>
    </section>
  );
}
