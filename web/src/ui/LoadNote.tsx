import type { Retry } from '../lib/retry.ts';
import styles from './LoadNote.module.css';
import { RetryButton } from './RetryButton.tsx';

interface LoadNoteProps {
  readonly loading: string;
  readonly failure: string;
  /** Null until loading has failed for the first time. */
  readonly retry: Retry | null;
}

/** Stands in for content that is loading or could not be loaded; then it can be asked for again. */
export function LoadNote({ loading, failure, retry }: LoadNoteProps) {
  return (
    <div className={styles['note']}>
      <p role="status">{retry === null || retry.isRunning ? loading : failure}</p>
      {retry !== null && <RetryButton variant="quiet" size="small" retry={retry} />}
    </div>
  );
}
