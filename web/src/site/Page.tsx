import type { ReactNode } from 'react';
import { Mascot } from '../ui/Mascot.tsx';
import styles from './Page.module.css';
import { useSite } from './site.ts';

const links = [
  { href: '/todaycrossword?puzzle=today', name: 'Daily Teaser' },
  { href: '/archive', name: 'Archive' },
  { href: '/lair', name: 'Lair' },
  { href: '/friends', name: 'Friends' },
  { href: '/about', name: 'About' },
];

function Header() {
  const { siteName } = useSite();
  return (
    <header className={styles['header']}>
      <a className={styles['skip']} href="#main">
        Skip to content
      </a>
      <div className={styles['row']}>
        <a className={styles['logo']} href="/">
          <Mascot className={styles['mascot']} />
          {siteName}
        </a>
        <nav aria-label="Main">
          <ul className={styles['links']}>
            {links.map(({ href, name }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

interface PageProps {
  readonly children: ReactNode;
}

/** The frame of every page without a game: the site's header and the content. */
export function Page({ children }: PageProps) {
  return (
    <>
      <Header />
      <main className={styles['main']} id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
