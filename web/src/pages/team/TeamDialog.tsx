import type { Role } from '@monster/contract';
import { useId, useState } from 'react';
import { roleName, roles } from '../../admin/roles.ts';
import { useSending } from '../../admin/useSending.ts';
import type { ApiRequest } from '../../api/client.ts';
import {
  changeRole,
  removeAccount,
  resetSecondFactor,
  withdrawInvitation,
} from '../../api/desk/accountCalls.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNote } from '../../ui/desk/ErrorNote.tsx';
import form from '../../ui/form/Form.module.css';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { guestOf } from './InvitationRow.tsx';
import type { TeamQuestion } from './TeamDesk.tsx';

/** What a question says, and what happens when the admin agrees. */
interface Wording {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly request: ApiRequest<unknown>;
  readonly news: string;
}

function wordingOf(question: TeamQuestion, role: Role): Wording {
  if (question.action === 'withdraw') {
    const { invitation } = question;
    return {
      title: `Withdraw the invitation for ${guestOf(invitation)}`,
      text: 'The link works no more. You can make a new one at any time.',
      action: 'Withdraw',
      request: withdrawInvitation({ params: { id: invitation.id } }),
      news: 'Invitation withdrawn',
    };
  }
  const { id, name } = question.account;
  const params = { id };
  switch (question.action) {
    case 'role':
      return {
        title: `Change the role of ${name}`,
        text: 'The new role counts at once, also where this person is logged in now.',
        action: 'Change role',
        request: changeRole({ params, body: { role } }),
        news: `${name} has the role “${roleName(role)}” now`,
      };
    case 'reset':
      return {
        title: `Reset the second factor of ${name}`,
        text: 'Do this only if this person has lost it, and you are sure that it is this person who asks. The password alone is enough from then on, until a new second factor is set up.',
        action: 'Reset',
        request: resetSecondFactor({ params }),
        news: `The second factor of ${name} is off now`,
      };
    case 'remove':
      return {
        title: `Remove ${name}`,
        text: 'All sessions of this account end at once, and nobody can log in with it. What it did stays, with its entries in the audit trail. To come back, this person needs a new invitation.',
        action: 'Remove',
        request: removeAccount({ params }),
        news: `${name} has been removed`,
      };
  }
}

interface TeamDialogProps {
  readonly question: TeamQuestion;
  readonly onClose: () => void;
  /** Called with what has happened; with null when somebody else was faster and the list is out of date. */
  readonly onDone: (news: string | null) => void;
}

/** Says what will happen, asks for confirmation, and does it. */
export function TeamDialog({ question, onClose, onDone }: TeamDialogProps) {
  const id = useId();
  const before = question.action === 'role' ? question.account.role : 'viewer';
  const [role, setRole] = useState<Role>(before);
  const { send, isSending, failure } = useSending();
  const { title, text, action, request, news } = wordingOf(question, role);
  const confirm = async (): Promise<void> => {
    if (question.action === 'role' && role === before) return onClose();
    if ((await send(request)) !== undefined) onDone(news);
  };
  return (
    <Dialog title={title} onClose={failure === null ? onClose : () => onDone(null)}>
      {question.action === 'role' && (
        <SelectField id={id} label="Role" value={role} options={roles} onChange={setRole} />
      )}
      <p>{text}</p>
      {failure !== null && <ErrorNote>{failure.reason}</ErrorNote>}
      <div className={form['actions']} aria-busy={isSending}>
        <Button variant="quiet" onClick={failure === null ? onClose : () => onDone(null)}>
          Cancel
        </Button>
        <Button variant={question.action === 'role' ? 'primary' : 'danger'} onClick={() => void confirm()}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
