import type { PuzzleListItem } from '@monster/contract';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { LoadFailure } from '../../../admin/LoadFailure.tsx';
import { useRowFocus } from '../useRowFocus.ts';
import { FeaturedConflict } from './FeaturedConflict.tsx';
import { FeaturedSide } from './FeaturedSide.tsx';
import styles from './FeaturedTab.module.css';
import { OtherSide } from './OtherSide.tsx';
import { useFeaturedList } from './useFeaturedList.ts';

const lastButton = 'button:last-child';

/** The neighbor that takes the focus when a puzzle leaves its list. */
function neighborOf(puzzles: readonly PuzzleListItem[], { id }: PuzzleListItem): PuzzleListItem | undefined {
  const index = puzzles.findIndex((puzzle) => puzzle.id === id);
  return puzzles[index + 1] ?? puzzles[index - 1];
}

function SaveLine({ isDirty, onSave }: { isDirty: boolean; onSave: () => void }) {
  return (
    <div className={styles['save']}>
      <Button onClick={onSave}>Save</Button>
      <p role="status">{isDirty ? 'There are changes that are not saved.' : 'The home page shows these.'}</p>
    </div>
  );
}

/** Chooses and orders the puzzles that the home page shows. */
export function FeaturedTab() {
  const list = useFeaturedList();
  const { isLoaded, error, refetch, featured, others, theirs, dispatch, save } = list;
  const [announcement, setAnnouncement] = useState('');
  const focusFeatured = useRowFocus(featured);
  const focusOther = useRowFocus(others);
  const add = (puzzle: PuzzleListItem): void => {
    const next = neighborOf(others, puzzle);
    if (next !== undefined) focusOther(next.id, lastButton);
    dispatch({ type: 'toggle', id: puzzle.id });
    setAnnouncement(`${puzzle.title} is featured as number ${featured.length + 1}.`);
  };
  const remove = (puzzle: PuzzleListItem): void => {
    const next = neighborOf(featured, puzzle);
    if (next !== undefined) focusFeatured(next.id, lastButton);
    dispatch({ type: 'toggle', id: puzzle.id });
    setAnnouncement(`${puzzle.title} is no longer featured.`);
  };
  const move = (puzzle: PuzzleListItem, by: 1 | -1): void => {
    const index = featured.indexOf(puzzle) + by;
    focusFeatured(puzzle.id, `[data-move="${by}"]`);
    dispatch({ type: 'move', id: puzzle.id, by });
    setAnnouncement(`${puzzle.title} is now number ${index + 1} of ${featured.length}.`);
  };
  if (!isLoaded && error !== undefined) return <LoadFailure what="puzzles" onRetry={refetch} />;
  if (!isLoaded) return <p role="status">Loading puzzles...</p>;
  return (
    <div className={styles['tab']}>
      {theirs === null ? (
        <SaveLine isDirty={list.isDirty} onSave={() => void save()} />
      ) : (
        <FeaturedConflict
          mine={featured}
          theirs={theirs}
          onTakeTheirs={() => dispatch({ type: 'takeTheirs' })}
          onSaveMine={() => void save()}
        />
      )}
      <div className={styles['sides']}>
        <FeaturedSide puzzles={featured} onRemove={remove} onMove={move} />
        <OtherSide puzzles={others} onAdd={add} />
      </div>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  );
}
