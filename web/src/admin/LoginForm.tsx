import { MAX_PASSWORD_LENGTH, MAX_USERNAME_LENGTH } from '@monster/contract/limits';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../api/client.ts';
import { useQueryCache } from '../api/queries.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Field } from '../ui/form/Field.tsx';
import form from '../ui/form/Form.module.css';
import { showToast } from '../ui/toasts.ts';
import styles from './AdminGate.module.css';
import { logIn } from './adminSession.ts';

/** Shows a toast about a failed login; returns a message that stays true for longer, to be kept in the form. */
function reportFailure(error: unknown): string | undefined {
  const isRefusal = error instanceof ApiError && (error.status === 401 || error.status === 429);
  showToast({
    variant: 'destructive',
    ...(isRefusal
      ? { title: 'Login Failed', description: error.reason ?? 'Invalid credentials' }
      : { title: 'Login Error', description: 'An error occurred during login' }),
  });
  return isRefusal && error.status === 429 ? error.reason : undefined;
}

/** The state of the login form; `submit` returns whether the login succeeded. */
function useLogin(reason: string | undefined) {
  const [note, setNote] = useState(reason);
  const [isSending, setIsSending] = useState(false);
  const { forgetFailures } = useQueryCache();
  const submit = async (username: string, password: string): Promise<boolean> => {
    if (isSending) return false;
    setIsSending(true);
    // Calls that the server refused after the last session would end the new one as soon as the page shows again.
    forgetFailures();
    try {
      await logIn(username, password);
      showToast({ title: 'Login Successful', description: 'You are now logged in as admin' });
      return true;
    } catch (error) {
      setNote(reportFailure(error));
      setIsSending(false);
      return false;
    }
  };
  return { note, isSending, submit };
}

const fields = [
  {
    label: 'Username',
    name: 'username',
    autoComplete: 'username',
    autoCapitalize: 'none',
    maxLength: MAX_USERNAME_LENGTH,
  },
  {
    label: 'Password',
    name: 'password',
    type: 'password',
    autoComplete: 'current-password',
    maxLength: MAX_PASSWORD_LENGTH,
  },
];

interface LoginFormProps {
  /** Why the form is shown, if that is not obvious. */
  readonly reason: string | undefined;
  /** True when the form replaces something the admin was working on. */
  readonly takesFocus: boolean;
}

/** Asks for the admin's username and password. */
export function LoginForm({ reason, takesFocus }: LoginFormProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const login = useLogin(reason);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const submit = async (): Promise<void> => {
    const [username = '', password = ''] = [...(element.current?.querySelectorAll('input') ?? [])].map(
      ({ value }) => value,
    );
    if (await login.submit(username, password)) document.querySelector<HTMLElement>('#main')?.focus();
    else element.current?.querySelector<HTMLInputElement>('[type=password]')?.select();
  };
  return (
    <Card className={styles['login']}>
      <h2 id={`${id}-title`}>Log in</h2>
      {login.note !== undefined && (
        <p id={`${id}-note`} className={styles['note']}>
          {login.note}
        </p>
      )}
      <form
        ref={element}
        className={form['form']}
        aria-labelledby={`${id}-title`}
        aria-describedby={login.note === undefined ? undefined : `${id}-note`}
        aria-busy={login.isSending}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {fields.map((field) => (
          <Field key={field.name} id={`${id}-${field.name}`} {...field} required />
        ))}
        <Button type="submit">Log in</Button>
      </form>
    </Card>
  );
}
