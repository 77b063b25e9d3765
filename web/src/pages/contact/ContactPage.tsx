import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';

function View() {
  return (
    <main>
      <PageHead title="Contact" description="Contact" />
      <h1>Contact</h1>
    </main>
  );
}

export const page: PageModule = { View };
