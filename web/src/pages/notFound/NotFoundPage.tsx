import { PageHead } from '../../app/PageHead.tsx';
import type { PageModule } from '../../app/routes.ts';
import { AlertIcon } from '../../ui/AlertIcon.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { Page } from '../../ui/Page.tsx';
import styles from './NotFoundPage.module.css';

function View() {
  return (
    <Page>
      <PageHead title="404 Page Not Found" description="There is no page at this address." status={404} />
      <div className={styles['place']}>
        <Mascot className={styles['mascot']} />
        <Card className={styles['card']}>
          <h1 className={styles['title']}>
            <AlertIcon className={styles['icon']} />
            404 Page Not Found
          </h1>
          <p>Did you forget to add the page to the router?</p>
          <LinkButton href="/">Back to the home page</LinkButton>
        </Card>
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
