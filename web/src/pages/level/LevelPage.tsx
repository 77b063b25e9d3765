import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';

function View() {
  return (
    <main>
      <PageHead title="Level" description="Level" />
      <h1>Level</h1>
    </main>
  );
}

export const page: PageModule = { View };
