import styles from './Numbers.module.css';

/** A label, its number, and what it means where that needs a word. */
type NumberRow = readonly [label: string, value: number | string, note?: string | undefined];

/** A row of large numbers. */
export function Numbers({ rows }: { readonly rows: readonly NumberRow[] }) {
  return (
    <dl className={styles['numbers']}>
      {rows.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className={styles['note']}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
