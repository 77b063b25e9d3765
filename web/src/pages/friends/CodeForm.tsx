import { useId, useState } from 'react';
import { send as sendRequest } from '../../api/client.ts';
import { findGroup, joinByCode } from '../../api/player/groupCalls.ts';
import { useSendingWith } from '../../api/sending/useSendingWith.ts';
import { Field } from '../../ui/form/Field.tsx';
import { valueOf } from '../../ui/form/valueOf.ts';
import { CallForm } from './CallForm.tsx';
import { countPeople } from './countPeople.ts';
import { NameForm } from './NameForm.tsx';

interface Found {
  readonly code: string;
  readonly name: string;
  readonly people: number;
}

/** Finds a group by its code, and joins it. */
export function CodeForm({ onJoined }: { onJoined: (key: string) => void }) {
  const id = useId();
  const [found, setFound] = useState<Found | null>(null);
  const sending = useSendingWith(sendRequest);
  const find = async (code: string): Promise<void> => {
    setFound(null);
    const group = await sending.send(findGroup({ body: { code } }));
    if (group !== undefined) setFound({ code, ...group });
  };
  return (
    <>
      <CallForm
        label="Find a group"
        action="Find the group"
        isQuiet
        sending={sending}
        fields={['code']}
        onSubmit={(form) => void find(valueOf(form, 'code'))}
      >
        <Field
          id={`${id}-code`}
          name="code"
          label="Code of six letters"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          required
          error={sending.errorOf('code')}
        />
      </CallForm>
      <p role="status">
        {found !== null && (
          <>
            This is <bdi>{found.name}</bdi>, with {countPeople(found.people)}.
          </>
        )}
      </p>
      {found !== null && (
        <NameForm
          label="Join the group"
          action="Join"
          request={({ name }) => joinByCode({ body: { code: found.code, name } })}
          onDone={({ key }) => onJoined(key)}
        />
      )}
    </>
  );
}
