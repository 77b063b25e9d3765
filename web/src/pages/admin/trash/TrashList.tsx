import type { TrashedPuzzle, TrashPage } from '@monster/contract';
import { useMemo, useState } from 'react';
import { LoadFailure } from '../../../admin/LoadFailure.tsx';
import { useMayEdit } from '../../../admin/roles.ts';
import { usePagedQuery } from '../../../admin/usePagedQuery.ts';
import type { ApiRequest } from '../../../api/client.ts';
import { listTrash, restorePuzzle } from '../../../api/desk/trashCalls.ts';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/desk/Pager.tsx';
import { useRowFocus } from '../useRowFocus.ts';
import rows from '../../../ui/desk/Rows.module.css';
import { PuzzleFacts } from '../../../admin/PuzzleFacts.tsx';
import { dateAt } from '../../../lib/late/days.ts';
import { countOf } from '../../../ui/desk/countOf.ts';
import styles from './Trash.module.css';
import { useRestore } from './useRestore.tsx';

const pageSize = 25;
const firstView = { page: 1 };

function trashRequest({ page }: typeof firstView): ApiRequest<TrashPage> {
  return listTrash({ query: { page, pageSize } });
}

/** Says how much there is, or why there is nothing. */
function describeList(list: TrashPage | null, error: unknown): string {
  if (error !== undefined) return '';
  if (list === null) return 'Loading the trash...';
  if (list.total === 0) return 'The trash is empty.';
  return countOf(list.total);
}

function Day({ at }: { at: number }) {
  const day = dateAt(at);
  return <time dateTime={day}>{formatDate(day, 'long')}</time>;
}

function Row({ puzzle, onRestore }: { puzzle: TrashedPuzzle; onRestore: () => void }) {
  const { title, completions } = puzzle;
  return (
    <li className={rows['row']} data-id={puzzle.trashId} tabIndex={-1}>
      <div className={rows['text']}>
        <h2 className={rows['name']}>{title}</h2>
        <PuzzleFacts puzzle={puzzle}>
          {completions > 0 && <span>{countOf(completions, 'completion')}</span>}
        </PuzzleFacts>
        <p className={rows['details']}>
          <span>
            Deleted on <Day at={puzzle.deletedAt} />
          </span>
          <span>
            Kept until <Day at={puzzle.keptUntil} />
          </span>
        </p>
      </div>
      {useMayEdit() && (
        <Button variant="quiet" size="small" aria-label={`Restore: ${title}`} onClick={onRestore}>
          Restore
        </Button>
      )}
    </li>
  );
}

const noRows: TrashPage['puzzles'] = [];

/** Lists the deleted puzzles, the last deleted one first, and restores them. */
export function TrashList() {
  const [changes, setChanges] = useState(0);
  const { view, show, list, pages, error } = usePagedQuery({
    firstView,
    pageSize,
    requestFor: trashRequest,
    changes,
  });
  const puzzles = list?.puzzles ?? noRows;
  const requestFocus = useRowFocus(useMemo(() => puzzles.map(({ trashId }) => ({ id: trashId })), [puzzles]));
  const { restore, dialog } = useRestore();
  const focusAfter = (index: number): void => {
    const next = puzzles[index + 1] ?? puzzles[index - 1];
    if (next === undefined) document.querySelector<HTMLElement>('#main')?.focus();
    else requestFocus(next.trashId);
  };
  return (
    <div className={styles['trash']}>
      <p>
        Deleted puzzles stay here for 30 days, with the completions of players. Then they are gone for good.
      </p>
      <p role="status">{describeList(list, error)}</p>
      {error !== undefined && (
        <LoadFailure what="the trash" onRetry={() => setChanges((count) => count + 1)} />
      )}
      {puzzles.length > 0 && (
        <ol className={rows['rows']} aria-label="Deleted puzzles">
          {puzzles.map((puzzle, index) => (
            <Row
              key={puzzle.trashId}
              puzzle={puzzle}
              onRestore={() =>
                restore({
                  ...puzzle,
                  mayChangeId: true,
                  requestFor: (ifTaken) => restorePuzzle(puzzle, ifTaken),
                  onGone: () => focusAfter(index),
                })
              }
            />
          ))}
        </ol>
      )}
      <Pager page={view.page} pages={pages} onPage={(page) => show({ page })} />
      {dialog}
    </div>
  );
}
