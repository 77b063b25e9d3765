import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import form from '../ui/form/Form.module.css';
import { showToast } from '../ui/toasts.ts';
import styles from './AdminGate.module.css';
import { logOut, logOutEverywhere } from './adminSession.ts';

const sections = [
  ['/admin', 'Puzzles'],
  ['/admin/construct', 'Make a puzzle'],
  ['/admin/trash', 'Trash'],
  ['/admin/audit', 'Audit trail'],
  ['/database-status', 'Database Manager'],
] as const;

/** The path of a section of the admin area. */
export type AdminSection = (typeof sections)[number][0];

/** Ends sessions and says how that went. */
async function withToast(end: () => Promise<void>, description: string): Promise<void> {
  try {
    await end();
    showToast({ title: 'Logout Successful', description });
  } catch {
    showToast({
      title: 'Logout Error',
      description: 'An error occurred during logout',
      variant: 'destructive',
    });
  }
}

/** Asks for confirmation and ends every session. */
function LogoutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const end = (): void => {
    // At once, so that it is gone after the next login, too.
    onClose();
    void withToast(logOutEverywhere, 'You have been logged out everywhere');
  };
  return (
    <Dialog title="Log out everywhere" onClose={onClose}>
      <p>This ends every admin session, in this browser and in all others.</p>
      <div className={form['actions']}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" onClick={end}>
          Log out everywhere
        </Button>
      </div>
    </Dialog>
  );
}

/** Links to the sections of the admin area, and the logout buttons. */
export function AdminBar({ current }: { current: AdminSection }) {
  const [isAsking, setIsAsking] = useState(false);
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
      <div className={styles['logouts']}>
        <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
          Log out everywhere
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => void withToast(logOut, 'You have been logged out')}
        >
          Log out
        </Button>
      </div>
      {isAsking && <LogoutEverywhereDialog onClose={() => setIsAsking(false)} />}
    </div>
  );
}
