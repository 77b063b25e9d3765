import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';

function View() {
  return (
    <main>
      <PageHead title="Animations" description="Animations" />
      <h1>Animations</h1>
    </main>
  );
}

export const page: PageModule = { View };
