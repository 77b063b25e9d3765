import type { ReactNode } from 'react';
import styles from './BarTable.module.css';

/** A bar as long as its part of the longest. */
function Bar({ part }: { readonly part: number }) {
  return (
    <span className={styles['bar']} aria-hidden="true">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none">
        <rect width={100 * part} height="1" />
      </svg>
    </span>
  );
}

interface BarTableProps {
  readonly caption: ReactNode;
  /** What the rows and the numbers are, for screen readers; the caption says it to everyone else. */
  readonly columns: readonly [row: string, number: string];
  readonly rows: readonly { readonly label: string; readonly count: number }[];
}

/** Numbers with bars: a chart that is a table. */
export function BarTable({ caption, columns, rows }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, count }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <span className={styles['count']}>{count}</span>
              <Bar part={count / most} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
