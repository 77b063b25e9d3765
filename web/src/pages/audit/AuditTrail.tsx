import type { AuditEntry, AuditKind, AuditPage } from '@monster/contract';
import { useId, useState } from 'react';
import { useAdminQuery } from '../../admin/useAdminQuery.ts';
import { listAudit } from '../../api/desk/adminCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { Pager } from '../../ui/desk/Pager.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import styles from './AuditTrail.module.css';
import { describeActor, describeCall, formatTime, kindNames, outcomeNames } from './auditTexts.ts';

const pageSize = 50;

type Filter = keyof typeof kindNames;

const filters = (Object.keys(kindNames) as Filter[]).map((value) => ({ value, name: kindNames[value] }));

/** The entries that are shown. The previous ones stay until the next have loaded; a page past the last is never kept. */
function useAuditPage() {
  const [view, setView] = useState<{ filter: Filter; page: number }>({ filter: 'all', page: 1 });
  const [changes, setChanges] = useState(0);
  const [shown, setShown] = useState<AuditPage | null>(null);
  const kind: AuditKind | undefined = view.filter === 'all' ? undefined : view.filter;
  const query = { page: view.page, pageSize, ...(kind !== undefined && { kind }) };
  const { data, error } = useAdminQuery(listAudit({ query }), changes);
  if (data !== undefined && data !== shown) setShown(data);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / pageSize));
  if (data !== undefined && view.page > pages) setView({ ...view, page: pages });
  const refetch = (): void => setChanges((count) => count + 1);
  return { view, setView, list: shown, hasFailed: error !== undefined, refetch };
}

/** Says how many entries there are, or why there are none. */
function describeList({ list, hasFailed }: Pick<ReturnType<typeof useAuditPage>, 'list' | 'hasFailed'>) {
  if (hasFailed) return '';
  if (list === null) return 'Loading entries...';
  if (list.total === 0) return 'There are no entries of this kind.';
  return list.total === 1 ? '1 entry' : `${list.total.toLocaleString('en-US')} entries`;
}

/** Who did what, when, from where, and how it ended. */
function Entry({ entry }: { entry: AuditEntry }) {
  const { at, address, outcome, subject, times } = entry;
  return (
    <li className={styles['entry']} data-outcome={outcome}>
      <p className={styles['what']}>
        <strong>{describeCall(entry)}</strong>
        {subject !== '' && <span>{subject}</span>}
      </p>
      <p className={styles['outcome']}>
        {outcomeNames[outcome]}
        {times > 1 && `, ${times.toLocaleString('en-US')} times within an hour`}
      </p>
      <p className={styles['who']}>
        by {describeActor(entry)} from {address}
      </p>
      <time className={styles['when']} dateTime={new Date(at).toISOString()}>
        {formatTime(at)}
      </time>
    </li>
  );
}

/** Lists what happened in the admin area, newest first. */
export function AuditTrail() {
  const id = useId();
  const audit = useAuditPage();
  const { view, setView, list, refetch } = audit;
  const pages = Math.ceil((list?.total ?? 0) / pageSize);
  return (
    <div className={styles['trail']}>
      <p>Logins, logouts and changes of the last 12 months, newest first.</p>
      <div className={styles['tools']}>
        <SelectField
          id={`${id}-kind`}
          label="Show"
          value={view.filter}
          options={filters}
          onChange={(filter) => setView({ filter, page: 1 })}
        />
        <Button variant="quiet" onClick={refetch}>
          Refresh
        </Button>
      </div>
      <p role="status">{describeList(audit)}</p>
      {audit.hasFailed && (
        <div role="alert">
          <p>Failed to load the audit trail</p>
          <Button variant="quiet" size="small" onClick={refetch}>
            Try again
          </Button>
        </div>
      )}
      {list !== null && list.entries.length > 0 && (
        <ol className={styles['entries']} aria-label="Entries">
          {list.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <Pager page={view.page} pages={pages} onPage={(page) => setView({ ...view, page })} />
    </div>
  );
}
