import { Activity, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useObservable } from '../lib/useObservable.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { AdminBar } from './AdminBar.tsx';
import type { AdminSection } from './AdminBar.tsx';
import { adminSession, checkSession } from './adminSession.ts';
import type { AdminSession } from './adminSession.ts';
import { LoginForm } from './LoginForm.tsx';

const unknown: AdminSession = { state: 'unknown' };

interface AdminGateProps {
  /** The path of the section behind the gate. */
  readonly current: AdminSection;
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
