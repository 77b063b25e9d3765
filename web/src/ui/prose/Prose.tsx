import type { ReactNode } from 'react';
import styles from './Prose.module.css';

interface ProseProps {
  readonly children: ReactNode;
}

/** Running text at a width that reads well. */
export function Prose({ children }: ProseProps) {
  return <article className={styles['prose']}>{children}</article>;
}
