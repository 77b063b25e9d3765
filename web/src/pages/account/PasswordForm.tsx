import { MAX_PASSWORD_LENGTH } from '@monster/contract/limits';
import { useId } from 'react';
import { useSending } from '../../admin/useSending.ts';
import { changePassword } from '../../api/desk/accountCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { Field } from '../../ui/form/Field.tsx';
import form from '../../ui/form/Form.module.css';
import { valueOf } from '../../ui/form/valueOf.ts';
import { showToast } from '../../ui/toasts.ts';

/** Changes the password of an account. */
export function PasswordForm({ name }: { name: string }) {
  const id = useId();
  const { send, isSending, failure, errorOf } = useSending();
  const save = async (element: HTMLFormElement): Promise<void> => {
    const [current, next] = [valueOf(element, 'current'), valueOf(element, 'next')];
    if ((await send(changePassword({ body: { current, next } }))) === undefined) return;
    element.reset();
    showToast({ title: 'Password changed', description: 'Your sessions in other browsers have ended' });
  };
  const field = (label: string, key: 'current' | 'next', autoComplete: string) => (
    <Field
      id={`${id}-${key}`}
      label={label}
      name={key}
      type="password"
      autoComplete={autoComplete}
      maxLength={MAX_PASSWORD_LENGTH}
      required
      error={errorOf(key)}
    />
  );
  return (
    <form
      className={form['form']}
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <p>A new password ends your sessions in other browsers. It needs at least 8 characters.</p>
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={name} readOnly hidden />
      {field('Current password', 'current', 'current-password')}
      {field('New password', 'next', 'new-password')}
      {failure !== null && failure.field === undefined && <ErrorNote>{failure.reason}</ErrorNote>}
      <Button type="submit">Change password</Button>
    </form>
  );
}
