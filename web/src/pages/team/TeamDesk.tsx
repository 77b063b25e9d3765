import type { Invitation, TeamMember } from '@monster/contract';
import { useState } from 'react';
import { LoadFailure } from '../../admin/LoadFailure.tsx';
import { roles } from '../../admin/roles.ts';
import { useAdminQuery } from '../../admin/useAdminQuery.ts';
import { getTeam } from '../../api/desk/accountCalls.ts';
import { Card } from '../../ui/Card.tsx';
import { showToast } from '../../ui/toasts.ts';
import { AccountRow } from './AccountRow.tsx';
import type { AccountAction } from './AccountRow.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import rows from '../../ui/desk/Rows.module.css';
import styles from './Team.module.css';
import { TeamDialog } from './TeamDialog.tsx';

/** What an admin is being asked about. */
export type TeamQuestion =
  | { readonly action: AccountAction; readonly account: TeamMember }
  | { readonly action: 'withdraw'; readonly invitation: Invitation };

/** Explains the roles, for whoever has to choose one. */
function Roles() {
  return (
    <dl className={styles['roles']}>
      {roles.map(({ value, name, may }) => (
        <div key={value}>
          <dt>{name}</dt>
          <dd>can {may}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lists the accounts and the pending invitations, and lets an admin change them. */
export function TeamDesk() {
  const [changes, setChanges] = useState(0);
  const [question, setQuestion] = useState<TeamQuestion | null>(null);
  const { data, error } = useAdminQuery(getTeam(), changes);
  const refetch = (): void => setChanges((count) => count + 1);
  const finish = (news: string | null): void => {
    setQuestion(null);
    refetch();
    if (news !== null) showToast({ title: news });
  };
  return (
    <div className={styles['team']}>
      {data === undefined && error === undefined && <p role="status">Loading the team...</p>}
      {error !== undefined && <LoadFailure what="the team" onRetry={refetch} />}
      {data !== undefined && (
        <ul className={rows['rows']} aria-label="Accounts">
          {data.accounts.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              onAction={(action) => setQuestion({ action, account })}
            />
          ))}
        </ul>
      )}
      <Card className={styles['invite']}>
        <h2>Invite somebody</h2>
        <Roles />
        <InviteForm onInvited={refetch} />
      </Card>
      {data !== undefined && data.invitations.length > 0 && (
        <section className={styles['team']} aria-labelledby="pending">
          <h2 id="pending">Invitations that nobody has used yet</h2>
          <ul className={rows['rows']} aria-labelledby="pending">
            {data.invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onWithdraw={() => setQuestion({ action: 'withdraw', invitation })}
              />
            ))}
          </ul>
        </section>
      )}
      {question !== null && (
        <TeamDialog question={question} onClose={() => setQuestion(null)} onDone={finish} />
      )}
    </div>
  );
}
