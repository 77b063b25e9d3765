import { useState } from 'react';
import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ComparisonPanel } from './ComparisonPanel.tsx';
import { StatusPanel } from './StatusPanel.tsx';

const tabs = [
  { id: 'status', label: 'Database Status' },
  { id: 'comparison', label: 'Data Comparison' },
] as const;

function View() {
  const [selected, select] = useState<(typeof tabs)[number]['id']>('status');
  return (
    <Page>
      <PageHead
        title="Database Manager"
        description="The state of the site's databases, and the puzzles in them."
        isIndexed={false}
      />
      <h1>Database Manager</h1>
      <Tabs label="Database Manager" tabs={tabs} selected={selected} onSelect={select}>
        {selected === 'status' ? <StatusPanel /> : <ComparisonPanel />}
      </Tabs>
    </Page>
  );
}

export const page: PageModule = { View };
