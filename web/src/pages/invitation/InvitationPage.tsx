import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { InvitationDesk } from './InvitationDesk.tsx';

function View() {
  return (
    <Page>
      <PageHead title="Invitation" description="Where invited people join." isIndexed={false} />
      <h1>Invitation</h1>
      <InvitationDesk />
    </Page>
  );
}

export const page: PageModule = { View };
