import { AdminGate } from '../../admin/AdminGate.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { TeamDesk } from './TeamDesk.tsx';

function View() {
  return (
    <Page>
      <PageHead title="Team" description="Who may enter the admin area." isIndexed={false} />
      <h1>Team</h1>
      <AdminGate current="/admin/team">
        <TeamDesk />
      </AdminGate>
    </Page>
  );
}

export const page: PageModule = { View };
