import type { PageModule } from '../../site/match.ts';
import type { PageTable } from '../matchUrl.ts';
import { deskRoutes, offlineRoutes, rareRoutes, roomRoutes } from './deskRoutes.ts';

/**
 * The pages of those who run the site, rooms, what is seldom opened, and the offline page, with the code of all pages:
 * which ones are theirs, the routes say.
 */
export const deskPages: PageTable = {
  routes: [...deskRoutes, ...roomRoutes, ...rareRoutes, ...offlineRoutes],
  modules: import.meta.glob<PageModule>('../../pages/*/*Page.tsx', { import: 'page' }),
};
