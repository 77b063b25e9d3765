import { useEffect } from 'react';
import { useFound } from '../../lib/useFound.ts';
import { Monster } from '../../monsters/Monster.tsx';
import type { MonsterLook } from '../../monsters/monsterLook.ts';
import { Page } from '../../site/Page.tsx';
import { PageHead } from '../../site/PageHead.tsx';
import type { PageModule } from '../../site/match.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { findKept } from './keptHere.ts';
import type { KeptHere } from './keptHere.ts';
import styles from './OfflinePage.module.css';

const sleepingMonster: MonsterLook = {
  name: 'Offline',
  palette: 'violet',
  body: 'ghost',
  eyes: 'sleepy',
  mouth: 'ooh',
  horns: 'antennae',
  pattern: 'spots',
  arms: 'down',
  holds: 'nothing',
  gaze: 'ahead',
};

/** These are always kept. */
const always = [
  { href: '/todaycrossword?puzzle=today', name: "Today's crossword" },
  { href: '/lair', name: 'Your lair' },
  { href: '/statistics', name: 'Your statistics' },
  { href: '/', name: 'The home page' },
];

const reload = (): void => location.reload();

/** The page that was asked for opens as soon as the network is back. */
function useReturn(): void {
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
}

interface LinksProps {
  readonly title: string;
  readonly links: KeptHere['months'];
}

function Links({ title, links }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h2>{title}</h2>
      <ul className={styles['links']}>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function View() {
  useReturn();
  const kept = useFound('caches' in globalThis, findKept);
  return (
    <Page>
      <PageHead
        title="You are offline"
        description="What can be played here without a network."
        isIndexed={false}
      />
      <div className={styles['place']}>
        <Monster className={styles['monster']} look={sleepingMonster} />
        <Card className={styles['card']}>
          <h1>You are offline</h1>
          <p>This page needs the network. It opens by itself when the network is back.</p>
          <Button variant="quiet" size="small" onClick={reload}>
            Try again
          </Button>
        </Card>
        <Links title="What works now" links={always} />
        <Links title="Puzzles" links={kept?.puzzles ?? []} />
        <Links title="Archive" links={kept?.months ?? []} />
      </div>
    </Page>
  );
}

export const page: PageModule = { View };
