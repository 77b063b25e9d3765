import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { Tabs } from '../../ui/desk/Tabs.tsx';
import { ComparisonPanel } from './ComparisonPanel.tsx';
import { StatusPanel } from './StatusPanel.tsx';

const tabs = [
  { name: 'Database Status', content: <StatusPanel /> },
  { name: 'Data Comparison', content: <ComparisonPanel /> },
];

function View() {
  return (
    <Page>
      <PageHead
        title="Database Manager"
        description="The state of the site's databases, and the puzzles in them."
        isIndexed={false}
      />
      <h1>Database Manager</h1>
      <Tabs label="Database Manager" tabs={tabs} />
    </Page>
  );
}

export const page: PageModule = { View };
