import { useState } from 'react';
import { useIsInBrowser } from '../../lib/useIsInBrowser.ts';
import { Page } from '../../site/Page.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { canEncrypt } from '../../takeAlong/box.ts';
import { Card } from '../../ui/Card.tsx';
import { BringPanel } from './BringPanel.tsx';
import { OtherGames } from './OtherGames.tsx';
import { SendPanel } from './SendPanel.tsx';
import styles from './TakeAlong.module.css';

function View() {
  const isInBrowser = useIsInBrowser();
  const canUseCodes = !isInBrowser || canEncrypt();
  const [arrivals, setArrivals] = useState(0);
  return (
    <Page>
      <PageHead
        title="Take it along"
        description="Bring your monsters, your streak, your statistics and your games to another device, without an account."
      />
      <div className={styles['page']}>
        <header>
          <h1>Take it along</h1>
          <p>
            Bring your monsters, your streak, your statistics and your games to another device, without an
            account. What is on both devices is merged, and nothing is lost.
          </p>
        </header>
        {!canUseCodes && (
          <p>
            Codes need a secure connection, which this page does not have: its address does not begin with
            https. A file works here, too.
          </p>
        )}
        <div className={styles['ways']}>
          <Card className={styles['panel']}>
            <SendPanel canUseCodes={canUseCodes} />
          </Card>
          <Card className={styles['panel']}>
            <BringPanel canUseCodes={canUseCodes} onMerged={() => setArrivals(arrivals + 1)} />
          </Card>
        </div>
        {isInBrowser && <OtherGames key={arrivals} />}
        <p className={styles['soft']}>
          What the server knows of you stays with the device that it knows: your name, your groups of friends,
          rooms and ranked times belong to a cookie, which is not taken along. Your email address is not,
          either.
        </p>
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
