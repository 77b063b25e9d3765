import { Activity, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useObservable } from '../lib/observable.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { showToast } from '../ui/toasts.ts';
import styles from './AdminGate.module.css';
import { adminSession, checkSession, logOut } from './adminSession.ts';
import type { AdminSession } from './adminSession.ts';
import { LoginForm } from './LoginForm.tsx';

const rooms = [
  ['/admin', 'Puzzles'],
  ['/admin/construct', 'Make a puzzle'],
] as const;

const unknown: AdminSession = { state: 'unknown' };

async function leave(): Promise<void> {
  try {
    await logOut();
    showToast({ title: 'Logout Successful', description: 'You have been logged out' });
  } catch {
    showToast({
      title: 'Logout Error',
      description: 'An error occurred during logout',
      variant: 'destructive',
    });
  }
}

/** The way between the rooms of the admin area, and out of it. */
function AdminBar({ current }: { current: string }) {
  return (
    <div className={styles['bar']}>
      <nav aria-label="Admin">
        <ul className={styles['rooms']}>
          {rooms.map(([href, name]) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Button variant="quiet" size="small" onClick={() => void leave()}>
        Log out
      </Button>
    </div>
  );
}

interface AdminGateProps {
  /** The path of the room behind the gate. */
  readonly current: (typeof rooms)[number][0];
  readonly children: ReactNode;
}

/** Lets only a logged-in admin see its children. One whose session ended finds them as they were after a new login. */
export function AdminGate({ current, children }: AdminGateProps) {
  const session = useObservable(adminSession, unknown);
  const [hasEntered, setHasEntered] = useState(false);
  const { state, reason } = session;
  const isIn = state === 'in';
  const isInside = isIn || (hasEntered && state === 'ended');
  if (isInside !== hasEntered) setHasEntered(isInside);
  useEffect(() => void checkSession(), []);
  return (
    <>
      {state === 'unknown' && <p role="status">Loading...</p>}
      {!isIn && state !== 'unknown' && (
        <LoginForm key={state} reason={reason} takesFocus={state !== 'stranger'} />
      )}
      {isInside && (
        <Activity mode={isIn ? 'visible' : 'hidden'}>
          <AdminBar current={current} />
          <ErrorBoundary>{children}</ErrorBoundary>
        </Activity>
      )}
    </>
  );
}
