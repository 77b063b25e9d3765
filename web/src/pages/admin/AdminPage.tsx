import { useState } from 'react';
import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { Tabs } from '../../ui/desk/Tabs.tsx';
import { AdminGate } from '../../admin/AdminGate.tsx';
import { LeaveGuard } from '../../admin/LeaveGuard.tsx';
import { useMayEdit } from '../../admin/roles.ts';
import { readAddress, writeAddress } from './deskAddress.ts';
import { FeaturedTab } from './featured/FeaturedTab.tsx';
import { ManageTab } from './manage/ManageTab.tsx';
import { MissingPuzzles } from './trash/MissingPuzzles.tsx';
import { UploadTab } from './upload/UploadTab.tsx';

const uploadTab = { address: '', name: 'Upload Puzzles', content: <UploadTab /> };
const otherTabs = [
  { address: 'manage', name: 'Manage Puzzles', content: <ManageTab /> },
  { address: 'featured', name: 'Featured Puzzles', content: <FeaturedTab /> },
];

/** The tabs; the open one survives a reload. */
function DeskTabs({ mayEdit }: { mayEdit: boolean }) {
  const tabs = mayEdit ? [uploadTab, ...otherTabs] : otherTabs;
  const [first] = useState(() => tabs.findIndex(({ address }) => address === readAddress('tab')));
  return (
    <Tabs
      label="Puzzles"
      tabs={tabs}
      first={Math.max(first, 0)}
      onOpen={(index) => writeAddress({ tab: tabs[index]?.address ?? '' })}
    />
  );
}

function Desk() {
  const mayEdit = useMayEdit();
  // Other tabs have other numbers.
  return <DeskTabs key={String(mayEdit)} mayEdit={mayEdit} />;
}

function View() {
  return (
    <Page>
      <PageHead title="Admin" description="Where the site's puzzles are managed." isIndexed={false} />
      <h1>Admin</h1>
      <AdminGate current="/admin">
        <MissingPuzzles />
        <Desk />
      </AdminGate>
      <LeaveGuard />
    </Page>
  );
}

export const page: PageModule = { View };
