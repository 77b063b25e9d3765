import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';

function View() {
  return (
    <main>
      <PageHead title="404 Page Not Found" description="404 Page Not Found" />
      <h1>404 Page Not Found</h1>
    </main>
  );
}

export const page: PageModule = { View };
