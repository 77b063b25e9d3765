import { useIsInBrowser } from '../../lib/useIsInBrowser.ts';
import { Page } from '../../site/Page.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Awaited } from './Awaited.tsx';
import { YourData } from './YourData.tsx';
import styles from './YourData.module.css';

function View() {
  const isReady = useIsInBrowser();
  return (
    <Page>
      <PageHead
        title="Your data"
        description="Everything that this browser and our server keep about you: look at it, save it, delete it."
        isIndexed={false}
      />
      <div className={styles['page']}>
        <header className={styles['head']}>
          <h1>Your data</h1>
          <p>
            Everything that this browser and our server keep about you, why, and for how long. You can look at
            it, save it as a file, and delete it. Your email address is left out of the file. Links to your
            groups and your uid, if you have one, are in it, so think before you pass it on.
          </p>
          <p>
            <a href="/take-along">Take it along to another device</a> · <a href="/reminders">Reminders</a>
          </p>
        </header>
        {isReady ? (
          <ErrorBoundary>
            <YourData />
          </ErrorBoundary>
        ) : (
          <Awaited />
        )}
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
