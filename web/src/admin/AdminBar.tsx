import type { Role } from '@monster/contract';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import styles from './AdminGate.module.css';
import { logOut } from './adminSession.ts';
import { LossDialog, useUnsavedWork } from './LossDialog.tsx';
import { roleName, useAccount, useHasRole } from './roles.ts';
import { withLogoutToast } from './withLogoutToast.ts';

/** Each section with the least role that may enter it. */
const sections = [
  ['/admin', 'Puzzles', 'viewer'],
  ['/admin/construct', 'Make a puzzle', 'editor'],
  ['/admin/statistics', 'Statistics', 'viewer'],
  ['/admin/trash', 'Trash', 'viewer'],
  ['/admin/names', 'Names', 'admin'],
  ['/admin/team', 'Team', 'admin'],
  ['/admin/audit', 'Audit trail', 'admin'],
  ['/database-status', 'Database Manager', 'viewer'],
] as const satisfies readonly (readonly [path: string, name: string, role: Role])[];

const accountPath = '/admin/account';

/** The path of a section of the admin area. */
export type AdminSection = (typeof sections)[number][0] | typeof accountPath;

/** Returns the least role that may enter a section. */
export function roleOfSection(section: AdminSection): Role {
  return sections.find(([path]) => path === section)?.[2] ?? 'viewer';
}

/** Logs out; asks first if that loses work. */
function LogoutButton() {
  const [isAsking, setIsAsking] = useState(false);
  const sentences = useUnsavedWork();
  const end = (): void => {
    setIsAsking(false);
    void withLogoutToast(logOut, 'You have been logged out');
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => (sentences.length > 0 ? setIsAsking(true) : end())}>
        Log out
      </Button>
      {isAsking && (
        <LossDialog
          title="Log out?"
          label="Log out"
          sentences={sentences}
          onStay={() => setIsAsking(false)}
          onLeave={end}
        />
      )}
    </>
  );
}

/** Links to the sections of the admin area and to the account, and the logout button. */
export function AdminBar({ current }: { current: AdminSection }) {
  const account = useAccount();
  const hasRole = useHasRole();
  const link = (href: AdminSection, name: string) => (
    <a href={href} aria-current={href === current ? 'page' : undefined}>
      {name}
    </a>
  );
  return (
    <div className={styles['bar']}>
      <nav aria-label="Admin">
        <ul className={styles['sections']}>
          {sections
            .filter(([, , role]) => hasRole(role))
            .map(([href, name]) => (
              <li key={href}>{link(href, name)}</li>
            ))}
        </ul>
      </nav>
      <div className={styles['own']}>
        <span className={styles['account']}>
          {link(accountPath, 'Your account')}
          {account !== undefined && (
            <span className={styles['who']}>
              {account.name}, {roleName(account.role)}
            </span>
          )}
        </span>
        <LogoutButton />
      </div>
    </div>
  );
}
