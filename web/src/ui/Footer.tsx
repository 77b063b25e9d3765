import { useSite } from '../app/site.ts';
import styles from './Footer.module.css';

/** The foot of every page but the ones for play. */
export function Footer() {
  const { siteName, today } = useSite();
  return (
    <footer className={styles['footer']}>
      <nav aria-label="Site">
        <a href="/about">About</a>
        <a href="/contact">Contact</a>
        <a href="/privacy-policy">Privacy Policy</a>
      </nav>
      <p>
        © {today.slice(0, 4)} {siteName}. All rights reserved.
      </p>
    </footer>
  );
}
