import type { ReactNode } from 'react';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Mascot } from '../ui/Mascot.tsx';
import styles from './Message.module.css';
import { Page } from './Page.tsx';

interface MessageProps {
  readonly children: ReactNode;
  /** True when there is nothing to wait for: the visitor is offered today's crossword instead. */
  readonly isFinal?: boolean;
  /** Shows a "Try again" button. */
  readonly onRetry?: () => void;
}

/** A page that shows the mascot and a single message. */
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
