import { useSite } from '../site/site.ts';
import { arePrivacyChoicesOpen } from '../site/privacyChoices.ts';
import { TextButton } from '../ui/Button.tsx';
import styles from './Footer.module.css';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';

/** The footer of every page except those with a game on them. */
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
            <li>
              <a href="/statistics">Statistics</a>
            </li>
            <li>
              <a href="/reminders">Reminders</a>
            </li>
            <li>
              <a href="/your-data">Your data</a>
            </li>
            {hasThirdParties && (
              <li>
                <TextButton onClick={() => arePrivacyChoicesOpen.set(true)}>Privacy choices</TextButton>
              </li>
            )}
          </ul>
        </nav>
        <ThemeSwitch />
        <p>
          © {today.slice(0, 4)} {siteName}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
