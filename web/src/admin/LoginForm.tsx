import { MAX_PASSWORD_LENGTH, MAX_USERNAME_LENGTH } from '@monster/contract/limits';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Field } from '../ui/form/Field.tsx';
import form from '../ui/form/Form.module.css';
import styles from './AdminGate.module.css';
import { useLogin } from './useLogin.ts';

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
  /** Why the form is there, where that is not plain. */
  readonly reason: string | undefined;
  /** Whether the form took the place of something the admin was working on. */
  readonly takesFocus: boolean;
}

/** Asks for the admin's name and password. */
export function LoginForm({ reason, takesFocus }: LoginFormProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const login = useLogin(reason);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const submit = async (): Promise<void> => {
    const [name = '', password = ''] = [...(element.current?.querySelectorAll('input') ?? [])].map(
      ({ value }) => value,
    );
    if (await login.submit(name, password)) document.querySelector<HTMLElement>('#main')?.focus();
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
