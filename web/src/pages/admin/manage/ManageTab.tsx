import type { PuzzleListItem } from '@monster/contract';
import { useState } from 'react';
import { LoadFailure } from '../../../admin/LoadFailure.tsx';
import { Pager } from '../../../ui/desk/Pager.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useRowFocus } from '../useRowFocus.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { ListTools } from './ListTools.tsx';
import styles from './ManageTab.module.css';
import { PreviewDialog } from './PreviewDialog.tsx';
import { PuzzleList } from './PuzzleList.tsx';
import type { RowAction } from './PuzzleRow.tsx';
import { SeriesCalendar } from './SeriesCalendar.tsx';
import { isInOrder, pageOf, usePuzzleList } from './usePuzzleList.ts';
import type { FinishedMove } from './useReorder.ts';

const noRows: readonly PuzzleListItem[] = [];

/** Says how long the list is, or why it is empty. */
function describeList({ list, view, error }: ReturnType<typeof usePuzzleList>): string {
  if (error !== undefined) return '';
  if (list === null) return 'Loading puzzles...';
  if (list.total > 0) return list.total === 1 ? '1 puzzle' : `${list.total} puzzles`;
  return view.search.trim() === ''
    ? 'No puzzles found. Upload some puzzles to get started.'
    : 'No puzzle matches your search.';
}

interface RowDialogProps {
  readonly action: RowAction;
  readonly puzzle: PuzzleListItem;
  readonly onClose: () => void;
  /** Called when the list is out of date. */
  readonly onChanged: (what: 'saved' | 'deleted') => void;
}

/** The dialog for an action on a puzzle. */
function RowDialog({ action, puzzle, onClose, onChanged }: RowDialogProps) {
  const close = (what: 'saved' | 'deleted') => () => {
    onClose();
    onChanged(what);
    if (what === 'saved') showToast({ title: 'Puzzle saved' });
  };
  switch (action) {
    case 'preview':
      return <PreviewDialog puzzle={puzzle} onClose={onClose} />;
    case 'edit':
      return <EditDialog puzzle={puzzle} onClose={onClose} onSaved={close('saved')} />;
    case 'delete':
      return <DeleteDialog puzzle={puzzle} onClose={onClose} onDeleted={close('deleted')} />;
  }
}

/** Lists the stored puzzles to find, preview, edit, move, download and delete them. */
export function ManageTab() {
  const [changes, setChanges] = useState(0);
  const [dialog, setDialog] = useState<{ action: RowAction; puzzle: PuzzleListItem } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const puzzleList = usePuzzleList(changes);
  const { view, show, list } = puzzleList;
  const requestFocus = useRowFocus(list?.puzzles ?? noRows);
  const refetch = (): void => setChanges((count) => count + 1);
  const onMoved = (last: FinishedMove | null): void => {
    refetch();
    if (last === null) return;
    setAnnouncement(`${last.puzzle.title} is now number ${last.position + 1} of ${list?.total ?? 0}.`);
    if (pageOf(last.position) === view.page) return;
    requestFocus(last.puzzle.id);
    show({ page: pageOf(last.position) });
  };
  const onChanged = (what: 'saved' | 'deleted'): void => {
    refetch();
    const index = list?.puzzles.findIndex(({ id }) => id === dialog?.puzzle.id) ?? 0;
    const next = list?.puzzles[index + 1] ?? list?.puzzles[index - 1];
    if (what === 'deleted' && next !== undefined) requestFocus(next.id);
  };
  return (
    <div className={styles['tab']}>
      <SeriesCalendar changes={changes} />
      <section className={styles['list']} aria-labelledby="all-puzzles">
        <h2 id="all-puzzles">All puzzles</h2>
        <ListTools view={view} onChange={show} />
        <p role="status">{describeList(puzzleList)}</p>
        {puzzleList.error !== undefined && <LoadFailure what="puzzles" onRetry={refetch} />}
        {list !== null && list.total > 0 && (
          <PuzzleList
            list={list}
            isInOrder={isInOrder(view)}
            onAction={(action, puzzle) => setDialog({ action, puzzle })}
            onMoved={onMoved}
          />
        )}
        <Pager page={view.page} pages={puzzleList.pages} onPage={(page) => show({ page })} />
      </section>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      {dialog !== null && <RowDialog {...dialog} onClose={() => setDialog(null)} onChanged={onChanged} />}
    </div>
  );
}
