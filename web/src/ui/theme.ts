import { useSyncExternalStore } from 'react';

/** As the system is set, or as the visitor chose. */
export type Theme = 'system' | 'light' | 'dark';

declare global {
  /** Set by the early script, before the first paint. */
  var siteTheme:
    | {
        readonly current: () => Theme;
        readonly choose: (theme: Theme) => void;
        readonly subscribe: (listener: () => void) => () => void;
      }
    | undefined;
}

const nothing = (): void => {};

/** The theme in use, and how to choose another one. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const theme = useSyncExternalStore(
    (listener) => globalThis.siteTheme?.subscribe(listener) ?? nothing,
    () => globalThis.siteTheme?.current() ?? 'system',
    () => 'system' as const,
  );
  return [theme, globalThis.siteTheme?.choose ?? nothing];
}
