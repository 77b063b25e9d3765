import { AdminGate } from '../../admin/AdminGate.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { NameList } from './NameList.tsx';

function View() {
  return (
    <Page>
      <PageHead title="Names" description="The names that players have chosen." isIndexed={false} />
      <h1>Names</h1>
      <AdminGate current="/admin/names">
        <NameList />
      </AdminGate>
    </Page>
  );
}

export const page: PageModule = { View };
