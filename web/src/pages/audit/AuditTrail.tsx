import type { AuditEntry, AuditPage } from '@monster/contract';
import { useId, useState } from 'react';
import { LoadFailure } from '../../admin/LoadFailure.tsx';
import { usePagedQuery } from '../../admin/usePagedQuery.ts';
import type { ApiRequest } from '../../api/client.ts';
import { listAudit } from '../../api/desk/adminCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { Pager } from '../../ui/desk/Pager.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import styles from './AuditTrail.module.css';
import { describeActor, describeCall, formatTime, kindNames, outcomeNames } from './auditTexts.ts';

const pageSize = 50;

type Filter = keyof typeof kindNames;

const filters = (Object.keys(kindNames) as Filter[]).map((value) => ({ value, name: kindNames[value] }));

interface View {
  readonly filter: Filter;
  /** The name of an account; '' for all. */
  readonly actor: string;
  readonly page: number;
}

const firstView: View = { filter: 'all', actor: '', page: 1 };

function auditRequest({ filter, actor, page }: View): ApiRequest<AuditPage> {
  return listAudit({
    query: { page, pageSize, ...(filter !== 'all' && { kind: filter }), ...(actor !== '' && { actor }) },
  });
}

function useAuditPage() {
  const [changes, setChanges] = useState(0);
  const audit = usePagedQuery({ firstView, pageSize, requestFor: auditRequest, changes });
  return { ...audit, refetch: (): void => setChanges((count) => count + 1) };
}

/** Says how many entries there are, or why there are none. */
function describeList({ list, error }: ReturnType<typeof useAuditPage>): string {
  if (error !== undefined) return '';
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
  const { view, show, list, refetch } = audit;
  const actors = list?.actors ?? [];
  return (
    <div className={styles['trail']}>
      <p>Logins, logouts and changes of the last 12 months, newest first.</p>
      <div className={styles['tools']}>
        <SelectField
          id={`${id}-kind`}
          label="Show"
          value={view.filter}
          options={filters}
          onChange={(filter) => show({ filter })}
        />
        <SelectField
          id={`${id}-actor`}
          label="By"
          value={view.actor}
          options={[{ value: '', name: 'Everyone' }, ...actors.map((name) => ({ value: name, name }))]}
          onChange={(actor) => show({ actor })}
        />
        <Button variant="quiet" onClick={refetch}>
          Refresh
        </Button>
      </div>
      <p role="status">{describeList(audit)}</p>
      {audit.error !== undefined && <LoadFailure what="the audit trail" onRetry={refetch} />}
      {list !== null && list.entries.length > 0 && (
        <ol className={styles['entries']} aria-label="Entries">
          {list.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <Pager page={view.page} pages={audit.pages} onPage={(page) => show({ page })} />
    </div>
  );
}
