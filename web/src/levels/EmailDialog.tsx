import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import styles from '../ui/Form.module.css';
import { isEmail, normalizeEmail } from '../visit/uid.ts';
import { visitEmail } from '../visit/visitEmail.ts';

interface EmailDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly onSubmit: (email: string) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for an email; the browser remembers it for the tab. */
export function EmailDialog({ title, submitLabel, onSubmit, onClose, children }: EmailDialogProps) {
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
    <Dialog title={title} onClose={onClose}>
      {children}
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
        <Button type="submit">{submitLabel}</Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </form>
    </Dialog>
  );
}
