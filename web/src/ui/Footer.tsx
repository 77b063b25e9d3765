import { useSite } from '../app/site.ts';
import { setPrivacyChoicesOpen } from '../consent/privacyChoices.ts';
import styles from './Footer.module.css';

/** The foot of every page but the ones for play. */
export function Footer() {
  const { siteName, today, hasThirdParties } = useSite();
  return (
    <footer className={styles['footer']}>
      <div className={styles['row']}>
        <nav aria-label="Site">
          <ul className={styles['links']}>
            <li>
              <a href="/about">About</a>
            </li>
            <li>
              <a href="/contact">Contact</a>
            </li>
            <li>
              <a href="/privacy-policy">Privacy Policy</a>
            </li>
            {hasThirdParties && (
              <li>
                <button type="button" onClick={() => setPrivacyChoicesOpen(true)}>
                  Privacy choices
                </button>
              </li>
            )}
          </ul>
        </nav>
        <p>
          © {today.slice(0, 4)} {siteName}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
