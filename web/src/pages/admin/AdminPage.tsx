import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { Tabs } from '../../ui/desk/Tabs.tsx';
import { AdminGate } from '../../admin/AdminGate.tsx';
import { LeaveGuard } from '../../admin/LeaveGuard.tsx';
import { FeaturedTab } from './featured/FeaturedTab.tsx';
import { ManageTab } from './manage/ManageTab.tsx';
import { MissingPuzzles } from './trash/MissingPuzzles.tsx';
import { UploadTab } from './upload/UploadTab.tsx';

const tabs = [
  { name: 'Upload Puzzles', content: <UploadTab /> },
  { name: 'Manage Puzzles', content: <ManageTab /> },
  { name: 'Featured Puzzles', content: <FeaturedTab /> },
];

function View() {
  return (
    <Page>
      <PageHead title="Admin" description="Where the site's puzzles are managed." isIndexed={false} />
      <h1>Admin</h1>
      <AdminGate current="/admin">
        <MissingPuzzles />
        <Tabs label="Puzzles" tabs={tabs} />
      </AdminGate>
      <LeaveGuard />
    </Page>
  );
}

export const page: PageModule = { View };
