import { useId } from 'react';
import { useTheme } from './theme.ts';
import type { Theme } from './theme.ts';
import styles from './ThemeSwitch.module.css';

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'system', label: 'Auto' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
];

/** Light, dark, or as the system is set. */
export function ThemeSwitch() {
  const [current, choose] = useTheme();
  const name = useId();
  return (
    <fieldset className={styles['switch']}>
      <legend>Theme</legend>
      {themes.map(({ theme, label }) => (
        <label key={theme}>
          <input type="radio" name={name} checked={theme === current} onChange={() => choose(theme)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
