import type { PuzzleListItem } from '@monster/contract';
import { MAX_SEARCH_LENGTH } from '@monster/contract/limits';
import { useDeferredValue, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useAdminQuery } from '../../../../admin/useAdminQuery.ts';
import { searchAllPuzzles } from '../../../../api/desk/adminCalls.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import styles from './SeriesCalendar.module.css';

/** Enough to see what there is; a search finds the rest. */
const mostShown = 8;

interface PuzzlePickerProps {
  readonly changes: number;
  /** Draws what the editor presses to choose a puzzle. */
  readonly children: (puzzle: PuzzleListItem) => ReactNode;
}

/** Searches the editors' own puzzles, the newest first. */
export function PuzzlePicker({ changes, children }: PuzzlePickerProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const request = searchAllPuzzles({
    query: {
      madeBy: 'editors',
      sort: 'datePublished',
      direction: 'descending',
      pageSize: mostShown,
      ...(search !== '' && { search }),
    },
  });
  const { data, error } = useAdminQuery(request, changes);
  const [shown, setShown] = useState(data);
  if (data !== undefined && data !== shown) setShown(data);
  const more = (shown?.total ?? 0) - (shown?.puzzles.length ?? 0);
  return (
    <div className={styles['picker']}>
      <Field
        id={`${id}-search`}
        label="Search your puzzles"
        type="search"
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {error !== undefined && <p role="alert">Your puzzles could not be loaded.</p>}
      <ul className={styles['choices']} aria-label="Your puzzles">
        {shown?.puzzles.map((puzzle) => (
          <li key={puzzle.id}>{children(puzzle)}</li>
        ))}
      </ul>
      <p role="status">
        {shown?.total === 0 &&
          (search === '' ? 'You have no puzzles of your own yet.' : 'No puzzle matches your search.')}
        {more > 0 && `${more.toLocaleString('en-US')} more: search to find them.`}
      </p>
    </div>
  );
}
