import type { PageModule } from '../../site/match.ts';
import type { PageTable } from '../matchUrl.ts';
import { deskRoutes, roomRoutes, takeAlongRoutes } from './deskRoutes.ts';

/** The pages of those who run the site, rooms and what is taken along, with the code of all pages: which ones are theirs, the routes say. */
export const deskPages: PageTable = {
  routes: [...deskRoutes, ...roomRoutes, ...takeAlongRoutes],
  modules: import.meta.glob<PageModule>('../../pages/*/*Page.tsx', { import: 'page' }),
};
