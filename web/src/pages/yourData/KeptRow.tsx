import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { countOf } from '../../ui/desk/countOf.ts';
import details from '../../ui/details/Details.module.css';
import type { ShownRow } from './shownRow.ts';
import styles from './YourData.module.css';

/** More than anybody reads; the file has all of them. */
const mostRows = 500;

interface KeptRowProps {
  readonly title: string;
  readonly noun: string;
  readonly why: string;
  readonly howLong: string;
  readonly rows: readonly ShownRow[];
  /** What is shown as it is stored. */
  readonly stored: unknown;
  readonly onDelete?: ((row: ShownRow) => void) | undefined;
  /** What can be done with all of it. */
  readonly children?: ReactNode;
}

function Rows({ rows, onDelete }: Pick<KeptRowProps, 'rows' | 'onDelete'>) {
  return (
    <>
      <ul className={styles['rows']}>
        {rows.slice(0, mostRows).map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing about a row is unique
          <li key={index}>
            <span>
              <strong>
                <bdi>{row.what}</bdi>
              </strong>{' '}
              <bdi>{row.detail}</bdi>
            </span>
            {row.keys !== undefined && onDelete !== undefined && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Delete ${row.what}`}
                onClick={() => onDelete(row)}
              >
                Delete
              </Button>
            )}
          </li>
        ))}
      </ul>
      {rows.length > mostRows && (
        <p>And {countOf(rows.length - mostRows, 'more row')}. The file has all of them.</p>
      )}
    </>
  );
}

function Stored({ title, stored }: Pick<KeptRowProps, 'title' | 'stored'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={details['summary']}>Show as it is stored</summary>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
        <pre className={styles['stored']} tabIndex={0} role="region" aria-label={`${title}, as stored`}>
          {JSON.stringify(stored, null, 2)}
        </pre>
      )}
    </details>
  );
}

/** One kind of thing that is kept; it opens to show all of it. */
export function KeptRow({ title, noun, why, howLong, rows, stored, onDelete, children }: KeptRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles['kind']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={details['summary']}>
        {title} <span className={styles['count']}>{countOf(rows.length, noun)}</span>
      </summary>
      {isOpen && (
        <div className={styles['inside']}>
          <p>{why}</p>
          <p className={styles['soft']}>How long: {howLong}</p>
          <Rows rows={rows} onDelete={onDelete} />
          <Stored title={title} stored={stored} />
          {children}
        </div>
      )}
    </details>
  );
}
