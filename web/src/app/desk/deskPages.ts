import type { PageModule } from '../../site/match.ts';
import type { PageTable } from '../matchUrl.ts';
import { deskRoutes } from './deskRoutes.ts';

/** The pages of those who run the site, with their code. */
export const deskPages: PageTable = {
  routes: deskRoutes,
  modules: import.meta.glob<PageModule>(
    '../../pages/{account,admin,audit,construct,databaseStatus,edit,invitation,names,playTest,styleguide,team}/*Page.tsx',
    { import: 'page' },
  ),
};
