import { useState } from 'react';
import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Button } from '../../ui/Button.tsx';
import { Confetti } from '../../effects/Confetti.tsx';
import { LetterGrid } from '../../ui/prose/LetterGrid.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { Page } from '../../site/Page.tsx';
import styles from './AnimationsPage.module.css';

const rows = ['LANE', 'AREA', 'NEAR', 'EARS'];

function View() {
  const [burst, setBurst] = useState(1);
  return (
    <Page>
      <PageHead
        title="Animation preview"
        description="A preview of the celebration that follows a finished crossword."
        isIndexed={false}
      />
      <div className={styles['page']}>
        <h1>Animation preview</h1>
        <p>
          This is what a finished puzzle looks like: a burst of confetti and a word of praise. If your system
          is set to reduce motion, the praise appears but nothing moves.
        </p>
        <div className={styles['stage']}>
          <LetterGrid className={styles['grid']} rows={rows} />
          <div key={burst} className={styles['overlay']}>
            <Confetti burst={burst} />
            <Mascot className={styles['mascot']} />
            <p className={styles['praise']}>
              <strong>Puzzle Completed!</strong> Amazing work!
            </p>
          </div>
        </div>
        <Button onClick={() => setBurst(burst + 1)}>Play again</Button>
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
