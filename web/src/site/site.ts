import type { SiteSettings } from '@monster/contract';
import { createContext, use } from 'react';

/** What any page may need besides its own data. */
export interface Site extends SiteSettings {
  /** The UTC date on which the server rendered the page. */
  readonly today: string;
}

export const SiteContext = createContext<Site | null>(null);

/** Returns the operator's settings and today's date. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite needs a SiteContext');
  return site;
}
