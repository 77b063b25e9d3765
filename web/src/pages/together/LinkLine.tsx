import { useEffect, useState } from 'react';
import type { Observable } from '../../lib/observable.ts';
import { useObservable } from '../../lib/useObservable.ts';
import type { LinkStatus } from '../../together/roomLink.ts';
import styles from './PeopleBar.module.css';

/** A connection that comes back sooner is not worth a word. */
const patienceMs = 1_500;

/** The status of the connection, but one that is not live only once it has been so for a moment. */
export function useSteadyStatus(status: Observable<LinkStatus>): LinkStatus {
  const now = useObservable(status, 'live');
  const [isLasting, setIsLasting] = useState(false);
  const isLive = now === 'live';
  if (isLive && isLasting) setIsLasting(false);
  useEffect(() => {
    if (isLive) return undefined;
    const timer = setTimeout(() => setIsLasting(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLive]);
  return isLasting ? now : 'live';
}

const texts: Record<LinkStatus, string> = {
  live: '',
  connecting: 'Connecting...',
  polling: 'Slow connection: updates every few seconds',
  offline: 'Offline: your letters are kept and sent later',
};

interface LinkLineProps {
  readonly status: LinkStatus;
  /** How many own letters the server does not know yet. */
  readonly waiting: Observable<number>;
}

/** Says when the page is not connected. The number changes with every letter, so it is not announced. */
export function LinkLine({ status, waiting }: LinkLineProps) {
  const count = useObservable(waiting, 0);
  return (
    <p className={styles['link']} data-status={status}>
      <span role="status">{texts[status]}</span>
      {status === 'offline' && count > 0 && ` (${count} waiting)`}
    </p>
  );
}
