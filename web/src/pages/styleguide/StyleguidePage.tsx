import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { Colors, Spacing, Typography } from './Foundations.tsx';
import { Monsters } from './Monsters.tsx';
import { Overlays } from './Overlays.tsx';
import { Controls, Forms, Graphics } from './Parts.tsx';
import styles from './StyleguidePage.module.css';

function View() {
  return (
    <Page>
      <PageHead
        title="Style guide"
        description="Every part the pages are made of, in every state."
        isIndexed={false}
      />
      <div className={styles['page']}>
        <h1>Style guide</h1>
        <p>Every part the pages are made of, in every state. Look at them in both themes.</p>
        <Colors />
        <Typography />
        <Spacing />
        <Controls />
        <Forms />
        <Graphics />
        <Overlays />
        <Monsters />
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
