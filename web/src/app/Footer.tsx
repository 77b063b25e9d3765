import { useSite } from '../site/site.ts';
import { arePrivacyChoicesOpen } from '../site/privacyChoices.ts';
import { TextButton } from '../ui/Button.tsx';
import styles from './Footer.module.css';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';

const links = [
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/statistics', 'Statistics'],
  ['/reminders', 'Reminders'],
  ['/your-data', 'Your data'],
] as const;

/** The footer of every page except those with a game on them. */
export function Footer() {
  const { siteName, today, hasThirdParties } = useSite();
  return (
    <footer className={styles['footer']}>
      <div className={styles['row']}>
        <nav aria-label="Site">
          <ul className={styles['links']}>
            {links.map(([href, name]) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
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
