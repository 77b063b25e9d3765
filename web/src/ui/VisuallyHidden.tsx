import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Words for screen readers where the eye has a picture. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles['hidden']}>{children}</span>;
}
