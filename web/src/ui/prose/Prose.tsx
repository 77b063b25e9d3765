import type { ReactNode } from 'react';
import styles from './Prose.module.css';

interface ProseProps {
  readonly children: ReactNode;
}

/** Text at a comfortable reading width. */
export function Prose({ children }: ProseProps) {
  return <article className={styles['prose']}>{children}</article>;
}
