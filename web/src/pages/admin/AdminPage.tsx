import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';

function View() {
  return (
    <main>
      <PageHead title="Admin" description="Admin" />
      <h1>Admin</h1>
    </main>
  );
}

export const page: PageModule = { View };
