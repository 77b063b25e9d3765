import { SERIES_NAME } from '@monster/engine';

/** A title without the name of its series, for a list in which it would only repeat itself. */
export function shortTitle(title: string): string {
  return title.replace(new RegExp(`^${SERIES_NAME}\\W+`, 'u'), '');
}
