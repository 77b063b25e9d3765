import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import form from '../ui/form/Form.module.css';
import { logOutEverywhere } from './adminSession.ts';
import { withLogoutToast } from './withLogoutToast.ts';

/** A button that asks for confirmation and ends every session of the account. */
export function LogoutEverywhere() {
  const [isAsking, setIsAsking] = useState(false);
  const end = (): void => {
    // At once, so that it is gone after the next login, too.
    setIsAsking(false);
    void withLogoutToast(logOutEverywhere, 'You have been logged out everywhere');
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        Log out everywhere
      </Button>
      {isAsking && (
        <Dialog title="Log out everywhere" onClose={() => setIsAsking(false)}>
          <p>This ends every session of your account, in this browser and in all others.</p>
          <div className={form['actions']}>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              Cancel
            </Button>
            <Button variant="danger" onClick={end}>
              Log out everywhere
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
