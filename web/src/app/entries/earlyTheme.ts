import type { Theme } from '../../ui/ThemeSwitch.tsx';

// Part of the early script, which must be one small file and shares no code with the page: the page uses `siteTheme`.
const key = 'monster-theme';
const themeChange = 'themechange';

function readTheme(): Theme {
  try {
    const theme = localStorage.getItem(key);
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  } catch {
    return 'system';
  }
}

function saveTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage is forbidden or full, so the choice lasts only for this page.
  }
}

let theme = readTheme();

function apply(next: Theme): void {
  theme = next;
  document.documentElement.dataset['theme'] = theme;
  // The color of the browser around the page; the document's head has the light one first.
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  metas.forEach((meta, index) => {
    const scheme = index === 0 ? 'light' : 'dark';
    const chosen = theme === scheme ? 'all' : 'not all';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen;
  });
  document.dispatchEvent(new Event(themeChange));
}

function choose(next: Theme): void {
  saveTheme(next);
  apply(next);
}

/** The choices that the page offers, which work before React is there. */
const choices = 'input[data-part=theme]';

/** Marks the visitor's choice, which the HTML, the same for everyone, does not know. */
function markChoice(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(choices))
    input.checked = input.value === theme;
}

/** Applies the visitor's theme before the first paint, and follows their choice, also in other tabs. */
export function startTheme(): void {
  apply(theme);
  addEventListener('DOMContentLoaded', markChoice);
  const hear = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.matches(choices)) choose(target.value as Theme);
  };
  addEventListener('change', hear);
  addEventListener('storage', (event) => {
    if (event.key === key) apply(readTheme());
  });
  globalThis.siteTheme = {
    current: () => theme,
    choose,
    subscribe: (listener) => {
      removeEventListener('change', hear);
      document.addEventListener(themeChange, listener);
      return () => document.removeEventListener(themeChange, listener);
    },
  };
}
