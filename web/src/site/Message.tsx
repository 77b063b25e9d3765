import type { ReactNode } from 'react';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Mascot } from '../ui/Mascot.tsx';
import styles from './Message.module.css';
import { Page } from './Page.tsx';

interface MessageProps {
  readonly children: ReactNode;
  /** Whether there is nothing to wait for, so that the reader is shown another way. */
  readonly isFinal?: boolean;
  /** Where trying again may help. */
  readonly onRetry?: () => void;
}

/** A page with only one thing to say, which the mascot says. */
export function Message({ children, isFinal = false, onRetry }: MessageProps) {
  return (
    <Page>
      <div className={styles['message']}>
        <Mascot className={styles['mascot']} />
        <p role="status">{children}</p>
        {onRetry !== undefined && <Button onClick={onRetry}>Try again</Button>}
        {isFinal && <LinkButton href="/todaycrossword?puzzle=today">Play Today's Crossword</LinkButton>}
      </div>
    </Page>
  );
}
