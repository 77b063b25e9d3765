import type { PageModule } from '../../site/match.ts';
import type { PageTable } from '../matchUrl.ts';
import { deskRoutes, roomRoutes } from './deskRoutes.ts';

/** The pages of those who run the site, and rooms, with the code of all pages: which ones are theirs, the routes say. */
export const deskPages: PageTable = {
  routes: [...deskRoutes, ...roomRoutes],
  modules: import.meta.glob<PageModule>('../../pages/*/*Page.tsx', { import: 'page' }),
};
