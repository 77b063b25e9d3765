import type { Invitation } from '@monster/contract';
import { roleName } from '../../admin/roles.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { dateAt } from '../../lib/late/days.ts';
import rows from '../../ui/desk/Rows.module.css';

/** Whom an invitation is for. */
export function guestOf({ nameHint }: Pick<Invitation, 'nameHint'>): string {
  return nameHint === '' ? 'somebody' : nameHint;
}

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly onWithdraw: () => void;
}

/** One invitation that nobody has used yet. */
export function InvitationRow({ invitation, onWithdraw }: InvitationRowProps) {
  const { role, invitedBy, expiresAt } = invitation;
  return (
    <li className={rows['row']}>
      <div className={rows['text']}>
        <h3 className={rows['name']}>For {guestOf(invitation)}</h3>
        <p className={rows['details']}>
          <span>{roleName(role)}</span>
          <span>Invited by {invitedBy}</span>
          <span>
            Works until <time dateTime={dateAt(expiresAt)}>{formatDate(dateAt(expiresAt), 'medium')}</time>
          </span>
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Withdraw: for ${guestOf(invitation)}`}
        onClick={onWithdraw}
      >
        Withdraw
      </Button>
    </li>
  );
}
