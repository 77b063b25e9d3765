import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';

function View() {
  return (
    <main>
      <PageHead title="Daily" description="Daily" />
      <h1>Daily</h1>
    </main>
  );
}

export const page: PageModule = { View };
