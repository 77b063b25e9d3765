import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AdminGate } from './AdminGate.tsx';

const tabs = [
  { name: 'Upload Puzzles', content: 'Upload' },
  { name: 'Manage Puzzles', content: 'Manage' },
  { name: 'Featured Puzzles', content: 'Featured' },
];

function View() {
  return (
    <Page>
      <PageHead title="Admin" description="Where the puzzles of the site are managed." isIndexed={false} />
      <h1>Admin</h1>
      <AdminGate current="/admin">
        <Tabs label="Puzzles" tabs={tabs} />
      </AdminGate>
    </Page>
  );
}

export const page: PageModule = { View };
