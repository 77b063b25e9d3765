import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import type { MonsterLook } from '../../monsters/monsterLook.ts';
import { Monster } from '../../monsters/Monster.tsx';
import { AlertIcon } from '../../ui/prose/AlertIcon.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../site/Page.tsx';
import styles from './NotFoundPage.module.css';

const lostMonster: MonsterLook = {
  name: 'Lost',
  palette: 'violet',
  body: 'ghost',
  eyes: 'odd',
  mouth: 'ooh',
  horns: 'antennae',
  pattern: 'spots',
  arms: 'up',
  holds: 'nothing',
  gaze: 'up',
};

function View() {
  return (
    <Page>
      <PageHead title="404 Page Not Found" description="There is no page at this address." status={404} />
      <div className={styles['place']}>
        <Monster className={styles['monster']} look={lostMonster} />
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
