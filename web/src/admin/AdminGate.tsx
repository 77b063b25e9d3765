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

const sections = [
  ['/admin', 'Puzzles'],
  ['/admin/construct', 'Make a puzzle'],
] as const;

const unknown: AdminSession = { state: 'unknown' };

async function logOutWithToast(): Promise<void> {
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

/** Links to the sections of the admin area, and the logout button. */
function AdminBar({ current }: { current: string }) {
  return (
    <div className={styles['bar']}>
      <nav aria-label="Admin">
        <ul className={styles['sections']}>
          {sections.map(([href, name]) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Button variant="quiet" size="small" onClick={() => void logOutWithToast()}>
        Log out
      </Button>
    </div>
  );
}

interface AdminGateProps {
  /** The path of the section behind the gate. */
  readonly current: (typeof sections)[number][0];
  readonly children: ReactNode;
}

/** Shows its children only to a logged-in admin. If the session ends, they keep their state until the next login. */
export function AdminGate({ current, children }: AdminGateProps) {
  const session = useObservable(adminSession, unknown);
  const [wasInside, setWasInside] = useState(false);
  const { state, reason } = session;
  const isLoggedIn = state === 'in';
  const isInside = isLoggedIn || (wasInside && state === 'ended');
  if (isInside !== wasInside) setWasInside(isInside);
  useEffect(() => void checkSession(), []);
  return (
    <>
      {state === 'unknown' && <p role="status">Loading...</p>}
      {!isLoggedIn && state !== 'unknown' && (
        <LoginForm key={state} reason={reason} takesFocus={state !== 'anonymous'} />
      )}
      {isInside && (
        <Activity mode={isLoggedIn ? 'visible' : 'hidden'}>
          <AdminBar current={current} />
          <ErrorBoundary>{children}</ErrorBoundary>
        </Activity>
      )}
    </>
  );
}
