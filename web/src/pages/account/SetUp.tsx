import { MAX_PASSWORD_LENGTH } from '@monster/contract/limits';
import { useEffect, useId, useRef, useState } from 'react';
import { useSending } from '../../admin/useSending.ts';
import { confirmSecondFactor, startSecondFactor } from '../../api/desk/accountCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { Field } from '../../ui/form/Field.tsx';
import form from '../../ui/form/Form.module.css';
import styles from './AccountPage.module.css';
import { CodeForm } from './CodeForm.tsx';
import { QrCode } from '../../ui/qr/QrCode.tsx';

interface Key {
  readonly secret: string;
  readonly uri: string;
}

/** Asks for the password before a key is made. */
function Start({ onKey }: { onKey: (key: Key) => void }) {
  const id = useId();
  const { send, isSending, failure, errorOf } = useSending();
  const start = async (password: string): Promise<void> => {
    const key = await send(startSecondFactor({ body: { password } }));
    if (key !== undefined) onKey(key);
  };
  return (
    <>
      <p>
        <strong>It is off.</strong> With a second factor, a stolen password is not enough: at each login, the
        site also asks for a code that an authenticator app on your phone shows.
      </p>
      <form
        className={form['form']}
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault();
          void start(event.currentTarget.querySelector('input')?.value ?? '');
        }}
      >
        <Field
          id={id}
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
          required
          error={errorOf('password')}
        />
        {failure !== null && failure.field !== 'password' && <ErrorNote>{failure.reason}</ErrorNote>}
        <Button type="submit" variant="quiet">
          Set up a second factor
        </Button>
      </form>
    </>
  );
}

interface SetUpProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Leads through setting up a second factor: the password, the key, and a code of the app. */
export function SetUp({ onCodes }: SetUpProps) {
  const [key, setKey] = useState<Key | null>(null);
  const steps = useRef<HTMLDivElement>(null);
  // It takes the place of the button that was pressed.
  useEffect(() => {
    if (key !== null) steps.current?.focus();
  }, [key]);
  if (key === null) return <Start onKey={setKey} />;
  return (
    <div
      ref={steps}
      className={styles['steps']}
      role="group"
      aria-label="Set up a second factor"
      tabIndex={-1}
    >
      <p>1. Scan this with your authenticator app, or type the key into it.</p>
      <QrCode text={key.uri} label="QR code of the key" />
      <p>
        Key: <code className={styles['key']}>{key.secret.replaceAll(/.{4}(?=.)/gu, '$& ')}</code>
      </p>
      <CodeForm
        label="2. Type the code that the app shows"
        requestFor={(code) => confirmSecondFactor({ body: { code } })}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      >
        <div className={form['actions']}>
          <Button variant="quiet" onClick={() => setKey(null)}>
            Cancel
          </Button>
          <Button type="submit">Turn on</Button>
        </div>
      </CodeForm>
    </div>
  );
}
