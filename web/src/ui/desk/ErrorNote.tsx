import type { ReactNode } from 'react';
import { AlertIcon } from '../prose/AlertIcon.tsx';
import styles from './ErrorNote.module.css';

/** What went wrong, in red and with a sign beside it; screen readers hear it when it appears. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles['note']}>
      <AlertIcon className={styles['sign']} />
      <span>{children}</span>
    </div>
  );
}
