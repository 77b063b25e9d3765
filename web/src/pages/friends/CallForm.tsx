import type { ReactNode } from 'react';
import type { useSendingWith } from '../../api/sending/useSendingWith.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import form from '../../ui/form/Form.module.css';

interface CallFormProps {
  readonly label: string;
  readonly action: string;
  readonly isQuiet?: boolean;
  readonly sending: Pick<ReturnType<typeof useSendingWith>, 'isSending' | 'failure'>;
  /** The fields that show by themselves what is wrong with them. */
  readonly fields: readonly string[];
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/** A form with one button; a failure that no field is to blame for stands above it. */
export function CallForm({
  label,
  action,
  isQuiet = false,
  sending: { isSending, failure },
  fields,
  onSubmit,
  children,
}: CallFormProps) {
  return (
    <form
      className={form['form']}
      aria-label={label}
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {children}
      {failure !== null && !fields.includes(failure.field ?? '') && <ErrorNote>{failure.reason}</ErrorNote>}
      <div>
        <Button type="submit" variant={isQuiet ? 'quiet' : 'primary'}>
          {action}
        </Button>
      </div>
    </form>
  );
}
