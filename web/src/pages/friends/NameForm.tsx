import { MAX_DISPLAY_NAME_LENGTH } from '@monster/contract/limits';
import { useId } from 'react';
import { send as sendRequest } from '../../api/client.ts';
import type { ApiRequest } from '../../api/client.ts';
import { useSendingWith } from '../../api/sending/useSendingWith.ts';
import { Field } from '../../ui/form/Field.tsx';
import { valueOf } from '../../ui/form/valueOf.ts';
import { CallForm } from './CallForm.tsx';

interface NameFormProps<Reply> {
  readonly label: string;
  readonly action: string;
  readonly isQuiet?: boolean;
  readonly name?: string;
  /** Also asks what to call a group. */
  readonly asksGroupName?: boolean;
  readonly request: (names: { readonly name: string; readonly groupName: string }) => ApiRequest<Reply>;
  readonly onDone: (reply: Reply) => void;
}

/** Asks what somebody wants to be called in a group, and sends it. */
export function NameForm<Reply>({
  label,
  action,
  isQuiet = false,
  name = '',
  asksGroupName = false,
  request,
  onDone,
}: NameFormProps<Reply>) {
  const id = useId();
  const sending = useSendingWith(sendRequest);
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const names = { name: valueOf(form, 'name'), groupName: valueOf(form, 'groupName') };
    const reply = await sending.send(request(names));
    if (reply !== undefined) onDone(reply);
  };
  const field = { autoComplete: 'off', maxLength: MAX_DISPLAY_NAME_LENGTH, required: true } as const;
  return (
    <CallForm
      {...{ label, action, isQuiet, sending }}
      fields={['name', 'groupName']}
      onSubmit={(form) => void submit(form)}
    >
      {asksGroupName && (
        <Field
          {...field}
          id={`${id}-group`}
          name="groupName"
          label="Name of the group"
          error={sending.errorOf('groupName')}
        />
      )}
      <Field
        {...field}
        id={`${id}-name`}
        name="name"
        label="Your name in the group"
        autoComplete="nickname"
        defaultValue={name}
        error={sending.errorOf('name')}
      />
    </CallForm>
  );
}
