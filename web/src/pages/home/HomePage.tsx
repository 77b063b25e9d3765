import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';

function View() {
  return (
    <main>
      <PageHead title="Home" description="Home" />
      <h1>Home</h1>
    </main>
  );
}

export const page: PageModule = { View };
