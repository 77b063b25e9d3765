import type { OwnAccount } from '@monster/contract';
import { useState } from 'react';
import { checkSession } from '../../admin/adminSession.ts';
import { noteUnsavedWork } from '../../admin/unsavedWork.ts';
import { removeSecondFactor, renewRecoveryCodes } from '../../api/desk/accountCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './AccountPage.module.css';
import { CodeDialog } from './CodeDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUp } from './SetUp.tsx';

function describeCodes(count: number): string {
  if (count === 0) return 'You have no recovery codes left. Make new ones before you need one.';
  return count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`;
}

interface TurnedOnProps {
  readonly recoveryCodes: number;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** What can be done with a second factor that is on. */
function TurnedOn({ recoveryCodes, onCodes }: TurnedOnProps) {
  const [asksFor, setAsksFor] = useState<'renew' | 'remove' | null>(null);
  const close = (): void => setAsksFor(null);
  return (
    <>
      <p>
        <strong>It is on.</strong> After your password, the site asks for a code of your authenticator app.{' '}
        {describeCodes(recoveryCodes)}
      </p>
      <div className={styles['buttons']}>
        <Button variant="quiet" onClick={() => setAsksFor('renew')}>
          New recovery codes
        </Button>
        <Button variant="danger" onClick={() => setAsksFor('remove')}>
          Turn off
        </Button>
      </div>
      {asksFor === 'renew' && (
        <CodeDialog
          title="New recovery codes"
          text="You get ten new codes. The ones that you have work no more."
          action="Make new codes"
          requestFor={(code) => renewRecoveryCodes({ body: { code } })}
          onClose={close}
          onDone={(reply) => {
            close();
            onCodes(reply.recoveryCodes);
          }}
        />
      )}
      {asksFor === 'remove' && (
        <CodeDialog
          title="Turn off the second factor"
          text="Your password alone is enough from then on, and your recovery codes work no more."
          action="Turn off"
          variant="danger"
          requestFor={(code) => removeSecondFactor({ body: { code } })}
          onClose={close}
          onDone={() => {
            close();
            showToast({ title: 'Second factor turned off' });
            void checkSession();
          }}
        />
      )}
    </>
  );
}

/** Sets up the second factor of an account, and turns it off. */
export function SecondFactor({ account: { name, hasSecondFactor, recoveryCodes } }: { account: OwnAccount }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = (made: readonly string[]): void => {
    setCodes(made);
    noteUnsavedWork('recoveryCodes', 'Your recovery codes are shown only this once.');
    void checkSession();
  };
  const hide = (): void => {
    setCodes(null);
    noteUnsavedWork('recoveryCodes', null);
    document.querySelector<HTMLElement>('#main')?.focus();
  };
  if (codes !== null) return <RecoveryCodes name={name} codes={codes} onDone={hide} />;
  if (hasSecondFactor) return <TurnedOn recoveryCodes={recoveryCodes} onCodes={show} />;
  return <SetUp onCodes={show} />;
}
