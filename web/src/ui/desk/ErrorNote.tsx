import type { ReactNode } from 'react';
import { AlertIcon } from '../prose/AlertIcon.tsx';
import styles from './ErrorNote.module.css';

/** Shows an error in red with an icon beside it; screen readers announce it when it appears. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles['note']}>
      <AlertIcon className={styles['icon']} />
      <span>{children}</span>
    </div>
  );
}
