import type { AdminListPage, PuzzleListItem } from '@monster/contract';
import { useState } from 'react';
import { LoadFailure } from '../../../admin/LoadFailure.tsx';
import { useMayEdit } from '../../../admin/roles.ts';
import { Pager } from '../../../ui/desk/Pager.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { neighborOf, useRowFocus } from '../useRowFocus.ts';
import { useSeries } from '../useSeries.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { countOf } from '../../../ui/desk/countOf.ts';
import { useSelection } from './bulk/useSelection.ts';
import type { Selection } from './bulk/useSelection.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { ListTools } from './ListTools.tsx';
import styles from './ManageTab.module.css';
import { PreviewDialog } from './PreviewDialog.tsx';
import { PuzzleList } from './PuzzleList.tsx';
import type { RowAction } from './PuzzleRow.tsx';
import { SeriesCalendar } from './calendar/SeriesCalendar.tsx';
import { isInOrder, isNarrowed, pageOf, usePuzzleList } from './usePuzzleList.ts';
import type { ListView } from './usePuzzleList.ts';
import type { FinishedMove } from './useReorder.ts';

const noRows: readonly PuzzleListItem[] = [];

/** Says how long the list is, or why it is empty. */
function describeList({ list, view, error }: ReturnType<typeof usePuzzleList>): string {
  if (error !== undefined) return '';
  if (list === null) return 'Loading puzzles...';
  if (list.total > 0) return countOf(list.total);
  if (!isNarrowed(view)) return 'No puzzles found. Upload some puzzles to get started.';
  return view.search.trim() === '' ? 'No puzzle passes your filters.' : 'No puzzle matches your search.';
}

interface RowDialogProps {
  readonly action: RowAction;
  readonly puzzle: PuzzleListItem;
  readonly onClose: () => void;
  /** Called when the list is out of date. */
  readonly onDeleted: () => void;
}

/** The dialog for an action on a puzzle. */
function RowDialog({ action, puzzle, onClose, onDeleted }: RowDialogProps) {
  if (action === 'preview') return <PreviewDialog puzzle={puzzle} onClose={onClose} />;
  const close = (): void => {
    onClose();
    onDeleted();
  };
  return <DeleteDialog puzzle={puzzle} onClose={onClose} onDeleted={close} />;
}

interface ListedPuzzlesProps {
  readonly list: AdminListPage;
  readonly view: ListView;
  readonly selection: Selection;
  readonly today: string;
  readonly firstFree: string;
  readonly onAction: (action: RowAction, puzzle: PuzzleListItem) => void;
  readonly onMoved: (last: FinishedMove | null) => void;
  readonly onChanged: () => void;
}

/** One page of the list, and what can be done with the puzzles that are selected, here or elsewhere. */
function ListedPuzzles(props: ListedPuzzlesProps) {
  const { list, view, selection, today, firstFree, onAction, onMoved, onChanged } = props;
  const mayEdit = useMayEdit();
  return (
    <>
      {mayEdit && (
        <BulkBar
          selection={selection}
          rows={list.puzzles}
          view={view}
          total={list.total}
          firstFree={firstFree}
          onChanged={onChanged}
        />
      )}
      {list.total > 0 && (
        <PuzzleList
          list={list}
          isInOrder={mayEdit && isInOrder(view)}
          today={today}
          selection={selection}
          onAction={onAction}
          onMoved={onMoved}
        />
      )}
    </>
  );
}

/** Lists the stored puzzles to find, preview, edit, move, download and delete them. */
export function ManageTab() {
  const [changes, setChanges] = useState(0);
  const [dialog, setDialog] = useState<{ action: RowAction; puzzle: PuzzleListItem } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { series, today, error } = useSeries(changes);
  const selection = useSelection();
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
  const onDeleted = (): void => {
    refetch();
    if (dialog === null) return;
    selection.set([dialog.puzzle], false);
    const next = neighborOf(list?.puzzles ?? noRows, dialog.puzzle);
    if (next !== undefined) requestFocus(next.id);
  };
  return (
    <div className={styles['tab']}>
      <SeriesCalendar {...{ series, error, changes }} onChanged={refetch} />
      <section className={styles['list']} aria-labelledby="all-puzzles">
        <h2 id="all-puzzles">All puzzles</h2>
        <ListTools view={view} onChange={show} />
        <p role="status">{describeList(puzzleList)}</p>
        {puzzleList.error !== undefined && <LoadFailure what="puzzles" onRetry={refetch} />}
        {list !== null && (list.total > 0 || selection.puzzles.length > 0) && (
          <ListedPuzzles
            {...{ list, view, selection, today, onMoved }}
            firstFree={series?.firstFree ?? today}
            onAction={(action, puzzle) => setDialog({ action, puzzle })}
            onChanged={refetch}
          />
        )}
        <Pager page={view.page} pages={puzzleList.pages} onPage={(page) => show({ page })} />
      </section>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      {dialog !== null && <RowDialog {...dialog} onClose={() => setDialog(null)} onDeleted={onDeleted} />}
    </div>
  );
}
