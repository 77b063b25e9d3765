import type { ReactNode } from 'react';
import { LinkButton } from '../ui/Button.tsx';
import { Mascot } from '../ui/Mascot.tsx';
import styles from './Message.module.css';
import { Page } from './Page.tsx';

interface MessageProps {
  readonly children: ReactNode;
  /** Whether there is nothing to wait for, so that the reader is shown another way. */
  readonly isFinal?: boolean;
}

/** A page that has only one thing to say, by the mouth of the mascot. */
export function Message({ children, isFinal = false }: MessageProps) {
  return (
    <Page>
      <div className={styles['message']}>
        <Mascot className={styles['mascot']} />
        <p role="status">{children}</p>
        {isFinal && <LinkButton href="/todaycrossword?puzzle=today">Play Today's Crossword</LinkButton>}
      </div>
    </Page>
  );
}
