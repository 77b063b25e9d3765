import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Page } from '../../site/Page.tsx';
import { Colours, Measures, Type } from './Foundations.tsx';
import { Monsters } from './Monsters.tsx';
import { Overlays } from './Overlays.tsx';
import { Controls, Forms, Pieces } from './Parts.tsx';
import styles from './StyleguidePage.module.css';

function View() {
  return (
    <Page>
      <PageHead
        title="Style guide"
        description="Every part that the pages are made from, in every state."
        isIndexed={false}
      />
      <div className={styles['page']}>
        <h1>Style guide</h1>
        <p>Every part that the pages are made from, in every state. Look at it in both themes.</p>
        <Colours />
        <Type />
        <Measures />
        <Controls />
        <Forms />
        <Pieces />
        <Overlays />
        <Monsters />
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
