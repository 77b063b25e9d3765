import { MAX_PASSWORD_LENGTH, MAX_USERNAME_LENGTH } from '@monster/contract/limits';
import { useId } from 'react';
import { useSending } from '../../admin/useSending.ts';
import { acceptInvitation } from '../../api/desk/accountCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { Field } from '../../ui/form/Field.tsx';
import form from '../../ui/form/Form.module.css';
import { valueOf } from '../../ui/form/valueOf.ts';

interface JoinFormProps {
  readonly token: string;
  readonly nameHint: string;
}

/** Asks for a name and a password, makes the account and goes to the admin area. */
export function JoinForm({ token, nameHint }: JoinFormProps) {
  const id = useId();
  const { send, isSending, failure, errorOf } = useSending();
  const join = async (element: HTMLFormElement): Promise<void> => {
    const [name, password] = [valueOf(element, 'name'), valueOf(element, 'password')];
    const joined = await send(acceptInvitation({ body: { token, name, password } }));
    // Not back to here: the link has been used.
    if (joined !== undefined) location.replace('/admin');
  };
  const isElsewhere = failure !== null && failure.field !== 'name' && failure.field !== 'password';
  return (
    <form
      className={form['form']}
      aria-label="Join"
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void join(event.currentTarget);
      }}
    >
      <Field
        id={`${id}-name`}
        label="Your name, to log in with"
        name="name"
        autoComplete="username"
        maxLength={MAX_USERNAME_LENGTH}
        defaultValue={nameHint}
        required
        error={errorOf('name')}
      />
      <Field
        id={`${id}-password`}
        label="Password (at least 8 characters)"
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={MAX_PASSWORD_LENGTH}
        required
        error={errorOf('password')}
      />
      {isElsewhere && <ErrorNote>{failure.reason}</ErrorNote>}
      <Button type="submit">Join</Button>
    </form>
  );
}
