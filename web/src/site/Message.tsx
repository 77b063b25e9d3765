import type { ReactNode } from 'react';
import type { Retry } from '../lib/retry.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Mascot } from '../ui/Mascot.tsx';
import { RetryButton } from '../ui/RetryButton.tsx';
import styles from './Message.module.css';
import { Page } from './Page.tsx';

interface MessageProps {
  readonly children: ReactNode;
  /** True when there is nothing to wait for: the visitor is offered today's crossword instead. */
  readonly isFinal?: boolean;
  /** Shows a "Try again" button. */
  readonly retry?: Retry | null;
  /** True when that button replaces one that was pressed. */
  readonly takesFocus?: boolean;
}

/** A page that shows the mascot and a single message. */
export function Message({ children, isFinal = false, retry = null, takesFocus = false }: MessageProps) {
  return (
    <Page>
      <div className={styles['message']}>
        <Mascot className={styles['mascot']} />
        <div role="status">
          <h1 className={styles['text']}>{children}</h1>
        </div>
        {retry !== null && <RetryButton retry={retry} takesFocus={takesFocus} />}
        {isFinal && (
          <LinkButton href="/todaycrossword?puzzle=today" variant={retry === null ? 'primary' : 'quiet'}>
            Play Today's Crossword
          </LinkButton>
        )}
      </div>
    </Page>
  );
}
