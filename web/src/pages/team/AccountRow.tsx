import type { TeamMember } from '@monster/contract';
import { roleName } from '../../admin/roles.ts';
import { formatDate } from '../../lib/dates.ts';
import { dateAt } from '../../lib/late/days.ts';
import { Button } from '../../ui/Button.tsx';
import rows from '../../ui/desk/Rows.module.css';
import styles from './Team.module.css';

/** What an admin can do with an account. */
export type AccountAction = 'role' | 'reset' | 'remove';

function LastLogin({ at }: { at: number | null }) {
  if (at === null) return <span>Has not logged in yet</span>;
  return (
    <span>
      Last login: <time dateTime={dateAt(at)}>{formatDate(dateAt(at), 'medium')}</time>
    </span>
  );
}

/** Why nothing can be done with an account here; null if something can. */
function reasonOf({ isYou, isFromSettings }: TeamMember): string | null {
  if (isFromSettings) return 'From the settings of the site';
  return isYou ? 'Only another admin can change your account' : null;
}

interface AccountRowProps {
  readonly account: TeamMember;
  readonly onAction: (action: AccountAction) => void;
}

/** One account. */
export function AccountRow({ account, onAction }: AccountRowProps) {
  const { name, role, isYou, hasSecondFactor, lastLoginAt } = account;
  const reason = reasonOf(account);
  const button = (action: AccountAction, label: string) => (
    <Button variant="quiet" size="small" aria-label={`${label}: ${name}`} onClick={() => onAction(action)}>
      {label}
    </Button>
  );
  return (
    <li className={rows['row']}>
      <div className={rows['text']}>
        <h2 className={rows['name']}>
          {name}
          {isYou && ' (you)'}
        </h2>
        <p className={rows['details']}>
          <span>{roleName(role)}</span>
          <LastLogin at={lastLoginAt} />
          <span>Second factor: {hasSecondFactor ? 'on' : 'off'}</span>
          {reason !== null && <span>{reason}</span>}
        </p>
      </div>
      {reason === null && (
        <div className={styles['buttons']}>
          {button('role', 'Change role')}
          {hasSecondFactor && button('reset', 'Reset second factor')}
          {button('remove', 'Remove')}
        </div>
      )}
    </li>
  );
}
