import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { AdminGate } from '../../admin/AdminGate.tsx';
import { Workbench } from './Workbench.tsx';

function View() {
  return (
    <Page>
      <PageHead title="Make a puzzle" description="Where new puzzles are made." isIndexed={false} />
      <h1>Make a puzzle</h1>
      <AdminGate current="/admin/construct">
        <Workbench />
      </AdminGate>
    </Page>
  );
}

export const page: PageModule = { View };
