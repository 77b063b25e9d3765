import type { Role } from '@monster/contract';
import { MAX_USERNAME_LENGTH } from '@monster/contract/limits';
import { useEffect, useId, useRef, useState } from 'react';
import { roles } from '../../admin/roles.ts';
import { useSending } from '../../admin/useSending.ts';
import { invite } from '../../api/desk/accountCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatDate } from '../../lib/dates.ts';
import { dateAt } from '../../lib/late/days.ts';
import styles from './Team.module.css';

interface MadeLink {
  readonly url: string;
  readonly expiresAt: number;
}

/** Shows the link of an invitation, this once. */
function LinkPanel({ url, expiresAt }: MadeLink) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.select(), []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Link copied' });
    } catch {
      // Without https, browsers let nobody write to the clipboard.
      panel.current?.querySelector('input')?.select();
      showToast({ title: 'Press Ctrl+C or ⌘C to copy the link' });
    }
  };
  return (
    <div ref={panel} className={styles['link']}>
      <p>
        Send this link to the person you invite. It works once, until {formatDate(dateAt(expiresAt), 'long')}.
        It is shown only now; whoever has it can join.
      </p>
      <Field id={id} label="Link of the invitation" value={url} readOnly />
      <div>
        <Button variant="quiet" onClick={() => void copy()}>
          Copy link
        </Button>
      </div>
    </div>
  );
}

/** Makes invitations. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const id = useId();
  const [role, setRole] = useState<Role>('editor');
  const [hint, setHint] = useState('');
  const [link, setLink] = useState<MadeLink | null>(null);
  const { send, isSending, failure, errorOf } = useSending();
  const submit = async (): Promise<void> => {
    const made = await send(invite({ body: { role, nameHint: hint } }));
    if (made === undefined) return;
    // Behind the number sign, it is in no log of any server.
    setLink({ url: `${location.origin}/admin/invitation#${made.token}`, expiresAt: made.expiresAt });
    setHint('');
    onInvited();
  };
  return (
    <>
      <form
        className={styles['form']}
        aria-label="Invite somebody"
        aria-busy={isSending}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field
          id={`${id}-hint`}
          label="For whom (optional)"
          autoComplete="off"
          maxLength={MAX_USERNAME_LENGTH}
          value={hint}
          error={errorOf('nameHint')}
          onChange={({ currentTarget }) => setHint(currentTarget.value)}
        />
        <SelectField id={`${id}-role`} label="Role" value={role} options={roles} onChange={setRole} />
        <Button type="submit">Make a link</Button>
      </form>
      {failure !== null && failure.field !== 'nameHint' && <ErrorNote>{failure.reason}</ErrorNote>}
      {link !== null && <LinkPanel key={link.url} {...link} />}
    </>
  );
}
