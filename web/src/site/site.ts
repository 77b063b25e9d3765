import type { SiteSettings } from '@monster/contract';
import { createContext, use } from 'react';

/** What every page may need besides its own data. */
export interface Site extends SiteSettings {
  /** The UTC date of the first HTML. */
  readonly today: string;
}

export const SiteContext = createContext<Site | null>(null);

/** The operator's settings. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site === null) throw new Error('useSite needs a SiteContext');
  return site;
}
