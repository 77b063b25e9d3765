import type { Group } from '@monster/contract';
import { useId, useRef } from 'react';
import { shareOrCopy } from '../../share/shareOrCopy.ts';
import { useSite } from '../../site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './Group.module.css';

interface InvitePanelProps {
  readonly group: Group;
  readonly groupKey: string;
}

/** The link and the code with which others join. */
export function InvitePanel({ group: { name, code, members }, groupKey }: InvitePanelProps) {
  const id = useId();
  const { siteName } = useSite();
  const panel = useRef<HTMLDivElement>(null);
  const url = `${location.origin}/friends/${groupKey}`;
  const invite = async (): Promise<void> => {
    const outcome = await shareOrCopy({ title: `${name} · ${siteName}`, url }, url);
    if (outcome === 'copied') showToast({ title: 'Link copied', description: 'Send it to your friends.' });
    if (outcome !== 'failed') return;
    panel.current?.querySelector('input')?.select();
    showToast({ title: 'Press Ctrl+C or ⌘C to copy the link' });
  };
  return (
    <div ref={panel} className={styles['stack']}>
      <h2>{members.length === 1 ? 'You are the only one here so far' : 'Invite friends'}</h2>
      <p>
        Send this link to your friends. Whoever has it sees the names and times in this group, and can join it
        without an account.
      </p>
      <Field
        id={`${id}-link`}
        label="Link of the group"
        value={url}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div>
        <Button variant={members.length === 1 ? 'primary' : 'quiet'} onClick={() => void invite()}>
          Invite friends
        </Button>
      </div>
      <p>
        Or tell them the code <strong className={styles['code']}>{code}</strong>, to be entered at{' '}
        {location.host}/friends.
      </p>
    </div>
  );
}
