import { MAX_CODE_LENGTH } from '@monster/contract/limits';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useSending } from '../../admin/useSending.ts';
import type { ApiRequest } from '../../api/client.ts';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { Field } from '../../ui/form/Field.tsx';
import form from '../../ui/form/Form.module.css';

interface CodeFormProps<Reply> {
  readonly label: string;
  readonly requestFor: (code: string) => ApiRequest<Reply>;
  readonly onDone: (reply: Reply) => void;
  /** The buttons, one of which submits the form. */
  readonly children: ReactNode;
}

/** Asks for a code and sends it. */
export function CodeForm<Reply>({ label, requestFor, onDone, children }: CodeFormProps<Reply>) {
  const id = useId();
  const { send, isSending, failure, errorOf } = useSending();
  const submit = async (input: HTMLInputElement | null): Promise<void> => {
    const reply = await send(requestFor(input?.value ?? ''));
    if (reply === undefined) input?.select();
    else onDone(reply);
  };
  return (
    <form
      className={form['form']}
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget.querySelector('input'));
      }}
    >
      <Field
        id={id}
        label={label}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={MAX_CODE_LENGTH}
        required
        error={errorOf('code')}
      />
      {failure !== null && failure.field !== 'code' && <ErrorNote>{failure.reason}</ErrorNote>}
      {children}
    </form>
  );
}
