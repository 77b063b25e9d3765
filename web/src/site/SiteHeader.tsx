import { useSite } from './site.ts';
import { Mascot } from '../ui/Mascot.tsx';
import styles from './SiteHeader.module.css';

/** The head of the pages that are not for play, and the way past it. */
export function SiteHeader() {
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
            <li>
              <a href="/todaycrossword?puzzle=today">Daily Teaser</a>
            </li>
            <li>
              <a href="/archive">Archive</a>
            </li>
            <li>
              <a href="/lair">Lair</a>
            </li>
            <li>
              <a href="/about">About</a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
