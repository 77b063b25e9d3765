import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';

function View() {
  return (
    <main>
      <PageHead title="Privacy" description="Privacy" />
      <h1>Privacy</h1>
    </main>
  );
}

export const page: PageModule = { View };
