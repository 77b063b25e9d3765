import { useMemo } from 'react';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { compareDatabases } from './compareDatabases.ts';
import styles from './ComparisonPanel.module.css';
import { ComparedPages } from './ComparedPages.tsx';
import { useComparison } from './databaseQueries.ts';

/** The puzzles of both databases side by side, and where they differ. */
export function ComparisonPanel() {
  const { data, error } = useComparison();
  const compared = useMemo(
    () =>
      data === undefined
        ? []
        : compareDatabases(data.comparison.main.puzzles, data.comparison.external.puzzles),
    [data],
  );
  return (
    <div className={styles['panel']}>
      {error !== undefined && <ErrorNote>Failed to load comparison data</ErrorNote>}
      {data === undefined && error === undefined && <p role="status">Loading comparison data...</p>}
      {data !== undefined && <ComparedPages {...data.comparison} compared={compared} />}
    </div>
  );
}
