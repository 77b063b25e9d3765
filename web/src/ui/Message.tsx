import type { ReactNode } from 'react';
import { Mascot } from './Mascot.tsx';
import styles from './Message.module.css';
import { Page } from './Page.tsx';

/** A page that has only one thing to say, by the mouth of the mascot. */
export function Message({ children }: { children: ReactNode }) {
  return (
    <Page>
      <div className={styles['message']}>
        <Mascot className={styles['mascot']} />
        <p role="status">{children}</p>
      </div>
    </Page>
  );
}
