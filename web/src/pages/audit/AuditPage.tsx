import { AdminGate } from '../../admin/AdminGate.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { AuditTrail } from './AuditTrail.tsx';

function View() {
  return (
    <Page>
      <PageHead
        title="Audit trail"
        description="Logins to the admin area, and what was done there."
        isIndexed={false}
      />
      <h1>Audit trail</h1>
      <AdminGate current="/admin/audit">
        <AuditTrail />
      </AdminGate>
    </Page>
  );
}

export const page: PageModule = { View };
