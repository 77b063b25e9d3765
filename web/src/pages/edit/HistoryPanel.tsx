import type { ChangesPage, PuzzleChange } from '@monster/contract';
import { describeDifference } from '@monster/engine';
import { useState } from 'react';
import { sendAsAdmin } from '../../admin/adminSession.ts';
import { LoadFailure } from '../../admin/LoadFailure.tsx';
import { usePagedQuery } from '../../admin/usePagedQuery.ts';
import type { ApiRequest } from '../../api/client.ts';
import { getChange, listChanges } from '../../api/desk/editCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { Pager } from '../../ui/desk/Pager.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './Edit.module.css';
import type { Editor } from './useEditor.ts';

const pageSize = 10;
const firstView = { page: 1 };

const kindNames: Readonly<Record<PuzzleChange['kind'], string>> = {
  edited: 'Edited',
  replaced: 'Replaced by a file',
  restored: 'Went back to an earlier version',
};

/** In UTC, like the audit trail. */
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function Change({ change, onGoBack }: { readonly change: PuzzleChange; readonly onGoBack: () => void }) {
  const { at, actor, kind, wasPublished, note, difference } = change;
  const when = `${format.format(at)} UTC`;
  return (
    <li className={styles['change']}>
      <p className={styles['who']}>
        <strong>{kindNames[kind]}</strong>
        <span>by {actor}</span>
        <time dateTime={new Date(at).toISOString()}>{when}</time>
        {wasPublished ? (
          <span className={styles['correction']}>Correction: it was published</span>
        ) : (
          <span>before it was published</span>
        )}
      </p>
      {note !== '' && <p>{note}</p>}
      <ul className={styles['lines']}>
        {describeDifference(difference).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button variant="quiet" size="small" aria-label={`Go back to before ${when}`} onClick={onGoBack}>
        Go back to before this
      </Button>
    </li>
  );
}

function describeList(list: ChangesPage | null, error: unknown): string {
  if (error !== undefined) return '';
  if (list === null) return 'Loading the history...';
  if (list.total === 0) return 'This puzzle has never been changed.';
  return list.total === 1 ? '1 change' : `${list.total} changes`;
}

/** Every change of the puzzle, newest first; the version before each can be taken back into the editor. */
export function HistoryPanel({ editor }: { editor: Editor }) {
  const { id } = editor.base;
  const [tries, setTries] = useState(0);
  const requestFor = ({ page }: { page: number }): ApiRequest<ChangesPage> =>
    listChanges({ params: { id }, query: { page, pageSize } });
  const { view, show, list, pages, error } = usePagedQuery({
    firstView,
    pageSize,
    requestFor,
    changes: tries,
  });
  const goBack = async ({ id: changeId }: PuzzleChange): Promise<void> => {
    try {
      const { puzzle } = await sendAsAdmin(getChange({ params: { id, changeId } }));
      editor.load(puzzle, 'restored');
      showToast({ title: 'The earlier version is in the editor', description: 'Save to put it in place.' });
    } catch {
      showToast({ title: 'The earlier version could not be loaded', variant: 'destructive' });
    }
  };
  return (
    <section className={styles['panel']} aria-labelledby="edit-history">
      <h2 id="edit-history">History</h2>
      <p role="status">{describeList(list, error)}</p>
      {error !== undefined && <LoadFailure what="the history" onRetry={() => setTries(tries + 1)} />}
      {list !== null && list.changes.length > 0 && (
        <ol className={styles['changes']} aria-label="Changes">
          {list.changes.map((change) => (
            <Change key={change.id} change={change} onGoBack={() => void goBack(change)} />
          ))}
        </ol>
      )}
      <Pager label="Pages of the history" page={view.page} pages={pages} onPage={(page) => show({ page })} />
    </section>
  );
}
