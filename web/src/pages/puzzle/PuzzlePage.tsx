import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';

function View() {
  return (
    <main>
      <PageHead title="Puzzle" description="Puzzle" />
      <h1>Puzzle</h1>
    </main>
  );
}

export const page: PageModule = { View };
