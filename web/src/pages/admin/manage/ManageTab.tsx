import type { PuzzleListItem } from '@monster/contract';
import { useState } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { isInOrder, pageCount, pageOf } from './listQuery.ts';
import { ListTools } from './ListTools.tsx';
import styles from './ManageTab.module.css';
import { Pager } from '../../../ui/desk/Pager.tsx';
import { PuzzleList } from './PuzzleList.tsx';
import type { RowAction } from './PuzzleRow.tsx';
import { RowDialog } from './RowDialog.tsx';
import { SeriesCalendar } from './SeriesCalendar.tsx';
import { usePuzzleList } from './usePuzzleList.ts';
import type { Moved } from './useReorder.ts';
import { useRowFocus } from '../useRowFocus.ts';

const noRows: readonly PuzzleListItem[] = [];

/** A line about the list: how long it is, or why it is empty. */
function describeList({ list, view, error }: ReturnType<typeof usePuzzleList>): string {
  if (error !== undefined) return '';
  if (list === null) return 'Loading puzzles...';
  if (list.total > 0) return list.total === 1 ? '1 puzzle' : `${list.total} puzzles`;
  return view.search.trim() === ''
    ? 'No puzzles found. Upload some puzzles to get started.'
    : 'No puzzle matches your search.';
}

/** The stored puzzles: to find, look at, change, move, download and delete. */
export function ManageTab() {
  const [changes, setChanges] = useState(0);
  const [task, setTask] = useState<{ action: RowAction; puzzle: PuzzleListItem } | null>(null);
  const [news, setNews] = useState('');
  const puzzleList = usePuzzleList(changes);
  const { view, show, list } = puzzleList;
  const wantFocus = useRowFocus(list?.puzzles ?? noRows);
  const change = (): void => setChanges((count) => count + 1);
  const onMoved = (last: Moved | null): void => {
    change();
    if (last === null) return;
    setNews(`${last.puzzle.title} is now number ${last.place + 1} of ${list?.total ?? 0}.`);
    if (pageOf(last.place) === view.page) return;
    wantFocus(last.puzzle.id);
    show({ page: pageOf(last.place) });
  };
  const onChanged = (what: 'saved' | 'gone'): void => {
    change();
    const place = list?.puzzles.findIndex(({ id }) => id === task?.puzzle.id) ?? 0;
    const next = list?.puzzles[place + 1] ?? list?.puzzles[place - 1];
    if (what === 'gone' && next !== undefined) wantFocus(next.id);
  };
  return (
    <div className={styles['tab']}>
      <SeriesCalendar changes={changes} />
      <section className={styles['list']} aria-labelledby="all-puzzles">
        <h2 id="all-puzzles">All puzzles</h2>
        <ListTools view={view} onChange={show} />
        <p role="status">{describeList(puzzleList)}</p>
        {puzzleList.error !== undefined && <LoadFailure onRetry={change} />}
        {list !== null && list.total > 0 && (
          <PuzzleList
            list={list}
            isInOrder={isInOrder(view)}
            onAction={(action, puzzle) => setTask({ action, puzzle })}
            onMoved={onMoved}
          />
        )}
        <Pager page={view.page} pages={pageCount(list?.total ?? 0)} onPage={(page) => show({ page })} />
      </section>
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
      {task !== null && <RowDialog {...task} onClose={() => setTask(null)} onChanged={onChanged} />}
    </div>
  );
}
