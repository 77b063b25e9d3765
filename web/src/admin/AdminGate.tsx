import { Activity, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useObservable } from '../lib/useObservable.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { AdminBar, roleOfSection } from './AdminBar.tsx';
import type { AdminSection } from './AdminBar.tsx';
import styles from './AdminGate.module.css';
import { adminSession, checkSession } from './adminSession.ts';
import type { AdminSession } from './adminSession.ts';
import { LoginForm } from './LoginForm.tsx';
import { roleName, useHasRole } from './roles.ts';

const unknown: AdminSession = { state: 'unknown' };

interface AdminGateProps {
  /** The path of the section behind the gate. */
  readonly current: AdminSection;
  readonly children: ReactNode;
}

/** Shows a section to those whose role is enough, and tells the others so. */
function Section({ current, children }: AdminGateProps) {
  const hasRole = useHasRole();
  const needed = roleOfSection(current);
  if (!hasRole(needed))
    return (
      <p className={styles['role']}>
        This page is for {needed === 'admin' ? 'admins' : 'editors'} only. An admin of the site can give you
        the role “{roleName(needed)}”.
      </p>
    );
  return (
    <>
      {!hasRole('editor') && current !== '/admin/account' && (
        <p className={styles['role']}>You can look, but not change anything.</p>
      )}
      <ErrorBoundary>{children}</ErrorBoundary>
    </>
  );
}

/** Shows its children only to somebody who is logged in. If the session ends, they keep their state until the next login. */
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
          <Section current={current}>{children}</Section>
        </Activity>
      )}
    </>
  );
}
