import { AdminGate } from '../../admin/AdminGate.tsx';
import { checkSession } from '../../admin/adminSession.ts';
import { LeaveGuard } from '../../admin/LeaveGuard.tsx';
import { LoadFailure } from '../../admin/LoadFailure.tsx';
import { LogoutEverywhere } from '../../admin/LogoutEverywhere.tsx';
import { roles, useAccount } from '../../admin/roles.ts';
import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './AccountPage.module.css';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** What people can do with their own accounts. */
export function Account() {
  const account = useAccount();
  if (account === undefined) return <LoadFailure what="your account" onRetry={() => void checkSession()} />;
  const role = roles.find(({ value }) => value === account.role);
  return (
    <div className={styles['account']}>
      <p className={styles['who']}>
        You are <strong>{account.name}</strong>. Your role is “{role?.name}”: you can {role?.may}.
      </p>
      <Card className={styles['section']}>
        <h2>Password</h2>
        {account.isFromSettings ? (
          <p>
            Your password is in the settings of the site, as <code>ADMIN_PASSWORD</code> or{' '}
            <code>ADMIN_PASSWORD_HASH</code>. Change it there; it takes effect with a restart.
          </p>
        ) : (
          <PasswordForm name={account.name} />
        )}
      </Card>
      <Card className={styles['section']}>
        <h2>Second factor</h2>
        <SecondFactor account={account} />
      </Card>
      <Card className={styles['section']}>
        <h2>Sessions</h2>
        <p>If you have left a session open somewhere, or if somebody else may have one, end them all.</p>
        <div>
          <LogoutEverywhere />
        </div>
      </Card>
    </div>
  );
}

function View() {
  return (
    <Page>
      <PageHead title="Your account" description="Password and second factor." isIndexed={false} />
      <h1>Your account</h1>
      <AdminGate current="/admin/account">
        <Account />
      </AdminGate>
      <LeaveGuard />
    </Page>
  );
}

export const page: PageModule = { View };
