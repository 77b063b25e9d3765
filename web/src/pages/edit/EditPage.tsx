import { useState } from 'react';
import { AdminGate } from '../../admin/AdminGate.tsx';
import { LeaveGuard } from '../../admin/LeaveGuard.tsx';
import { LoadFailure } from '../../admin/LoadFailure.tsx';
import { useAdminQuery } from '../../admin/useAdminQuery.ts';
import { ApiError } from '../../api/client.ts';
import { getEditable } from '../../api/desk/editCalls.ts';
import { PageHead } from '../../site/PageHead.tsx';
import type { Match, PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { EditorView } from './EditorView.tsx';

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Loads the puzzle, always as it is stored now. */
function LoadedEditor({ id, opensReplace }: { readonly id: string; readonly opensReplace: boolean }) {
  const [tries, setTries] = useState(0);
  const { data, error } = useAdminQuery(getEditable({ params: { id } }), tries);
  if (data !== undefined) return <EditorView key={data.id} loaded={data} opensReplace={opensReplace} />;
  if (error === undefined) return <p role="status">Loading puzzle...</p>;
  if (!isMissing(error)) return <LoadFailure what="the puzzle" onRetry={() => setTries(tries + 1)} />;
  return (
    <p role="alert">
      There is no puzzle with this id. It may be in the <a href="/admin/trash">trash</a>;{' '}
      <a href="/admin?tab=manage">all others are in the list</a>.
    </p>
  );
}

/** `/admin/edit?puzzle={id}`: everything about a stored puzzle; with `replace=1`, a file is to be chosen for it. */
function View({ match: { search } }: { match: Match }) {
  const id = search.get('puzzle') ?? '';
  return (
    <Page>
      <PageHead title="Edit a puzzle" description="Where a stored puzzle is edited." isIndexed={false} />
      <h1>Edit a puzzle</h1>
      <AdminGate current="/admin">
        {id === '' ? (
          <p>
            No puzzle specified. Choose one <a href="/admin?tab=manage">in the list</a>.
          </p>
        ) : (
          <LoadedEditor key={id} id={id} opensReplace={search.get('replace') === '1'} />
        )}
      </AdminGate>
      <LeaveGuard />
    </Page>
  );
}

export const page: PageModule = { View };
