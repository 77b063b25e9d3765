import { normalizeEmail } from '@monster/contract/limits';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { DialogProps } from '../ui/Dialog.tsx';
import { Field } from '../ui/form/Field.tsx';
import styles from '../ui/form/Form.module.css';
import { isEmail } from '../site/uid.ts';
import { visitEmail } from '../site/visitEmail.ts';

interface EmailDialogProps extends Pick<DialogProps, 'title' | 'picture'> {
  readonly submitLabel: string;
  readonly onSubmit: (email: string) => void;
  readonly onClose: () => void;
  /** Why the email is asked for. */
  readonly children: ReactNode;
  /** Shown below the form: another way to continue. */
  readonly instead?: ReactNode;
}

/** Asks for an email, prefilled with the one given earlier in this tab. */
export function EmailDialog({ submitLabel, onSubmit, children, instead, ...dialog }: EmailDialogProps) {
  const id = useId();
  const [email, setEmail] = useState(() => visitEmail() ?? '');
  const [hasFailed, setHasFailed] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const given = normalizeEmail(email);
    setHasFailed(!isEmail(given));
    if (isEmail(given)) onSubmit(given);
    else document.getElementById(id)?.focus();
  };
  return (
    <Dialog {...dialog}>
      <p>{children}</p>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <Field
          id={id}
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          error={hasFailed ? 'Please enter a valid email address.' : undefined}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <div className={styles['actions']}>
          <Button variant="quiet" onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button type="submit">{submitLabel}</Button>
        </div>
      </form>
      {instead}
    </Dialog>
  );
}
