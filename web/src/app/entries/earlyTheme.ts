import type { Theme } from '../../ui/theme.ts';

// Part of the early script alone, which must be one small file: what the page needs of it hangs on `globalThis`.
const key = 'monster-theme';
const themeChange = 'themechange';

function kept(): Theme {
  try {
    const theme = localStorage.getItem(key);
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  } catch {
    return 'system';
  }
}

function keep(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage is forbidden or full: the choice holds for this page.
  }
}

let theme = kept();

function apply(next: Theme): void {
  theme = next;
  document.documentElement.dataset['theme'] = theme;
  // The colour around the page; the document's head names the light one first.
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  metas.forEach((meta, index) => {
    const own = index === 0 ? 'light' : 'dark';
    const chosen = theme === own ? 'all' : 'not all';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : chosen;
  });
  document.dispatchEvent(new Event(themeChange));
}

/** Applies the visitor's theme before the first paint, here and, when it changes, in all other tabs. */
export function startTheme(): void {
  apply(theme);
  addEventListener('storage', (event) => {
    if (event.key === key) apply(kept());
  });
  globalThis.siteTheme = {
    current: () => theme,
    choose: (next) => {
      keep(next);
      apply(next);
    },
    subscribe: (listener) => {
      document.addEventListener(themeChange, listener);
      return () => document.removeEventListener(themeChange, listener);
    },
  };
}
