import { AdminGate } from '../../admin/AdminGate.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { MissingPuzzles } from './trash/MissingPuzzles.tsx';
import { TrashList } from './trash/TrashList.tsx';

function View() {
  return (
    <Page>
      <PageHead title="Trash" description="Deleted puzzles that can be restored." isIndexed={false} />
      <h1>Trash</h1>
      <AdminGate current="/admin/trash">
        <MissingPuzzles />
        <TrashList />
      </AdminGate>
    </Page>
  );
}

export const page: PageModule = { View };
