import type { ReactNode } from 'react';
import styles from './Message.module.css';
import { Page } from './Page.tsx';

/** A page that has only one thing to say. */
export function Message({ children }: { children: ReactNode }) {
  return (
    <Page>
      <p className={styles['message']} role="status">
        {children}
      </p>
    </Page>
  );
}
