import type { PuzzleListItem } from '@monster/contract';
import { useState } from 'react';
import { useMayEdit } from '../../../admin/roles.ts';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { LoadFailure } from '../../../admin/LoadFailure.tsx';
import { neighborOf, useRowFocus } from '../useRowFocus.ts';
import { useSeries } from '../useSeries.ts';
import { FeaturedConflict } from './FeaturedConflict.tsx';
import { countShown, FeaturedSide } from './FeaturedSide.tsx';
import styles from './FeaturedTab.module.css';
import { OtherSide } from './OtherSide.tsx';
import { useFeaturedList } from './useFeaturedList.ts';

const lastButton = 'button:last-child';

/** Says what the home page shows of the saved list. */
function describeShown(shown: number, total: number): string {
  if (shown === total) return 'The home page shows these.';
  if (shown === 0) return 'The home page shows none of these yet: all of them are scheduled.';
  return `The home page shows ${shown} of these ${total}; the others follow on their dates.`;
}

interface SaveLineProps {
  readonly isDirty: boolean;
  /** What the home page shows of the saved list. */
  readonly shown: string;
  readonly onSave: () => void;
}

function SaveLine({ isDirty, shown, onSave }: SaveLineProps) {
  return (
    <div className={styles['save']}>
      {useMayEdit() && <Button onClick={onSave}>Save</Button>}
      <p role="status">{isDirty ? 'There are changes that are not saved.' : shown}</p>
    </div>
  );
}

/** Adds, removes and moves puzzles; the focus stays where the work goes on, and each change is announced. */
function useFeaturedEdits({ featured, others, dispatch }: ReturnType<typeof useFeaturedList>) {
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
  return { add, remove, move, announcement };
}

/** Chooses and orders the puzzles that the home page shows. */
export function FeaturedTab() {
  const list = useFeaturedList();
  const { isLoaded, error, refetch, featured, others, theirs, dispatch, save } = list;
  const { today } = useSeries(0);
  const { add, remove, move, announcement } = useFeaturedEdits(list);
  if (!isLoaded && error !== undefined) return <LoadFailure what="puzzles" onRetry={refetch} />;
  if (!isLoaded) return <p role="status">Loading puzzles...</p>;
  return (
    <div className={styles['tab']}>
      {theirs === null ? (
        <SaveLine
          isDirty={list.isDirty}
          shown={describeShown(countShown(featured, today), featured.length)}
          onSave={() => void save()}
        />
      ) : (
        <FeaturedConflict
          mine={featured}
          theirs={theirs}
          onTakeTheirs={() => dispatch({ type: 'takeTheirs' })}
          onSaveMine={() => void save()}
        />
      )}
      <div className={styles['sides']}>
        <FeaturedSide puzzles={featured} today={today} onRemove={remove} onMove={move} />
        <OtherSide puzzles={others} today={today} onAdd={add} />
      </div>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  );
}
