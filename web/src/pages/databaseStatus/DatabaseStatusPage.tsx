import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';

function View() {
  return (
    <main>
      <PageHead title="Database Manager" description="Database Manager" />
      <h1>Database Manager</h1>
    </main>
  );
}

export const page: PageModule = { View };
