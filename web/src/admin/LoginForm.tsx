import { MAX_CODE_LENGTH, MAX_PASSWORD_LENGTH, MAX_USERNAME_LENGTH } from '@monster/contract/limits';
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

/** True when the password was right, and the code of the second factor is missing or wrong. */
function needsCode(error: unknown): error is ApiError {
  const answer = error instanceof ApiError ? error.answer : undefined;
  return typeof answer === 'object' && answer !== null && 'needsCode' in answer && answer.needsCode === true;
}

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
  const [asksForCode, setAsksForCode] = useState(false);
  const { forgetFailures } = useQueryCache();
  const submit = async (username: string, password: string, code?: string): Promise<boolean> => {
    if (isSending) return false;
    setIsSending(true);
    // Calls that the server refused after the last session would end the new one as soon as the page shows again.
    forgetFailures();
    try {
      await logIn(username, password, code);
      showToast({ title: 'Login Successful', description: 'You are now logged in as admin' });
      return true;
    } catch (error) {
      const isFirstQuestion = needsCode(error) && !asksForCode;
      setAsksForCode(needsCode(error));
      // Being asked for the code is no failure.
      setNote(isFirstQuestion ? error.reason : reportFailure(error));
      setIsSending(false);
      return false;
    }
  };
  return { note, isSending, asksForCode, submit };
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

const codeField = {
  label: 'Code from your app, or a recovery code',
  name: 'code',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  maxLength: MAX_CODE_LENGTH,
};

interface LoginFormProps {
  /** Why the form is shown, if that is not obvious. */
  readonly reason: string | undefined;
  /** True when the form replaces something the admin was working on. */
  readonly takesFocus: boolean;
}

/** Asks for a username and a password and, if the account has a second factor, for its code. */
export function LoginForm({ reason, takesFocus }: LoginFormProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const login = useLogin(reason);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  /** What has to be typed again: the code, or else the password. */
  const selectLast = (): void => [...(element.current?.querySelectorAll('input') ?? [])].at(-1)?.select();
  const { asksForCode } = login;
  useEffect(() => {
    if (asksForCode) element.current?.querySelector<HTMLInputElement>('[name=code]')?.focus();
  }, [asksForCode]);
  const submit = async (): Promise<void> => {
    const [username = '', password = '', code] = [...(element.current?.querySelectorAll('input') ?? [])].map(
      ({ value }) => value,
    );
    if (await login.submit(username, password, code)) document.querySelector<HTMLElement>('#main')?.focus();
    else selectLast();
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
        {asksForCode && <Field id={`${id}-code`} {...codeField} required />}
        <Button type="submit">Log in</Button>
      </form>
    </Card>
  );
}
