import { useId, useSyncExternalStore } from 'react';
import styles from './ThemeSwitch.module.css';

/** The system's setting or the visitor's choice. */
export type Theme = 'system' | 'light' | 'dark';

declare global {
  /** Set by the early script, before the first paint. */
  var siteTheme:
    | {
        readonly current: () => Theme;
        readonly choose: (theme: Theme) => void;
        /** From the first listener on, the page itself hears what is chosen. */
        readonly subscribe: (listener: () => void) => () => void;
      }
    | undefined;
}

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'system', label: 'Auto' },
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
];

const doNothing = (): void => {};

/** Lets the visitor choose the light or the dark theme, or follow the system. Before React is there, the early script does. */
export function ThemeSwitch() {
  const current = useSyncExternalStore(
    (listener) => globalThis.siteTheme?.subscribe(listener) ?? doNothing,
    () => globalThis.siteTheme?.current() ?? 'system',
    () => 'system' as const,
  );
  const name = useId();
  return (
    <fieldset className={styles['switch']}>
      <legend>Theme</legend>
      {themes.map(({ theme, label }) => (
        <label key={theme}>
          <input
            type="radio"
            name={name}
            value={theme}
            data-part="theme"
            checked={theme === current}
            onChange={() => globalThis.siteTheme?.choose(theme)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
