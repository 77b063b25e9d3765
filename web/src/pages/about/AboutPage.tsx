import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';

function View() {
  return (
    <main>
      <PageHead title="About" description="About" />
      <h1>About</h1>
    </main>
  );
}

export const page: PageModule = { View };
